/** The way past the header for keyboard users: the first thing on every page, out of sight until it has the focus. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to content
    </a>
  );
}
