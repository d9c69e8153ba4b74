/** The way past the header for those who go by keyboard: the first thing on every page, out of sight until it has the focus. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
