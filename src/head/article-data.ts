import type { BlogPosting, Person } from 'schema-dts';
import type { Author } from '../content/article-facts.ts';
import { brand } from '../site/brand.ts';
import { absoluteUrl, noon, shareImagePath } from './page-facts.ts';
import { organizationId, pageId } from './structured-data.ts';

const personNode = ({ id, name, role }: Author): Exclude<Person, string> => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  url: absoluteUrl(`/about#${id}`),
  worksFor: { '@id': organizationId },
});

/** An article, as its page shows it. */
export const blogPosting = (article: {
  path: string;
  headline: string;
  description: string;
  section: string;
  published: string;
  updated: string;
  wordCount: number;
  author: Author;
}): Exclude<BlogPosting, string> => ({
  '@type': 'BlogPosting',
  '@id': absoluteUrl(`${article.path}#article`),
  headline: article.headline,
  description: article.description,
  articleSection: article.section,
  datePublished: noon(article.published),
  dateModified: noon(article.updated),
  wordCount: article.wordCount,
  image: [absoluteUrl(shareImagePath(article.path))],
  inLanguage: brand.language,
  author: personNode(article.author),
  publisher: { '@id': organizationId },
  mainEntityOfPage: { '@id': pageId(article.path) },
});
