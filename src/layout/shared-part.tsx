import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { PrerenderedPart } from '../head/prerendered-page.ts';

/*
 * The header and the footer are the same on thousands of pages, and rendering them would be half of a page's work. The
 * build renders them once and pastes them into the other pages. The browser knows nothing of it.
 */

/** HTML of the parts that were rendered, by element and variant. */
const known = new Map<string, { html: string }>();

/** The parts that a page renders itself, by its path. */
const rendered = new Map<string, Set<string>>();

/** The tests build once without sharing, which must come to the same bytes (scripts/check-reproducible.ts). */
// biome-ignore lint/style/noRestrictedGlobals: only the prerender in Node gets as far as that.
const isOff = import.meta.env.SSR && process.env.SHARED_PARTS === 'off';

interface SharedPartProps {
  /** The part's outermost element, of which a page has one. */
  element: 'header' | 'footer';
  /** What the part depends on: pages of one variant get the same HTML. Without one the part is the page's own. */
  variant: string | false | undefined;
  children: ReactNode;
}

/** Renders its children or, in the build, a mark in their place once their HTML is known. */
export function SharedPart({ element, variant, children }: SharedPartProps): ReactNode {
  if (!import.meta.env.SSR || isOff || !variant) return children;
  return <RenderedOnce part={`${element} ${variant}`}>{children}</RenderedOnce>;
}

function RenderedOnce({ part, children }: { part: string; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  if (known.has(part)) return <template data-part={part} />;
  rendered.set(pathname, (rendered.get(pathname) ?? new Set()).add(part));
  return children;
}

/** A page as it was rendered, with the known parts in their places. Learns those that it has rendered itself. Build only. */
export function withSharedParts(html: string, pathname: string): PrerenderedPart[] {
  for (const part of rendered.get(pathname) ?? []) {
    // Another page may have come first.
    if (known.has(part)) continue;
    const [element] = part.split(' ');
    const end = `</${element}>`;
    const start = html.indexOf(`<${element} `);
    if (start < 0)
      throw new Error(`${pathname} has no <${element}>, which its layout shares (src/layout/shared-part.tsx).`);
    known.set(part, { html: html.slice(start, html.indexOf(end, start) + end.length) });
  }
  rendered.delete(pathname);
  // Every second piece is the name of a part, which stood in a mark.
  return html
    .split(/<template data-part="([^"]*)"><\/template>/)
    .map((piece, index) => (index % 2 === 0 ? piece : (known.get(piece) as { html: string })));
}
