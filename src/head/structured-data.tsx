import { useHead } from '@unhead/react';
import type { Graph } from 'schema-dts';
import type { GraphNode } from './graph.ts';

/** Adds JSON-LD to the page. It goes when the component that renders it does. */
export function StructuredData({ node }: { node: GraphNode | Graph }): null {
  const innerHTML = JSON.stringify({ '@context': 'https://schema.org', ...node });
  useHead({ script: [{ type: 'application/ld+json', innerHTML }] });
  return null;
}
