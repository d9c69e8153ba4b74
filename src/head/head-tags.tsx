import { useHead, useUnhead } from '@unhead/react';
import type { Graph } from 'schema-dts';
import { type PageFacts, pageHead } from './page-head.ts';
import { type GraphNode, pageGraph } from './structured-data.ts';

interface Tags {
  tags: ReturnType<typeof pageHead>;
}

/** In the build, unhead writes the tags into the page's HTML. */
function BuiltTags({ tags }: Tags): null {
  const isSecond = [...useUnhead().entries.values()].some(({ input }) => input.title);
  if (isSecond) throw new Error(`“${tags.title}” is the second <PageHead> of a page. Remove one.`);
  useHead(tags);
  return null;
}

/** In the browser, React adopts them and changes them with the page: unhead's client would cost every visitor 5 KB. */
const LiveTags = ({ tags: { title, link, meta } }: Tags) => (
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

const Tags = import.meta.env.SSR ? BuiltTags : LiveTags;

/** A page's head: title, description, canonical, robots, previews, and JSON-LD. Every page renders exactly one. */
export const PageHead = (facts: PageFacts) => (
  <>
    <Tags tags={pageHead(facts)} />
    <StructuredData node={pageGraph(facts)} />
  </>
);

/** Adds JSON-LD to the page for as long as the component that renders it is shown. */
export function StructuredData({ node }: { node: GraphNode | Graph }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
