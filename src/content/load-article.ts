import type { ComponentType } from 'react';
import { throwChunkLoadError } from '../lib/chunk-load-error.ts';
import type { ArticleOnPage } from './article-facts.ts';

export interface ArticleModule {
  /** The words. `components` replace the tags, and are those that the words may use. */
  default: ComponentType<{ components: object }>;
  /** A build has nothing of a draft. */
  article?: ArticleOnPage;
}

/** Each article’s words are a module, found by its file name: adding a file adds a page. */
const modules = import.meta.glob<ArticleModule>('./articles/*.mdx');

/** Kept for the visit, including failures: a component that suspends must get the same promise again. */
const requests = new Map<string, Promise<ArticleModule>>();

/** The words of the article at a path, if there is one, fetched once. @throws ChunkLoadError if they cannot be fetched. */
export function loadArticleAt(path: string): Promise<ArticleModule> | undefined {
  const load = modules[path.replace('/resources/', './articles/').concat('.mdx')];
  if (!load) return undefined;
  const request = requests.get(path) ?? load().catch(throwChunkLoadError);
  requests.set(path, request);
  return request;
}
