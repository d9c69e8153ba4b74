import { absoluteUrl, markdownPath } from '../../src/head/page-head.ts';
import { brand } from '../../src/site/brand.ts';
import type { PageHead } from '../checks/built-pages.ts';

/** Where a page is listed: below the first of these that its path begins with, others at the top. */
const sections = {
  Services: /^\/services(\/|$)/,
  States: /^\/states(\/|$)/,
  // The format's own name for what may be skipped.
  Optional: /^\/(privacy-policy|terms-of-service)$/,
};
const sectionOf = ({ path }: PageHead): string =>
  Object.entries(sections).find(([, paths]) => paths.test(path))?.[0] ?? 'The agency';

/**
 * llms.txt (llmstxt.org): who we are, and the Markdown version of every page that may be found, with its description.
 * @param pages In the order of the route table.
 */
export function llmsTxt(pages: readonly PageHead[]): string {
  const listed = pages.filter((page) => page.indexable);
  const blocks = ['The agency', ...Object.keys(sections)].flatMap((heading) => {
    const own = listed.filter((page) => sectionOf(page) === heading);
    return own.length > 0 ? [`## ${heading}\n\n${own.map(entry).join('\n')}`] : [];
  });
  return `${[`# ${brand.name}`, `> ${brand.blurb}`, ...blocks].join('\n\n')}\n`;
}

const entry = ({ path, title, description }: PageHead): string =>
  `- [${title}](${absoluteUrl(markdownPath(path))}): ${description}`;
