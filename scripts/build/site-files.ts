import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl, markdownPath, type PageFacts, shareImagePath } from '../../src/head/page-facts.ts';
import { brand } from '../../src/site/brand.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { settings } from '../../src/site/settings.ts';

/**
 * Writes the files that machines read about the site, all of them derived from its pages.
 * @param pages Those that search engines may list.
 * @param downloads File names by path.
 */
export async function writeSiteFiles(
  pages: readonly PageFacts[],
  downloads: ReadonlyMap<string, string>,
  distDir: string,
): Promise<void> {
  const found = inOrder(pages);
  const files = {
    'sitemap.xml': await sitemapXml(found),
    'robots.txt': robotsTxt(),
    'llms.txt': llmsTxt(found, downloads),
    '.well-known/security.txt': securityTxt(),
  };
  mkdirSync(join(distDir, '.well-known'), { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(distDir, path), text);
}

/** Registry order first; states and articles follow alphabetically. */
function inOrder(pages: readonly PageFacts[]): PageFacts[] {
  const order: readonly string[] = pagePaths;
  const rank = ({ path }: PageFacts) => (order.includes(path) ? order.indexOf(path) : order.length);
  return [...pages].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}

async function sitemapXml(pages: readonly PageFacts[]): Promise<string> {
  const items = pages.map(
    ({ path, updated }): SitemapItemLoose => ({
      url: path,
      lastmod: updated,
      img: path.startsWith('/states') ? [{ url: absoluteUrl(shareImagePath(path)) }] : [],
    }),
  );
  const stream = new SitemapStream({
    hostname: settings.siteOrigin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  return `${await streamToPromise(Readable.from(items).pipe(stream))}\n`;
}

/** The crawlers of AI products. All may read everything, because we sell being cited in answers. */
const aiCrawlers = {
  GPTBot: 'OpenAI, training',
  'OAI-SearchBot': 'OpenAI, search in ChatGPT',
  'ChatGPT-User': 'OpenAI, on a user’s request',
  ClaudeBot: 'Anthropic, training',
  'Claude-SearchBot': 'Anthropic, search',
  'Claude-User': 'Anthropic, on a user’s request',
  PerplexityBot: 'Perplexity, search',
  'Google-Extended': 'Google, Gemini',
  'Applebot-Extended': 'Apple, training',
  CCBot: 'Common Crawl',
};

function robotsTxt(): string {
  const groups = Object.entries(aiCrawlers).map(([token, by]) => `# ${by}\nUser-agent: ${token}\nAllow: /`);
  return `${['User-agent: *\nAllow: /', ...groups, `Sitemap: ${settings.siteOrigin}/sitemap.xml`].join('\n\n')}\n`;
}

const sections = {
  Services: /^\/services(\/|$)/,
  Articles: /^\/resources\/./,
  States: /^\/states(\/|$)/,
  // The format’s own name for links that may be skipped.
  Optional: /^\/(privacy-policy|terms-of-service)$/,
};
const sectionOf = ({ path }: PageFacts): string =>
  Object.entries(sections).find(([, paths]) => paths.test(path))?.[0] ?? 'The agency';

/** llms.txt (llmstxt.org): who we are, the Markdown version of every page with its description, and the files to download. */
function llmsTxt(pages: readonly PageFacts[], downloads: ReadonlyMap<string, string>): string {
  const blocks = ['The agency', ...Object.keys(sections)].flatMap((heading) => {
    const entries = pages
      .filter((page) => sectionOf(page) === heading)
      .map(({ path, title, description }) => `- [${title}](${absoluteUrl(markdownPath(path))}): ${description}`);
    return entries.length > 0 ? [`## ${heading}\n\n${entries.join('\n')}`] : [];
  });
  const files = [...downloads].map(([path, fileName]) => `- [${fileName}](${absoluteUrl(path)})`);
  return `${[`# ${brand.name}`, `> ${brand.blurb}`, ...blocks, `## Downloads\n\n${files.join('\n')}`].join('\n\n')}\n`;
}

/** /.well-known/security.txt, which must expire within a year (RFC 9116); at midnight, so that two builds of one day are alike. */
function securityTxt(): string {
  const expires = new Date(new Date().setUTCHours(360 * 24, 0, 0, 0));
  return `Contact: mailto:${settings.contactTo}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${settings.siteOrigin}/.well-known/security.txt
`;
}
