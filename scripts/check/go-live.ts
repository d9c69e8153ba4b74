import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { founderStory } from '../../src/content/founder-story.ts';
import { type TeamMember, team } from '../../src/content/team.ts';
import type { MaybeSample } from '../../src/lib/sample.ts';
import { brand } from '../../src/site/brand.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { pageFiles, parsePage } from '../read/built-pages.ts';
import { readHeaders } from '../read/headers.ts';
import { runCommand } from '../run-command.ts';
import { placeholderSettings } from './settings.ts';

const unlinkable = ['avif', 'docx', 'gif', 'jpeg', 'jpg', 'mp4', 'pdf', 'png', 'webm', 'webp', 'xlsx'];
const textExtensions = ['css', 'html', 'js', 'md', 'svg', 'txt', 'vtt', 'webmanifest', 'xml'];
const extensions = [...textExtensions, ...unlinkable, 'ico', 'woff2'];
const required = ['_headers', '_redirects', '404.html', 'robots.txt', 'sitemap.xml'];

const isHidden = (file: string): boolean => /(?:^|\/)\.(?!well-known\/)/.test(file);
const hasExtension = (file: string, among: readonly string[]): boolean =>
  among.includes(extname(file).slice(1).toLowerCase());

/** Why a file may not go live, if it may not. */
function fileProblem(file: string, isFile: boolean): string | undefined {
  if (isHidden(file)) return 'is hidden, because its name begins with a dot';
  if (!isFile) return 'is a symbolic link, which no host follows';
  if (required.includes(file) || hasExtension(file, extensions)) return;
  return `is not of a kind that the site serves (${extensions.join(', ')})`;
}

/** Invented people, one sentence each. Their pages don’t say so, which is why no site with one of them may go live. */
export const samplePeople = (people: readonly TeamMember[], story: MaybeSample): string[] => [
  ...people
    .filter(({ sample }) => sample)
    .map(
      ({ name, role }) =>
        `${name} (${role}) is invented. Put a real person there, and delete the entry’s “sample: true”, in src/content/team.ts`,
    ),
  ...(story.sample
    ? [
        'How the agency began is invented. Tell what happened, and delete “sample: true”, in src/content/founder-story.ts',
      ]
    : []),
];

/** Documents, pictures, and videos that nothing on the site leads to, such as a contract that is in public/ by mistake. */
function unlinkedDocuments(documents: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const all = [...texts.values()].join();
  return documents
    .filter((file) => !all.includes(`/${encodeURI(file)}`) && !all.includes(`/${file}`))
    .map(
      (file) =>
        `${file} is a file that no page links to, and everybody could read it. Link to it, or delete it here and in public/`,
    );
}

/** Problems that keep a build from going live, apart from invented people. Reads only the build. @throws If there is no build. */
export function distProblems(dist: string): string[] {
  pageFiles(dist);
  const problems: string[] = [];
  const texts = new Map<string, string>();
  const documents: string[] = [];
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    // Windows separates folders with a backslash.
    const file = relative(dist, path).replaceAll('\\', '/');
    const problem = fileProblem(file, entry.isFile());
    if (problem) problems.push(`${file} ${problem}. Delete it here and in public/`);
    else if (hasExtension(file, unlinkable)) documents.push(file);
    else if (hasExtension(file, textExtensions)) texts.set(file, readFileSync(path, 'utf8'));
  }
  // Pages are missing if they were added after the build.
  const missing = [...required, ...pagePaths.map(fileOf)].filter((file) => !existsSync(join(dist, file)));
  return [
    ...problems,
    ...unlinkedDocuments(documents, texts),
    ...placeholderProblems(texts),
    ...missing.map((file) => `${file} is missing. Build again`),
  ];
}

/** The guides are printed and committed before the build, with the website’s name in them, so the settings don’t reach them. */
export function websiteProblems(dist: string, website: string = brand.website): string[] {
  const { canonical = '' } = parsePage('index.html', readFileSync(join(dist, 'index.html'), 'utf8'));
  if (!existsSync(join(dist, 'guides')) || canonical === `https://${website}/`) return [];
  return [
    `The site is at ${canonical}, but the guides lead to ${website}. Set “website” in src/site/brand.ts, run “npm run make -- guides”, then build again`,
  ];
}

/** Headers that would keep a page of the sitemap out of search results. */
export async function hiddenProblems(dist: string): Promise<string[]> {
  const headersOf = await readHeaders(join(dist, '_headers'));
  const sitemap = join(dist, 'sitemap.xml');
  const listed = existsSync(sitemap) ? readFileSync(sitemap, 'utf8').matchAll(/<loc>(.*?)<\/loc>/g) : [];
  const hidden = [...listed]
    .map(([, address = '']) => new URL(address).pathname)
    .find((path) => /noindex|none/.test(headersOf(path).get('x-robots-tag') ?? ''));
  return hidden
    ? [`_headers hides ${hidden} from search engines. Delete its X-Robots-Tag in public/, then build again`]
    : [];
}

function placeholderProblems(contents: ReadonlyMap<string, string>): string[] {
  // The last one is the key that the form sends to the local inbox (src/site/form-service.ts).
  const unset = [...placeholderSettings({}), { variable: 'VITE_CONTACT_ENDPOINT', placeholder: 'local-inbox' }];
  const values = unset.map(({ placeholder }) => placeholder.replace(/\W/g, '\\$&')).join('|');
  // An owner's own address may end like a placeholder: https://forms.firm.com/api/contact
  // Hosts under .example and telephone numbers from 555-0100 to 555-0199 are reserved for fiction.
  const pattern = new RegExp(
    `(?<![\\w.-])(?:${values})(?![\\w-])|[\\w.-]+\\.example(?!\\.?[\\w-])|\\b555-01\\d\\d\\b`,
    'g',
  );
  const found = new Map<string, Set<string>>();
  for (const [file, text] of contents) {
    // Scripts contain the table of the settings with all placeholders. The pages show which of them are used.
    if (file.endsWith('.js')) continue;
    for (const [value] of text.matchAll(pattern)) found.set(value, (found.get(value) ?? new Set()).add(file));
  }
  return [...found].map(([value, [first, ...others]]) => {
    const variable = unset.find(({ placeholder }) => placeholder === value)?.variable;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    const fix = variable ? `Set ${variable}` : 'Replace it with a real one';
    return `The placeholder “${value}” is in ${first}${more}. ${fix}, then build again`;
  });
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** @throws One error that lists every problem. */
export async function refuseUnfinished(
  dist: string,
  people: readonly TeamMember[] = team,
  story: MaybeSample = founderStory,
): Promise<void> {
  const problems = [
    ...samplePeople(people, story),
    ...distProblems(dist),
    ...websiteProblems(dist),
    ...(await hiddenProblems(dist)),
  ];
  if (problems.length === 0) return;
  throw new Error(`${dist}/ must not go live:\n${problems.map((problem) => `  ${problem}.`).join('\n')}`);
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:release', async () => {
    await refuseUnfinished('dist');
    console.log('dist/ can go live.');
  });
