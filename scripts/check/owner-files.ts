import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { parseHtml } from '../read/built-pages.ts';

/** The build reads nothing else from index.html, and writes these files itself, so that what an owner puts there would be lost. */
const shell = 'html, head, meta[charset], meta[name="viewport"], body, #root, script[src="/src/main.tsx"]';
const written: Record<string, string> = {
  _redirects: 'Put each old address into “moved” in infra/clean-urls.js',
  'robots.txt': 'Change it in scripts/build/site-files.ts',
  'sitemap.xml': 'Set “noindex” on a page that it must not list',
  'llms.txt': 'Change it in scripts/build/site-files.ts',
  '.well-known/security.txt': 'Change it in scripts/build/site-files.ts',
};

const opening = ({ tagName, properties }: Element): string =>
  `<${[tagName, ...Object.entries(properties).map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;

export const indexProblems = (html: string): string[] =>
  selectAll(`:not(${shell})`, parseHtml(html)).map(
    (element) =>
      `index.html contains ${opening(element)}, which the build would drop. Delete it. For analytics, set VITE_ANALYTICS; for another service, see “Put a video, a calendar, or a chat on a page”: both are in docs/settings.md.`,
  );

export const publicProblems = (folder: string): string[] =>
  Object.entries(written)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, fix]) => `${folder}/${file} would be overwritten, because the build writes it. Delete yours. ${fix}.`);

/** @throws One error that names each thing that the build would drop without a word, and where it belongs. */
export function checkOwnerFiles(): void {
  const problems = [...indexProblems(readFileSync('index.html', 'utf8')), ...publicProblems('public')];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
