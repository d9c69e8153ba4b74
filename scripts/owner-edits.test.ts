import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

/** The unit tests that read what an owner edits. The others would pass as they do here. */
const concerned = [
  'src',
  'scripts/read',
  'scripts/check/typed-figures',
  'scripts/check/content',
  'scripts/check/fonts',
  'scripts/launch',
  'guides/laws',
];

test('an owner may put other people, prices, fonts, articles, and states there without touching a test', () => {
  const folder = checkout();
  const edit = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(change(text), file).not.toBe(text);
    writeFileSync(join(folder, file), change(text));
  };
  const withOtherIds = (text: string) => text.replace(/(id: '|author: |reviewedBy: )(?=[a-z]+-)/g, '$1jo-');
  const real = (text: string) => text.replace(/\n +sample: true,/g, '');
  edit('src/content/team.ts', (text) => real(withOtherIds(text)));
  edit('src/content/founder-story.ts', real);
  for (const file of readdirSync(articles)) edit(`${articles}/${file}`, withOtherIds);
  const [first = ''] = readdirSync(articles);
  cpSync(join(folder, articles, first), join(folder, articles, 'one-more.mdx'));
  edit(`${articles}/one-more.mdx`, (text) =>
    text
      .replace(/^title: .*$/m, 'title: One more article, which the owner has written')
      .replace(
        /^description: .*$/m,
        `description: ${'It says something else than every other article here does. '.repeat(2)}`,
      )
      .replace(/---\n(?=[^\n-])(?!title)/, '---\nAnother beginning. '),
  );
  const copy = (file: string, other: string) => cpSync(file, join(folder, other));
  copy('src/states/data/alabama.ts', 'src/states/data/nevada.ts');
  copy('src/states/maps/alabama.svg', 'src/states/maps/nevada.svg');
  edit('src/states/data/nevada.ts', (text) => text.replace(/\n {2}client: \{.*?\n {2}\},/s, ''));
  edit('src/states/maps/areas.json', (text) => text.replace('{', '{ "nevada": "17 counties",'));
  copy('src/assets/fonts/sans.woff2', 'src/assets/fonts/serif.woff2');
  edit('src/offer/plan.ts', (text) => text.replace(/monthly: \d+/, 'monthly: 2950'));
  edit('src/site/brand.ts', (text) => text.replace(/copyrightYear: \d+/, 'copyrightYear: 2025'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--reporter=./scripts/release-reporter.mjs',
  ];
  const { status, stderr } = spawnSync(process.execPath, [...vitest, ...concerned], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
