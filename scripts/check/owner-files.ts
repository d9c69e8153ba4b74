import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import sharp from 'sharp';
import { isFile, resolveAddress } from '../../infra/clean-urls.js';
import { testimonials } from '../../src/content/client-testimonials.ts';
import { founder, team } from '../../src/content/team.ts';
import { anyClient } from '../../src/states/any-client.ts';
import type { StateRecord } from '../../src/states/state-record.ts';
import { parseHtml } from '../read/built-pages.ts';

/** The build reads nothing else from index.html, and writes these files itself, so an owner’s additions to them would be lost. */
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

export const publicProblems = (folder = 'public'): string[] => [
  ...Object.entries(written)
    .filter(([file]) => existsSync(join(folder, file)))
    .map(([file, fix]) => `${folder}/${file} would be overwritten, because the build writes it. Delete yours. ${fix}.`),
  ...filesIn(folder).flatMap((file) => {
    const problem = nameProblem(file) ?? sizeProblem(join(folder, file)) ?? formatProblem(join(folder, file));
    return problem ? [`${folder}/${file}: ${problem}`] : [];
  }),
];

/** The files of a folder and its folders, with `/` between them on every system. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** Why no visitor would get a file of this name. */
function nameProblem(file: string): string | undefined {
  // Netlify refuses the whole deployment for the first two, Windows the checkout for most of the others.
  const [character] = /[#?%*:|"<>]/.exec(file) ?? [];
  if (character) return `hosts refuse a name with ${character} in it. Rename the file, and correct the links to it.`;
  const address = encodeURI(`/${file}`);
  const { location = address } = resolveAddress('', address, {});
  if (isFile(address) && resolveAddress('', location, {}).file !== address)
    return `its address would lead to ${location}. Give it a name in lower case without spaces at its ends, and call no page index.html.`;
  return undefined;
}

const sizeLimits = [
  {
    kind: 'picture',
    files: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
    most: 500, // KB
    fix: 'Make it smaller, or let the build do that: docs/recipes.md, “A picture on a page”.',
  },
  {
    kind: 'video',
    files: /\.(?:mp4|webm)$/i,
    // Cloudflare Pages takes no larger file.
    most: 25 * 1024,
    fix: 'Export it shorter or at 720p, or show it from YouTube: docs/settings.md.',
  },
  {
    kind: 'document',
    files: /\.pdf$/i,
    most: 10 * 1024,
    fix: 'Export it with smaller pictures.',
  },
];

function sizeProblem(path: string): string | undefined {
  const size = Math.round(statSync(path).size / 1024);
  const limit = sizeLimits.find(({ files }) => files.test(path));
  if (!limit || size <= limit.most) return;
  return `the ${limit.kind} has ${size} KB, and visitors’ phones get it as it is (at most ${limit.most}). ${limit.fix}`;
}

/** How files begin that browsers can play. */
const formats = [
  { files: /\.mp4$/i, begins: /^.{4}ftyp/s, fix: 'It is no MP4 video. Export it again, as H.264.' },
  { files: /\.webm$/i, begins: /^.E\xDF\xA3/, fix: 'It is no WebM video. Export it again.' },
  {
    files: /\.vtt$/i,
    begins: /^(?:\xEF\xBB\xBF)?WEBVTT/,
    fix: 'Its first line is not WEBVTT, so no captions show. Export them as WebVTT.',
  },
];

const formatProblem = (path: string): string | undefined =>
  formats.find(({ files, begins }) => files.test(path) && !begins.test(readFileSync(path, 'latin1').slice(0, 20)))?.fix;

/** A file that Windows has given a second ending. */
export const misnamedSettings = (folder = '.'): string[] =>
  existsSync(join(folder, '.env.txt')) ? ['.env.txt is not read. Rename it: its whole name is .env.'] : [];

/** Settings in `.env` without their prefix, which set nothing: `BOOKING_URL=…`. */
export const unprefixedSettings = (env = existsSync('.env') ? readFileSync('.env', 'utf8') : ''): string[] =>
  [...readFileSync('.env.example', 'utf8').matchAll(/^VITE_(\w+)=/gm)]
    .filter(([, name]) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'm').test(env))
    .map(([, name]) => `.env: ${name} sets nothing. Write VITE_${name}.`);

/** Photos that can't be read, because they are torn by an upload, empty, or a pointer that Git LFS has not filled in. */
export async function photoProblems(folders = ['src/assets/portraits', 'src/assets/photos']): Promise<string[]> {
  const photos = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      filesIn(folder)
        .filter((file) => /\.(?:avif|jpe?g|png|webp)$/i.test(file))
        .map((file) => `${folder}/${file}`),
    );
  const problems = photos.map(async (file) => {
    if (readFileSync(file).subarray(0, 20).toString().startsWith('version https://git'))
      return `${file} is a pointer of Git LFS, not the photo. Run “git lfs pull”.`;
    // Reads the whole photo, because a torn one has a sound head.
    const isRead = await sharp(file)
      .resize(8)
      .toBuffer()
      .catch(() => false);
    return isRead ? [] : `${file} can’t be read: it is torn, empty, or no picture. Export it again.`;
  });
  return (await Promise.all(problems)).flat();
}

/** The names of the portraits that pages show. */
export const shownPortraits = (states: Iterable<StateRecord>): Set<string | undefined> =>
  new Set([
    ...[founder, ...team, anyClient].map(({ image }) => image),
    ...testimonials.map(({ portrait }) => portrait),
    ...[...states].map(({ client }) => client.image),
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
