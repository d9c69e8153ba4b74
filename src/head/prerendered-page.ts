import type { Graph } from 'schema-dts';
import type { ResolvableHead, SSRHeadPayload, Unhead } from 'unhead/types';

/** What main.tsx hands to the build with each rendered page, on the engine's context. */
export interface PrerenderedPage {
  head: Unhead<ResolvableHead, SSRHeadPayload>;
  /** The page's JSON-LD graph, given its name as it stands in the built HTML. */
  graph: (name: string) => Graph;
  /** The page's HTML in parts, among them those that it shares with other pages (src/layout/shared-part.tsx). */
  complete: (html: string) => PrerenderedPart[];
}

/** A page's own HTML, or what it shares: the same object on each of the pages. */
export type PrerenderedPart = string | { readonly html: string };
