import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { select } from 'hast-util-select';
import sharp from 'sharp';
import { markdownPath } from '../../src/head/page-head.ts';
import { usStates } from '../../src/lib/us-states.ts';
import { formerNames, keptPhrases } from '../../src/site/brand.ts';
import { attribute, type BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

const read = (distDir: string, file: string): string => readFileSync(join(distDir, file), 'utf8');

/** The lists for crawlers name the pages that may be found, and no others. */
export function outputProblems(pages: readonly BuiltPage[], distDir: string): Problem[] {
  const [sitemap, llms] = [read(distDir, 'sitemap.xml'), read(distDir, 'llms.txt')];
  const wrong = pages
    // A second address of a page has the canonical address of the first.
    .filter(({ canonical, path }) => canonical && new URL(canonical).pathname === path)
    .flatMap(({ canonical, path, indexable }) => {
      const markdown = markdownPath(path);
      return [
        { file: 'sitemap.xml', path, indexable, isNamed: sitemap.includes(`<loc>${canonical}</loc>`) },
        { file: 'llms.txt', path, indexable, isNamed: llms.includes(`${markdown}): `) },
        { file: markdown.slice(1), path, indexable, isNamed: existsSync(join(distDir, markdown)) },
      ];
    })
    .filter(({ indexable, isNamed }) => isNamed !== indexable);
  return wrong.map(
    ({ file, path, indexable }) =>
      `${path} ${indexable ? 'may be found and is missing from' : 'may not be found and is in'} ${file}`,
  );
}

const texts = new Set(['.html', '.md', '.txt', '.xml', '.webmanifest', '.js', '.css', '.svg']);

/** The agency's former names, wherever a built file still has one. After a state's name, the words are no name. */
export function formerNameProblems(distDir: string, names: readonly string[] = formerNames): Problem[] {
  if (names.length === 0) return [];
  const kept = [...keptPhrases, ...Object.values(usStates).flatMap((state) => names.map((name) => `${state} ${name}`))];
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => texts.has(extname(file)))
    .sort()
    .flatMap((file) => {
      const text = kept.reduce((rest, phrase) => rest.replaceAll(phrase, ''), read(distDir, file));
      return names
        .filter((name) => text.includes(name))
        .map(
          (name) =>
            `${file} still says “${name}”; use brand.name, or add the phrase to keptPhrases (src/site/brand.ts)`,
        );
    });
}

/** Every page has a share image of the size that its head states. */
export async function shareImageProblems(pages: readonly BuiltPage[], distDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, root } of pages) {
    const stated = (name: string) => attribute(select(`meta[property="og:image${name}"]`, root), 'content');
    const file = join(distDir, new URL(stated('') ?? '', 'https://none').pathname);
    const { width, height, format } = await sharp(file)
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: 'none' }));
    if (format !== 'jpeg' || `${width}` !== stated(':width') || `${height}` !== stated(':height'))
      problems.push(
        `${path} states a share image of ${stated(':width')} × ${stated(':height')} pixels, but ${file} has ${width} × ${height} (${format})`,
      );
  }
  return problems;
}
