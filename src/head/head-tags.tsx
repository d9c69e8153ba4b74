import { useHead } from '@unhead/react';
import type { Graph } from 'schema-dts';
import { type GraphNode, pageGraph } from './graph.ts';
import { type PageFacts, pageHead } from './page-head.ts';

/** A page's head: title, description, canonical, robots, previews and JSON-LD. Every page renders exactly one. */
export function PageHead(facts: PageFacts) {
  useHead(pageHead(facts));
  return <StructuredData node={pageGraph(facts)} />;
}

/** Adds JSON-LD to the page. It goes when the component that renders it does. */
export function StructuredData({ node }: { node: GraphNode | Graph }): null {
  const innerHTML = JSON.stringify({ '@context': 'https://schema.org', ...node });
  useHead({ script: [{ type: 'application/ld+json', innerHTML }] });
  return null;
}
