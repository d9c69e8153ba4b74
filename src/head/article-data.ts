import type { BlogPosting, Person } from 'schema-dts';
import { brand } from '../site/brand.ts';
import { absoluteUrl, shareImagePath } from './page-head.ts';
import { organizationId, pageId } from './structured-data.ts';

/** Noon in UTC is the same day in every state. */
const noon = (day: string): string => `${day}T12:00:00Z`;

const personNode = ({ name, role }: { name: string; role: string }): Exclude<Person, string> => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  url: absoluteUrl('/about#team'),
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
  words: number;
  author: { name: string; role: string };
}): Exclude<BlogPosting, string> => ({
  '@type': 'BlogPosting',
  '@id': absoluteUrl(`${article.path}#article`),
  headline: article.headline,
  description: article.description,
  articleSection: article.section,
  datePublished: noon(article.published),
  dateModified: noon(article.updated),
  wordCount: article.words,
  image: [absoluteUrl(shareImagePath(article.path))],
  inLanguage: brand.language,
  author: personNode(article.author),
  publisher: { '@id': organizationId },
  mainEntityOfPage: { '@id': pageId(article.path) },
});
