import { useHead } from '@unhead/react';
import type { Graph } from 'schema-dts';
import { type PageFacts, pageHead } from './page-head.ts';
import { type GraphNode, pageGraph } from './structured-data.ts';

type Head = ReturnType<typeof pageHead>;

/** In the build: unhead writes the tags into the page's HTML. */
function BuiltTags({ head }: { head: Head }): null {
  useHead(head);
  return null;
}

/** In the browser: React adopts the tags that stand there, and changes them with the page. */
const LiveTags = ({ head: { title, link, meta } }: { head: Head }) => (
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

/** A page's head: title, description, canonical, robots, previews and JSON-LD. Every page renders exactly one. */
export const PageHead = (facts: PageFacts) => (
  <>
    <Tags head={pageHead(facts)} />
    <StructuredData node={pageGraph(facts)} />
  </>
);

/** Adds JSON-LD to the page. It goes when the component that renders it does. */
export function StructuredData({ node }: { node: GraphNode | Graph }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
