import type { ComponentProps, ReactNode } from 'react';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, OutIcon } from './icon.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

/**
 * A link to a page of this site. It is a plain anchor: one listener follows them all in the app (layout/navigation.ts),
 * also those of a page that is not hydrated yet. `reload` loads the document anew, as the specification asks for some.
 */
export function PageLink({ to, reload, children, ...props }: AnchorProps & { to: SitePath; reload?: boolean }) {
  return (
    <a href={to} data-reload={reload || undefined} {...props}>
      {children}
    </a>
  );
}

/**
 * A link that leaves the site: new tab, no opener, no referrer, and screen readers are told, since they cannot see the
 * arrow.
 */
export function OutLink({ href, children, ...props }: AnchorProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  );
}

/** A link to an element of the same page. It scrolls and moves the focus there (layout/navigation.ts). */
export function AnchorLink({ to, children, ...props }: AnchorProps & { to: `#${string}` }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}

type Look = 'go' | 'alt' | 'ink';

/** The class list of a button. `go` is the red one, of which a view has one besides the header's. */
export const buttonClass = (look: Look, small = false): string => `btn btn--${look}${small ? ' btn--sm' : ''}`;

/** The red button, which leaves the site, with the outbound arrow. */
export function OutButton({ children, ...props }: AnchorProps & { href: string }) {
  return (
    <OutLink className={buttonClass('go')} {...props}>
      {children}
      <OutIcon />
    </OutLink>
  );
}

/** A button that leads to a page of this site. */
export function PageButton({ look = 'alt', ...props }: AnchorProps & { to: SitePath; look?: Look }) {
  return <PageLink className={buttonClass(look)} {...props} />;
}

/** A text link with an arrow: inside the site by `to`, out of it by `href`. */
export function TextLink({
  children,
  ...props
}: { to: SitePath; children: ReactNode } | { href: string; children: ReactNode }) {
  return 'to' in props ? (
    <PageLink className="tl" to={props.to}>
      {children}
      <ArrowIcon />
    </PageLink>
  ) : (
    <OutLink className="tl" href={props.href}>
      {children}
      <OutIcon />
    </OutLink>
  );
}
