import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { dollars } from '../src/lib/format.ts';
import { claims } from '../src/site/claims.ts';
import { buildCopy } from './build/build-copy.ts';
import { daysPattern } from './check/days-pattern.ts';
import { runCommand } from './run-command.ts';

const amount = (value: number) => `\\${dollars(value)}`;

/** Where src/site/claims.ts sets a figure, and how pages write it. */
const figures: [setting: RegExp, written: string][] = [
  [/(?<=\bplan: {[^}]*\bmonthly: )[\d_]+/, amount(claims.plan.monthly)],
  [/(?<=\btemplateFaq: {[^}]*\bmonthly: )[\d_]+/, amount(claims.templateFaq.monthly)],
  [/(?<=\bdaysToResults: )[\d_]+/, daysPattern(claims.daysToResults)],
  [/(?<=\bguaranteeDays = )[\d_]+/, daysPattern(claims.plan.guaranteeDays)],
];

const otherFigures: Plugin = {
  name: 'other-figures',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith('/src/content/by-law.ts')) return 'export const byLaw = () => "as the law says";';
    if (!id.endsWith('/src/site/claims.ts')) return null;
    return figures.reduce((source, [setting]) => {
      if (!setting.test(source))
        throw new Error(`claims.ts sets nothing at ${setting}. Correct scripts/other-figures.ts.`);
      return source.replace(setting, (value) => String(Number(value.replace('_', '')) + 7));
    }, code);
  },
};

/** Builds with other figures in src/site/claims.ts. @throws If a page, a description or a Markdown file has one of the old ones. */
await runCommand('Usage: npx tsx scripts/other-figures.ts', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'other-figures-'));
  await buildCopy(outDir, [otherFigures]);
  const old = new RegExp(
    `.{0,40}(?<![\\w.,–-])(?:${figures.map(([, written]) => written).join('|')})(?![\\d,]*\\d).{0,20}`,
    'gi',
  );
  const problems = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html$|\.md$|^llms\.txt$/.test(file))
    .flatMap((file) => {
      // React puts comments between a text and a figure.
      const text = readFileSync(join(outDir, file), 'utf8').replaceAll('<!-- -->', '');
      return (text.match(old) ?? []).map((found) => `${file}: “${found}”`);
    });
  rmSync(outDir, { recursive: true });
  if (problems.length > 0)
    throw new Error(`${problems.join('\n')}\nThese figures are typed. Take them from src/site/claims.ts.`);
  console.log('No page has an old figure.');
});
process.exit(); // The engine's timer would run for 15 seconds.
