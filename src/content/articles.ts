import { type ArticleFacts, newestFirst } from './article-facts.ts';

const files = import.meta.glob<ArticleFacts | undefined>('./articles/*.mdx', {
  query: '?facts',
  import: 'default',
  eager: true,
});

/** All articles, newest first, without their words. */
export const articles: readonly ArticleFacts[] = Object.values(files)
  .flatMap((facts) => facts ?? [])
  .sort(newestFirst);

/** How many the Resources page shows. */
export const teaserCount = 6;

/** The list of all of them has a page once the Resources page no longer shows them all. */
export const hasListPage = articles.length > teaserCount;

export const articlePaths = [...articles.map(({ path }) => path), ...(hasListPage ? ['/resources/articles'] : [])];
