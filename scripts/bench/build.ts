import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { StateTemplateData } from '../../src/content/states/types.ts';
import { buildCommand } from '../build-command.mjs';
import type { BuildRun, Usage } from './build-once.ts';
import { writeSyntheticStates } from './synthetic-states.ts';
import { table } from './table.ts';

/*
 * Builds the real site plus so many synthetic template states into a scratch folder, twice each: at first with nothing
 * known of the synthetic pages, then again with all of them as they were.
 */
const usage = 'Usage: npm run bench:build -- [--pages 500,2000,5000] [--verbose]';

/** The state that lends its data, its map and its share image. */
const model = 'alabama';

/** The flags of `npm run build`. */
const nodeFlags = buildCommand.slice(0, -1);

interface Measured {
  first: BuildRun;
  again: BuildRun;
  /** Of the whole folder. */
  bytes: number;
}

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
function readChoices(): { counts: number[]; verbose: boolean } {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '500,2000,5000' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const counts = values.pages.split(',').map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error(`--pages takes whole numbers with commas between them, not “${values.pages}”.`);
  }
  return { counts: counts.sort((a, b) => a - b), verbose: values.verbose };
}

interface Folders {
  data: string;
  out: string;
  cache: string;
  result: string;
}

/** Builds once, in a process of its own. @throws If the build fails. */
function buildOnce(states: number, { data, out, cache, result }: Folders, verbose: boolean): BuildRun {
  const options = { states: `${states}`, model, data, out, result };
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      ...nodeFlags,
      'scripts/bench/build-once.ts',
      ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    ],
    {
      stdio: ['ignore', verbose ? 'inherit' : 'ignore', verbose ? 'inherit' : 'pipe'],
      env: { ...process.env, BUILD_CACHE: cache },
      maxBuffer: 1 << 30,
    },
  );
  if (status !== 0) throw new Error(`The build with ${states} synthetic pages failed.\n${stderr ?? ''}`);
  return JSON.parse(readFileSync(result, 'utf8'));
}

/**
 * Measures one number of synthetic states, in a folder that stays until the end: for half a minute after thousands of files
 * were deleted, ext4 takes half a millisecond to make a new one.
 * @param site Where the real site was built: its cache knows that one, and none of the synthetic states.
 */
async function measure(states: number, site: string, verbose: boolean): Promise<Measured> {
  const at = (name: string) => join(site, `${states}`, name);
  const folders = { data: at('data'), out: at('dist'), cache: at('cache'), result: at('result.json') };
  cpSync(join(site, 'cache'), folders.cache, { recursive: true });
  const { default: content } = (await import(`../../src/content/states/${model}.ts`)) as { default: StateTemplateData };
  await writeSyntheticStates(folders.data, content, states);
  const first = buildOnce(states, folders, verbose);
  const again = buildOnce(states, { ...folders, out: at('dist-again') }, verbose);
  return { first, again, bytes: folderBytes(folders.out) };
}

const folderBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
const total = ({ bundle, pages, finish }: BuildRun, of: keyof Usage) => bundle[of] + pages[of] + finish[of];

function runsTable(runs: Measured[]): string {
  const rows = runs.map(({ first, again, bytes }) => [
    `${first.count}`,
    seconds(first.bundle.cpu),
    seconds(first.pages.cpu),
    seconds(first.finish.cpu),
    seconds(total(first, 'wall')),
    seconds(again.finish.cpu),
    seconds(total(again, 'wall')),
    mebibytes(Math.max(first.peak, again.peak)),
    mebibytes(bytes),
  ]);
  const head = ['pages', 'bundle', 'pages', 'finish', 'by the clock', 'finish again', 'by the clock'];
  return table([...head, 'peak MiB', 'site MiB'], rows);
}

/** What a page more costs between one run and the next. */
function marginalTable(runs: Measured[]): string {
  const rows = runs.slice(1).map((run, index) => {
    const before = runs[index] as Measured;
    const more = run.first.count - before.first.count;
    const cpu = (of: (run: Measured) => Usage) => ((of(run).cpu - of(before).cpu) / more).toFixed(2);
    return [
      `${before.first.count} to ${run.first.count}`,
      cpu(({ first }) => first.bundle),
      cpu(({ first }) => first.pages),
      cpu(({ first }) => first.finish),
      cpu(({ again }) => again.finish),
      mebibytes(((run.first.peak - before.first.peak) / more) * 1000),
      ((run.bytes - before.bytes) / more / 1024).toFixed(0),
    ];
  });
  const head = ['one page more', 'bundle', 'page', 'finish', 'finish again', 'MiB per 1,000', 'KiB on disk'];
  return table(head, rows);
}

const site = mkdtempSync(join(tmpdir(), 'bench-build-'));
try {
  const { counts, verbose } = readChoices();
  console.log('Building the site alone …');
  // Without a cache, then with one: the second is how an editor's build goes.
  const folders = {
    data: join(site, 'none'),
    out: join(site, 'dist'),
    cache: join(site, 'cache'),
    result: join(site, 'result.json'),
  };
  buildOnce(0, folders, verbose);
  const runs = [await measure(0, site, verbose)];
  for (const states of counts) {
    console.log(`Building the site and ${states} synthetic states, twice …`);
    runs.push(await measure(states, site, verbose));
  }
  console.log(`\nSeconds of CPU, where nothing else is said\n\n${runsTable(runs)}`);
  console.log(`\nMilliseconds of CPU for a page more\n\n${marginalTable(runs)}`);
  const [alone] = runs as [Measured];
  console.log(`\nThe site itself, unchanged: ${seconds(total(alone.again, 'cpu'))} s of CPU.`);
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 1;
} finally {
  rmSync(site, { recursive: true, force: true });
}
