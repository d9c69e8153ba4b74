import { useHead } from '@unhead/react';
import { createContext, use } from 'react';
import type { Graph } from 'schema-dts';
import type { ResolvableHead, SSRHeadPayload, Unhead } from 'unhead/types';
import { type PageFacts, pageHead } from './page-head.ts';
import { type GraphNode, pageGraph } from './structured-data.ts';

/** What a page hands to the build along with its HTML. */
export interface PrerenderedPage {
  head: Unhead<ResolvableHead, SSRHeadPayload>;
  /** Set by the page's `<PageHead>`. */
  facts?: PageFacts;
}

/** The page that is being prerendered. The browser has none. */
export const PrerenderContext = createContext<PrerenderedPage | null>(null);

/** In the build: unhead writes the tags into the page's HTML, and the facts go into the sitemap and the other lists. */
function BuiltTags({ facts }: { facts: PageFacts }): null {
  const page = use(PrerenderContext);
  if (page?.facts) throw new Error(`${facts.path} has two <PageHead>. Remove one.`);
  // Safe here only: the build renders each page once.
  if (page) page.facts = facts;
  useHead(pageHead(facts));
  return null;
}

/** In the browser: React adopts the tags from the HTML and updates them after each navigation. */
function LiveTags({ facts }: { facts: PageFacts }) {
  const { title, link, meta } = pageHead(facts);
  return (
    <>
      <title>{title}</title>
      {link.map((attributes) => (
        <link key={attributes.rel} {...attributes} />
      ))}
      {meta.map((attributes) => (
        <meta key={'name' in attributes ? attributes.name : attributes.property} {...attributes} />
      ))}
    </>
  );
}

const Tags = import.meta.env.SSR ? BuiltTags : LiveTags;

/** A page's head: title, description, canonical, robots, previews, and JSON-LD. Every page renders exactly one. */
export const PageHead = (facts: PageFacts) => (
  <>
    <Tags facts={facts} />
    <StructuredData node={pageGraph(facts)} />
  </>
);

/** Adds JSON-LD to the page for as long as the component that renders it is shown. */
export function StructuredData({ node }: { node: GraphNode | Graph }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
