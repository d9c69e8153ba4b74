import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { pageFiles } from './read/built-pages.ts';
import { runCommand } from './run-command.ts';

/* Builds the site with so many copies of Alabama's page more, each time in a process of its own: what does a page more cost? */

/** One build: seconds of CPU, MiB at the peak, KB of HTML. */
interface Run {
  pages: number;
  cpu: number;
  peak: number;
  html: number;
}

/** Adds states to the registry on its way into the prerender. @throws If the registry lost what this looks for. */
function syntheticStates(count: number): Plugin {
  const states = `
    for (let n = 0; n < ${count}; n++) {
      const id = 'bench-' + n;
      Object.defineProperty(usStates, id, { value: 'B' + n });
      modules['./' + id + '.ts'] = async () => {
        const { default: words } = await modules['./alabama.ts']();
        return { default: JSON.parse(JSON.stringify(words).replaceAll('Alabama', 'B' + n)) };
      };
      maps['../../assets/maps/' + id + '.svg'] = maps['../../assets/maps/alabama.svg'];
      facts[id] = facts.alabama;
      stateIds.push(id);
    }`;
  return {
    name: 'synthetic-states',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/content/states/registry.ts')) return null;
      for (const name of ['modules', 'maps', 'facts', 'stateIds', 'usStates'])
        if (!code.includes(name)) throw new Error(`scripts/bench-build.ts looks for ${name}, which ${id} lost.`);
      return { code: code + states, map: null };
    },
  };
}

/** Builds once, in this process, and prints what it took. */
async function buildOnce(count: number): Promise<never> {
  process.env.NODE_ENV = 'production';
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  const { build } = await import('vite-react-ssg/node');
  const { pageHooks } = await import('./build/pages.ts');
  await build(pageHooks(outDir, { shareImages: false }), {
    envDir: false,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir },
    plugins: [syntheticStates(count)],
  });
  const { user, system } = process.cpuUsage();
  const pages = pageFiles(outDir);
  const run: Run = {
    pages: pages.length,
    cpu: (user + system) / 1e6,
    peak: process.resourceUsage().maxRSS / 1024,
    html: pages.reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0) / 1000,
  };
  rmSync(outDir, { recursive: true });
  console.log(JSON.stringify(run));
  process.exit(0);
}

/** Builds in a process of its own. @throws If that fails. */
function measure(count: number): Run {
  const args = ['--import', 'tsx', import.meta.filename, '--once', `${count}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`The build with ${count} synthetic pages failed.\n${stderr}`);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Measures builds of growing size and prints a table. */
async function bench(): Promise<void> {
  const { pages, once } = parseArgs({
    options: { pages: { type: 'string', default: '500,2000' }, once: { type: 'string' } },
  }).values;
  if (once) return buildOnce(Number(once));
  const counts = pages.split(',').map(Number);
  const runs: Run[] = [];
  for (const count of [0, ...counts.sort((a, b) => a - b)]) {
    process.stderr.write(`Building the site and ${count} synthetic states …\n`);
    runs.push(measure(count));
  }
  console.table(
    runs.map(({ pages, cpu, peak, html }, index) => {
      const row = { pages, 'CPU s': cpu.toFixed(1), 'peak MiB': peak.toFixed() };
      const before = runs[index - 1];
      if (!before) return row;
      const [more, ms] = [pages - before.pages, (cpu - before.cpu) * 1000];
      return {
        ...row,
        'ms a page more': (ms / more).toFixed(2),
        'ms a KB more': (ms / (html - before.html)).toFixed(3),
        'MiB per 1,000 more': (((peak - before.peak) / more) * 1000).toFixed(),
      };
    }),
  );
}

await runCommand('Usage: npm run bench:build -- [--pages 500,2000]', bench);
