import { AnchorLink } from '../ui/link.tsx';

/** The way past the header for keyboard users: the first thing on every page, out of sight until it has the focus. */
export function SkipLink() {
  return (
    <AnchorLink className="skip" to="#main">
      Skip to content
    </AnchorLink>
  );
}
