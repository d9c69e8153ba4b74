import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { usStates } from '../src/lib/us-states.ts';
import { folderWith } from './test-files.fixture.ts';

/** Copies the project's own files, as a fresh clone has them. */
function checkout(): string {
  const folder = folderWith({}, onTestFinished);
  const own = ['engine', 'guides', 'infra', 'public', 'scripts', 'src', 'tests', '.github', '.env.example', 'docs'];
  const files = [
    'index.html',
    'netlify.toml',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'package-lock.json',
  ];
  for (const name of [...own, ...files]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

const articles = 'src/content/articles';
const states = 'src/states/data';

/** The unit tests that read the owner’s files. The others would pass as they do here. */
const concerned = [
  'src',
  'scripts/read',
  'scripts/check/typed-figures',
  'scripts/check/content',
  'scripts/check/fonts',
  'scripts/launch',
  'guides/laws',
];

// Also of a site that its owner has finished, whose people are real and whose states are others.
test('an owner may put other people, prices, fonts, articles, and states there without touching a test', () => {
  const folder = checkout();
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(change(text), file).not.toBe(text);
    writeFileSync(join(folder, file), change(text));
  };
  const withOtherIds = (text: string) => text.replace(/(\bid: '|^author: |^reviewedBy: )/gm, '$1jo-');
  const real = (text: string) => text.replace(/\n +sample: true,/g, '');
  edit('src/content/team.ts', (text) => real(withOtherIds(text)));
  edit('src/content/founder-story.ts', (text) => real(text).replace(/text: [`'"]/, '$&Another beginning. '));
  for (const file of readdirSync(articles)) edit(`${articles}/${file}`, withOtherIds);
  const [first = ''] = readdirSync(articles);
  cpSync(join(folder, articles, first), join(folder, articles, 'one-more.mdx'));
  edit(`${articles}/one-more.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, 'title: One more article, which the owner has written')
      .replace(
        /^description: .*$/m,
        `description: ${'It says something else than every other article here does. '.repeat(2)}`,
      ),
  );
  const written = readdirSync(states);
  const another = Object.keys(usStates).find((id) => !written.includes(`${id}.ts`));
  const model = written.find((file) => readFileSync(`${states}/${file}`, 'utf8').includes("kind: 'template'"));
  if (another && model) {
    const text = readFileSync(`${states}/${model}`, 'utf8').replace(/\n {2}client: \{.*?\n {2}\},/s, '');
    writeFileSync(join(folder, states, `${another}.ts`), text);
    cpSync(`src/states/maps/${parse(model).name}.svg`, join(folder, `src/states/maps/${another}.svg`));
    edit('src/states/maps/areas.json', (areas) => areas.replace('{', `{ "${another}": "17 counties",`));
  }
  cpSync('src/assets/fonts/sans.woff2', join(folder, 'src/assets/fonts/serif.woff2'));
  edit('src/offer/plan.ts', (text) => text.replace(/monthly: (?=\d)/, '$&1'));
  edit('src/offer/landing-fees.ts', (text) => text.replace(/firstMonth: \d+/, 'firstMonth: 7500'));
  edit('src/offer/market-model.ts', (text) => text.replace(/lostPercent: \d+/, 'lostPercent: 25'));
  edit('src/offer/results.ts', (text) => text.replace(/daysToResults: \d+/, 'daysToResults: 50'));
  edit('src/offer/guarantee.ts', (text) => text.replace(/days = \d+/, 'days = 60'));
  edit('src/site/brand.ts', (text) => text.replace(/copyrightYear: \d+/, 'copyrightYear: 2019'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot'];
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...vitest, ...concerned], options);
  expect(status, stdout + stderr).toBe(0);
});
