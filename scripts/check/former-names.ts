import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { usStates } from '../../src/lib/us-states.ts';
import { formerNames, keptPhrases } from '../../src/site/brand.ts';
import type { Problem } from './page-rules.ts';

const texts = new Set(['.html', '.md', '.txt', '.xml', '.webmanifest', '.js', '.css', '.svg']);

/** The agency's former names, wherever a built file still has one. After a state's name, the words are a search phrase. */
export function formerNameProblems(distDir: string, names: readonly string[] = formerNames): Problem[] {
  const kept = [...keptPhrases, ...Object.values(usStates).flatMap((state) => names.map((name) => `${state} ${name}`))];
  return readdirSync(distDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => texts.has(extname(file)))
    .sort()
    .flatMap((file) => {
      const text = kept.reduce(
        (rest, phrase) => rest.replaceAll(phrase, ''),
        readFileSync(join(distDir, file), 'utf8'),
      );
      return names
        .filter((name) => text.includes(name))
        .map(
          (name) =>
            `${file} still says “${name}”; use brand.name, or add the phrase to keptPhrases (src/site/brand.ts)`,
        );
    });
}
