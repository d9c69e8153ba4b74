import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveAddress } from '../../infra/clean-urls.js';
import { type TeamMember, team } from '../../src/content/team.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { pageFiles, parsePage } from '../read/built-pages.ts';
import { runCommand } from '../run-command.ts';
import { samplePeople } from './people.ts';
import { placeholderSettings } from './settings.ts';

const texts = ['css', 'html', 'js', 'md', 'svg', 'txt', 'webmanifest', 'xml'];
const extensions = [...texts, 'avif', 'gif', 'ico', 'jpeg', 'jpg', 'pdf', 'png', 'webp', 'woff2'];
const required = ['_headers', '_redirects', '404.html', 'robots.txt', 'sitemap.xml'];

const isHidden = (file: string): boolean => /(?:^|\/)\.(?!well-known\/)/.test(file);
const hasExtension = (file: string, among: readonly string[]): boolean => among.includes(extname(file).slice(1));

/** What keeps a build from going live, whoever works at the agency. Reads nothing but the build. @throws If there is none. */
export function releaseProblems(dist: string): string[] {
  pageFiles(dist);
  const foreign: string[] = [];
  const printed: string[] = [];
  const contents = new Map<string, string>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(dist, path).replaceAll('\\', '/');
    const isOurs = entry.isFile() && !isHidden(file) && (required.includes(file) || hasExtension(file, extensions));
    if (!isOurs && !entry.isDirectory()) foreign.push(file);
    if (isOurs && hasExtension(file, ['pdf'])) printed.push(file);
    if (isOurs && hasExtension(file, texts)) contents.set(file, readFileSync(path, 'utf8'));
  }
  const { canonical = 'https://host' } = parsePage('index.html', contents.get('index.html') ?? '');
  const { origin } = new URL(canonical);
  return [
    ...foreign.map(
      (file) => `${file} is hidden, a symbolic link, or not a website file. Delete it here and in public/`,
    ),
    ...placeholderProblems(contents),
    // The guides are printed and committed before the build, so the settings don’t reach them.
    ...printed
      .filter((file) => !readFileSync(join(dist, file)).includes(`(${origin}/`))
      .map(
        (file) =>
          `${file} does not link to ${origin}. Set “website” in src/site/brand.ts, run “npm run make -- guides”, then build again`,
      ),
    ...missingFiles(dist, contents, origin),
  ];
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

/** Pages that the sitemap or the source lists, and files that another file names, but that the build lacks. */
function missingFiles(dist: string, contents: ReadonlyMap<string, string>, origin: string): string[] {
  const named = new Map(required.map((file) => [`/${file}`, 'every release']));
  for (const path of pagePaths) named.set(fileOf(path), 'src/site/paths.ts');
  for (const [, url = ''] of contents.get('sitemap.xml')?.matchAll(/<loc>(.*?)<\/loc>/g) ?? [])
    named.set(fileOf(new URL(url).pathname), 'sitemap.xml');
  const start = `["'\`(=\\s]|${origin}`;
  // One pattern for pages, scripts, styles and Markdown, which have no parser in common.
  const address = new RegExp(`(?<=${start})\\.?/[\\w./-]+\\.(?:${extensions.join('|')})(?=["'\`)\\s?#<])`, 'g');
  for (const [file, text] of contents)
    for (const [path] of text.matchAll(address)) named.set(new URL(path, `https://host/${file}`).pathname, file);
  return [...named]
    .filter(([path]) => !existsSync(join(dist, path)))
    .map(([path, by]) => `${path} is missing; ${by} names it. Build again`);
}

const fileOf = (path: string): string => resolveAddress('', path, {}).file ?? path;

/** @throws One error that lists every problem. */
export function refuseUnfinished(dist: string, people: readonly TeamMember[] = team): void {
  const problems = [...samplePeople(people), ...releaseProblems(dist)];
  if (problems.length === 0) return;
  throw new Error(`${dist}/ must not go live:\n${problems.map((problem) => `  ${problem}.`).join('\n')}`);
}

function checkRelease(): void {
  const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
  refuseUnfinished(dist);
  console.log(`${dist}/ can go live.`);
}

if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npm run check:release -- [--dist dist]', checkRelease);
