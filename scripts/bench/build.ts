import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StateTemplateData } from '../../src/content/states/types.ts';
import type { BuildRun, Usage } from './build-once.ts';
import { writeSyntheticStates } from './synthetic-states.ts';
import { table } from './table.ts';

const usage = 'Usage: npm run bench:build -- [--pages 500,2000,5000] [--skip-finish] [--verbose]';

/** The state that lends its data, its map and its share image. */
const model = 'alabama';

/** As `npm run build` has it: a larger nursery for short-lived pages, which costs memory once and saves work on each. */
const nodeFlags = ['--min-semi-space-size=64', '--max-semi-space-size=128'];

interface Measured extends BuildRun {
  /** Of the whole folder. */
  bytes: number;
}

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
function readChoices() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '500,2000,5000' },
      'skip-finish': { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const counts = values.pages.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error(`--pages takes whole numbers with commas between them, not “${values.pages}”.`);
  }
  return { counts: counts.sort((a, b) => a - b), skipFinish: values['skip-finish'], verbose: values.verbose };
}

/** Builds the site with so many synthetic states beside its own pages, in a scratch folder. */
async function measure(states: number, { skipFinish, verbose }: { skipFinish: boolean; verbose: boolean }) {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const [data, out, result] = ['data', 'dist', 'result.json'].map((name) => join(scratch, name)) as [
    string,
    string,
    string,
  ];
  try {
    const { default: content } = (await import(`../../src/content/states/${model}.ts`)) as {
      default: StateTemplateData;
    };
    await writeSyntheticStates(data, content, states);
    const args = ['--states', `${states}`, '--model', model, '--data', data, '--out', out, '--result', result];
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        ...nodeFlags,
        '--import',
        'tsx',
        'scripts/bench/build-once.ts',
        ...args,
        ...(skipFinish ? ['--skip-finish'] : []),
      ],
      { stdio: ['ignore', verbose ? 'inherit' : 'ignore', verbose ? 'inherit' : 'pipe'], maxBuffer: 1 << 30 },
    );
    const run = readResult(result);
    if (!run) throw new Error(`The build of ${states} synthetic pages failed.\n${stderr ?? ''}`);
    if (status !== 0)
      console.error(`What follows the pages did not end with ${states} synthetic ones: ${lastWords(stderr)}`);
    return { ...run, bytes: folderBytes(out) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function readResult(file: string): BuildRun | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The line of an output that says what went wrong. */
const lastWords = (output: Buffer | null): string =>
  output
    ?.toString()
    .split('\n')
    .find((line) => /error/i.test(line)) ?? 'its output says no more; --verbose shows it.';

const folderBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath ?? entry.path, entry.name)).size, 0);

const seconds = ({ wall, cpu }: Usage) => [(wall / 1000).toFixed(1), (cpu / 1000).toFixed(1)];
const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);

function runsTable(runs: Measured[]): string {
  const rows = runs.map(({ count, bundle, pages, finish, peak, peakAtEnd, bytes }) => [
    `${count}`,
    ...seconds(bundle),
    ...seconds(pages),
    ...(finish ? seconds(finish) : ['–', '–']),
    mebibytes(peak),
    finish ? mebibytes(peakAtEnd) : '–',
    mebibytes(bytes),
  ]);
  return table(
    ['pages', 'bundle s', 'CPU s', 'pages s', 'CPU s', 'finish s', 'CPU s', 'peak MiB', 'after finish', 'site MiB'],
    rows,
  );
}

/** What a page more costs between one run and the next. */
function marginalTable(runs: Measured[]): string {
  const rows = runs.slice(1).map((run, index) => {
    const before = runs[index] as Measured;
    const more = run.count - before.count;
    const cpu = (a?: Usage, b?: Usage) => (a && b ? ((b.cpu - a.cpu) / more).toFixed(2) : '–');
    const perThousand = (a: number, b: number) => mebibytes(((b - a) / more) * 1000);
    const hasFinish = run.finish && before.finish;
    return [
      `${before.count} to ${run.count}`,
      cpu(before.bundle, run.bundle),
      cpu(before.pages, run.pages),
      cpu(before.finish, run.finish),
      perThousand(before.peak, run.peak),
      hasFinish ? perThousand(before.peakAtEnd, run.peakAtEnd) : '–',
      ((run.bytes - before.bytes) / more / 1024).toFixed(0),
    ];
  });
  return table(
    ['one page more', 'bundle CPU ms', 'page CPU ms', 'finish CPU ms', 'MiB per 1,000', 'after finish', 'KiB on disk'],
    rows,
  );
}

try {
  const { counts, ...choices } = readChoices();
  const runs: Measured[] = [];
  for (const states of [0, ...counts]) {
    console.log(`Building the site and ${states} synthetic states …`);
    runs.push(await measure(states, choices));
  }
  const [site] = runs;
  const total = site && site.bundle.cpu + site.pages.cpu + (site.finish?.cpu ?? 0);
  console.log(`\n${runsTable(runs)}\n\n${marginalTable(runs)}`);
  if (total) console.log(`\nThe site itself: ${(total / 1000).toFixed(1)} s of CPU.`);
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exit(1);
}
