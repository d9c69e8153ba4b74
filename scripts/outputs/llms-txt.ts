import { absoluteUrl, markdownPath } from '../../src/head/page-head.ts';
import { brand } from '../../src/site/brand.ts';
import type { PageHead } from '../checks/built-pages.ts';

/** Where a page is listed: by the first part of its path if that has pages below it, the legal texts last. */
const sections = [
  { heading: 'Services', holds: (path: string) => /^\/services(\/|$)/.test(path) },
  { heading: 'States', holds: (path: string) => /^\/states(\/|$)/.test(path) },
  // The format's own name for what may be skipped.
  { heading: 'Optional', holds: (path: string) => /^\/(privacy-policy|terms-of-service)$/.test(path) },
];

/**
 * llms.txt (llmstxt.org): who we are, and the Markdown version of every page that may be found, with its description.
 * @param pages In the order of the route table.
 */
export function llmsTxt(pages: readonly PageHead[]): string {
  const listed = pages.filter((page) => page.indexable);
  const own = listed.filter(({ path }) => !sections.some(({ holds }) => holds(path)));
  const blocks = [
    { heading: 'The agency', of: own },
    ...sections.map(({ heading, holds }) => ({ heading, of: listed.filter(({ path }) => holds(path)) })),
  ].filter(({ of }) => of.length > 0);
  return [
    `# ${brand.name}`,
    `> ${brand.blurb}`,
    ...blocks.map(({ heading, of }) => `## ${heading}\n\n${of.map(entry).join('\n')}`),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

const entry = ({ path, title, description }: PageHead): string =>
  `- [${title}](${absoluteUrl(markdownPath(path))}): ${description}`;
