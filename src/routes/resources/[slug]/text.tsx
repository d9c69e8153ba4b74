import type { ComponentProps, ReactNode } from 'react';
import { Copy } from '../../../copy/copy.tsx';
import { AnchorLink } from '../../../links/anchor-link.tsx';
import { ExternalLink } from '../../../links/external-link.tsx';
import { PageLink } from '../../../links/page-link.tsx';
import { BookingButton } from '../../../sections/call-to-action.tsx';
import type { SiteHref } from '../../../site/paths.ts';
import { FigureCaption } from '../../../ui/exhibit.tsx';
import { SampleLabel } from '../../../ui/section.tsx';
import { Contents, ContentsLine } from './contents.tsx';

interface Content {
  children?: ReactNode;
}

// Those in small letters are how Markdown is set, together with src/styles/article.css.

/** The words, which the feed has in full (scripts/build/feed.ts). */
const article = ({ children }: Content) => (
  <article className="article-text words min-w-0 max-w-text lg:order-first">{children}</article>
);

function a({ href, ...link }: ComponentProps<'a'> & { 'data-footnote-ref'?: boolean }) {
  // Where the address of a heading leads.
  if (href === undefined) return <a {...link} />;
  if ('data-footnote-ref' in link)
    return (
      <AnchorLink
        {...link}
        to={href as `#${string}`}
        aria-label={`Note ${link.children}`}
        className="relative z-1 -mx-2 px-2.5 py-2 font-sans text-action text-xs/0 no-underline -outline-offset-2 hover:underline print:text-inherit"
      />
    );
  // The way back from a note.
  if (href.startsWith('#'))
    return (
      <AnchorLink
        {...link}
        to={href as `#${string}`}
        className="-my-1 inline-block min-h-6 min-w-6 text-center print:hidden"
      />
    );
  if (href.startsWith('/')) return <PageLink {...link} className="text-link" to={href as SiteHref} />;
  return <ExternalLink {...link} className="text-link" href={href} />;
}

const blockquote = ({ children }: Content) => (
  <blockquote className="grid gap-3 border border-ink bg-card px-4 py-3">{children}</blockquote>
);

/** Scrolls where larger text makes it too wide. */
const table = ({ children }: Content) => (
  <div className="overflow-x-auto">
    <table>{children}</table>
  </div>
);

const thead = ({ children }: Content) => <thead className="border-ink border-b-2 align-bottom">{children}</thead>;

/** The notes. */
const section = ({ children }: Content) => (
  <section className="footnotes rule-top mt-10 pt-4 text-ink-2 text-note">{children}</section>
);

/** The corner of a table may be empty. */
const th = ({ children, ...cell }: ComponentProps<'th'>) =>
  children ? (
    <th {...cell} scope="col">
      {children}
    </th>
  ) : (
    <td />
  );

/** The boxes of a checklist are drawn, because a ticked one would be forgotten. */
const input = () => null;

/** A table or a drawing with its caption. `label` says what is invented in it. */
const Figure = ({ caption, label, children }: Content & { caption: string; label?: string }) => (
  <figure>
    {label && <SampleLabel className="mb-4">{label}</SampleLabel>}
    {children}
    <FigureCaption className="mt-3">
      <Copy text={caption} />
    </FigureCaption>
  </figure>
);

/** A table whose other columns are compared: on a phone, they stay side by side below the first. */
const Compared = ({ children }: Content) => <div className="compared">{children}</div>;

const PullQuote = ({ children }: Content) => (
  <blockquote className="rule-top border-ink border-b py-5 font-serif text-h3/snug">{children}</blockquote>
);

const Stars = ({ of }: { of: number }) => (
  <span role="img" aria-label={`${of} of 5 stars`} className="text-ink-2">
    {'★'.repeat(of) + '☆'.repeat(5 - of)}
  </span>
);

const CallToAction = ({ children }: Content) => (
  <div className="my-8! grid justify-items-start gap-5 border border-ink bg-card p-5 sm:p-8 print:hidden">
    <p className="text-balance font-serif font-sub text-xl/tight">{children}</p>
    <BookingButton />
  </div>
);

/** The frame of an article’s words, and the components that they may use. */
export const textComponents = {
  Contents,
  ContentsLine,
  article,
  a,
  blockquote,
  table,
  thead,
  th,
  section,
  input,
  Figure,
  Compared,
  PullQuote,
  Stars,
  CallToAction,
};
