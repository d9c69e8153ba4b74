import { Children, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ExternalLink } from '../links/external-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import type { SiteHref } from '../site/paths.ts';
import { ArrowIcon, ExternalIcon } from './icon.tsx';

const buttonVariants = {
  primary: 'button-primary',
  secondary: 'button-secondary sweep',
  ink: 'button-ink',
};

type ButtonVariant = keyof typeof buttonVariants;

/** A page has at most three `primary` buttons: in the hero, at the price, and at the end. */
export const buttonClass = (variant: ButtonVariant, small = false): string =>
  `button ${buttonVariants[variant]} ${small ? 'min-h-11 px-[min(1rem,3vw)] py-2' : 'min-h-13 px-[min(1.5rem,3vw)] py-3'}`;

export const ExternalButton = ({
  href,
  variant = 'primary',
  children,
}: {
  href: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) => (
  <ExternalLink href={href} className={buttonClass(variant)}>
    {/* In the text, so that it follows the last word of two lines. */}
    <span>
      {children} <ExternalIcon className="ml-1 inline-block" />
    </span>
  </ExternalLink>
);

export const PageButton = ({
  to,
  variant = 'secondary',
  children,
}: {
  to: SiteHref;
  variant?: ButtonVariant;
  children: ReactNode;
}) => (
  <PageLink to={to} prefetchInView className={buttonClass(variant)}>
    {children}
  </PageLink>
);

/** Keeps an arrow with the last word of a wrapped link, because it takes room only in the link’s padding. */
const afterText = '-mr-5 ml-2 inline-block';

/** A text link with an arrow. `to` is a page of this site, `href` an address on another one. */
export function TextLink({ children, ...target }: { children: ReactNode } & ({ to: SiteHref } | { href: string })) {
  const className = 'inline-block min-h-11 py-2 pr-5 text-link print:hidden';
  return 'to' in target ? (
    <PageLink {...target} className={className}>
      {children}
      <ArrowIcon className={afterText} />
    </PageLink>
  ) : (
    <ExternalLink {...target} className={className}>
      {children}
      <ExternalIcon className={afterText} />
    </ExternalLink>
  );
}

/** A row of buttons. On phones each takes the full width. */
export const Actions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div
    className={cn(
      'flex flex-wrap items-center gap-x-4 gap-y-3 max-[30rem]:*:w-full lg:gap-y-5 print:contents',
      className,
    )}
  >
    {/* The layout keeps these words apart. Copied text and the Markdown version need the blank. */}
    {Children.toArray(children).map((child) => [child, ' '])}
  </div>
);
