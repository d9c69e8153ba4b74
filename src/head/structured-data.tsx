import { useUnhead } from '@unhead/react';
import type { Graph } from 'schema-dts';
import { type GraphNode, pageGraph } from './graph.ts';
import type { PageFacts } from './page-head.ts';

interface PageRecord {
  facts?: PageFacts;
  nodes: GraphNode[];
}

/** What the components of a page said while it was rendered, by the page's own head. Build only. */
const records = new WeakMap<object, PageRecord>();

function recordOf(head: object): PageRecord {
  let record = records.get(head);
  if (!record) {
    record = { nodes: [] };
    records.set(head, record);
  }
  return record;
}

/**
 * Adds a node to the page's JSON-LD graph, which is for readers of the prerendered HTML only. Render it as
 * `{import.meta.env.SSR && <StructuredData node={…} />}`: the browser's build then drops it with all that it needs.
 */
export function StructuredData({ node }: { node: GraphNode }): null {
  recordOf(useUnhead()).nodes.push(node);
  return null;
}

/**
 * Keeps the page's facts for its WebPage node. Build only, like `StructuredData`. Every page renders it first, so a page
 * that is rendered a second time (React had to wait for something) starts afresh.
 */
export function PageRecorder({ facts }: { facts: PageFacts }): null {
  records.set(useUnhead(), { facts, nodes: [] });
  return null;
}

/**
 * The graph of the page that was rendered under `head`.
 * @param name What the page is called, as it stands in the built HTML.
 * @throws If the page rendered no `<PageHead>`.
 */
export function graphOf(head: object, name: string): Graph {
  const { facts, nodes } = recordOf(head);
  if (!facts) throw new Error('The page has no head: render one <PageHead> in it (src/head/head-tags.tsx).');
  return pageGraph(facts, name, nodes);
}
