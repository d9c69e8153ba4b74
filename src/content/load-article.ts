import type { ComponentType } from 'react';
import { fetchedOnce } from '../lib/fetched-once.ts';
import type { ArticleOnPage } from './article-facts.ts';

export interface ArticleModule {
  /** The words. `components` replace the tags, and are those that the words may use. */
  default: ComponentType<{ components: object }>;
  /** A build has nothing of a draft. */
  article?: ArticleOnPage;
}

/** Each article is a module, found by its file name: adding a file adds a page. */
const modules = import.meta.glob<ArticleModule>('./articles/*.mdx');

const load = fetchedOnce((file: string) => (modules[file] as () => Promise<ArticleModule>)());

/** The article at a path, if there is one. @throws ChunkLoadError if they cannot be fetched. */
export function loadArticleAt(path: string): Promise<ArticleModule> | undefined {
  const file = path.replace('/resources/', './articles/').concat('.mdx');
  return file in modules ? load(file) : undefined;
}
