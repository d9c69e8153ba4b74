import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { markdownPath } from '../../src/head/page-head.ts';
import { usStates } from '../../src/lib/us-states.ts';
import { formerNames, keptPhrases } from '../../src/site/brand.ts';
import { cardSize, maxBytes } from '../build/share-card.tsx';
import type { BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

/** What crawlers and hosts read beside the pages. */
const files = ['sitemap.xml', 'robots.txt', 'llms.txt', '.well-known/security.txt', '_headers', '_redirects'];

/** What machines read is all there, and names the pages that may be found and no other. */
export function outputProblems(pages: readonly BuiltPage[], distDir: string): Problem[] {
  const missing = files.filter((file) => !existsSync(join(distDir, file)));
  if (missing.length > 0) return missing.map((file) => `${distDir}/${file} is missing; the build must write it`);
  const [sitemap, markdown] = [read(distDir, 'sitemap.xml'), read(distDir, 'llms.txt')];
  return pages.flatMap(({ canonical = '', path, indexable }) => {
    // Another page's copy has that one's canonical address.
    if (canonical && new URL(canonical).pathname !== path) return [];
    const version = markdownPath(path);
    const named = {
      'sitemap.xml': sitemap.includes(`<loc>${canonical}</loc>`),
      'llms.txt': markdown.includes(`${version}): `),
      [version.slice(1)]: existsSync(join(distDir, version)),
    };
    return Object.entries(named)
      .filter(([, isNamed]) => isNamed !== indexable)
      .map(
        ([file]) => `${path} ${indexable ? 'may be found and is missing from' : 'may not be found and is in'} ${file}`,
      );
  });
}

const read = (distDir: string, file: string): string => readFileSync(join(distDir, file), 'utf8');

const texts = ['.html', '.md', '.txt', '.xml', '.webmanifest', '.js', '.css', '.svg'];

/** The agency's former names, wherever a built file still says them: after a state’s name the words are no name. */
export function formerNameProblems(distDir: string, names: readonly string[] = formerNames): Problem[] {
  if (names.length === 0) return [];
  const kept = [...keptPhrases, ...Object.values(usStates).flatMap((state) => names.map((name) => `${state} ${name}`))];
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => texts.includes(extname(file)))
    .sort()
    .flatMap((file) => {
      const text = kept.reduce((rest, phrase) => rest.replaceAll(phrase, ''), read(distDir, file));
      return names
        .filter((name) => text.includes(name))
        .map(
          (name) =>
            `${file} still says “${name}”; use brand.name, or add what stays to keptPhrases (src/site/brand.ts)`,
        );
    });
}

/** Pages whose share image is missing, of another size than their head says, or too heavy. */
export async function shareImageProblems(pages: readonly BuiltPage[], distDir: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, image = '' } of pages) {
    const file = join(distDir, image);
    if (!image || !existsSync(file)) {
      problems.push(`${path} has no share image (“${image}”); render one <PageHead>, for which the build makes one`);
      continue;
    }
    const { width, height, format } = await sharp(file).metadata();
    if (width !== cardSize.width || height !== cardSize.height || format !== 'jpeg')
      problems.push(
        `${path} has a share image of ${width} × ${height} (${format}); make it ${cardSize.width} × ${cardSize.height} (jpeg)`,
      );
    const { size } = statSync(file);
    if (size > maxBytes)
      problems.push(`${path} has a share image of ${size} bytes (at most ${maxBytes}); draw less on it`);
  }
  return problems;
}
