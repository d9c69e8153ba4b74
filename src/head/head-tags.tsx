import { useHead } from '@unhead/react';
import { pageGraph } from './graph.ts';
import { type PageFacts, pageHead } from './page-head.ts';
import { StructuredData } from './structured-data.tsx';

/** A page's head: title, description, canonical, robots, previews and JSON-LD. Every page renders exactly one. */
export function PageHead(facts: PageFacts) {
  useHead(pageHead(facts));
  return <StructuredData node={pageGraph(facts)} />;
}
