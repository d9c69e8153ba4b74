import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { testimonials } from '../../src/content/client-testimonials.ts';
import { founder, team } from '../../src/content/team.ts';
import { anyClient } from '../../src/states/any-client.ts';
import type { StateContent } from '../../src/states/schema.ts';
import { parseHtml } from '../read/built-pages.ts';

/** The build reads nothing else from index.html, and writes these files itself, so whatever an owner puts there would be lost. */
const shell = 'html, head, meta[charset], meta[name="viewport"], body, #root, script[src="/src/main.tsx"]';
const written: Record<string, string> = {
  _redirects: 'Put each old address into “moved” in infra/clean-urls.js',
  'robots.txt': 'Change it in scripts/build/site-files.ts',
  'sitemap.xml': 'Set “noindex” on a page that it must not list',
  'feed.xml': 'Change it in scripts/build/feed.ts',
  'llms.txt': 'Change it in scripts/build/site-files.ts',
  '.well-known/security.txt': 'Change it in scripts/build/site-files.ts',
};

const opening = ({ tagName, properties }: Element): string =>
  `<${[tagName, ...Object.entries(properties).map(([name, value]) => `${name}="${value}"`)].join(' ')}>`;

export const indexProblems = (html = readFileSync('index.html', 'utf8')): string[] =>
  selectAll(`:not(${shell})`, parseHtml(html)).map(
    (element) =>
      `index.html contains ${opening(element)}, which the build would drop. Delete it. For analytics, set VITE_ANALYTICS; for another service, see “Put a video, a calendar, or a chat on a page”: both are in docs/settings.md.`,
  );

export const publicProblems = (folder = 'public'): string[] =>
  Object.entries(written)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, fix]) => `${folder}/${file} would be overwritten, because the build writes it. Delete yours. ${fix}.`);

/** The names of the portraits that pages show. */
export const shownPortraits = (states: Iterable<StateContent>): Set<string | undefined> =>
  new Set([
    ...[founder, ...team, anyClient].map(({ image }) => image),
    ...testimonials.map(({ portrait }) => portrait),
    ...[...states].map((state) => (state.kind === 'template' ? state.client : state.testimonial)?.image),
  ]);

/** Portraits that no page can show. `folders` contain the drawings, and the photos that replace them. */
export const portraitProblems = (
  shown: ReadonlySet<string | undefined>,
  folders = ['public/portraits', 'src/assets/portraits'],
): string[] =>
  folders.flatMap((folder) => {
    const files = readdirSync(folder).filter((file) => file !== 'README.md' && !file.startsWith('.'));
    return files.flatMap((file, index) => {
      const { name, ext } = parse(file);
      const path = `${folder}/${file}`;
      if (/^\.hei[cf]$/i.test(ext))
        return `${path}: browsers cannot show HEIC photos. Export it as JPEG, and delete this file.`;
      if (!/^\.(?:jpe?g|png|webp|svg)$/i.test(ext))
        return `${path}: a portrait is a .jpg, .png, or .webp file. Convert or delete it.`;
      if (!shown.has(name))
        return `${path}: no one in src/content has the image or portrait '${name}'. Rename the file, name it there, or delete it.`;
      if (files.slice(0, index).some((other) => parse(other).name === name))
        return `${path}: there is a second photo named ${name}. Delete one of the two.`;
      return [];
    });
  });
