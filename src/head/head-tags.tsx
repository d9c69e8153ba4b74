import { useHead } from '@unhead/react';
import { type PageFacts, pageHead } from './page-head.ts';
import { PageRecorder } from './structured-data.tsx';

/** A page's head: title, description, canonical, robots and previews. Every page renders exactly one. */
export function PageHead(facts: PageFacts) {
  useHead(pageHead(facts));
  return import.meta.env.SSR && <PageRecorder facts={facts} />;
}
