import type { ComponentProps } from 'react';

/** A link that leaves the site: in a new tab, without opener and referrer, and announced to screen readers. */
export function ExternalLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
