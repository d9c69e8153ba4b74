import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { syntheticStates } from './synthetic-states-plugin.ts';

/** What a part of a build took: milliseconds by the clock, and of all threads' work, the system's part included. */
export interface Usage {
  wall: number;
  cpu: number;
}

/** One measured build. */
export interface BuildRun {
  /** Both bundles, the start of the process included. */
  bundle: Usage;
  /** Rendering and writing the pages. */
  pages: Usage;
  /** All that is derived from them. Missing when it was not asked for, or did not end. */
  finish?: Usage;
  /** Bytes of memory at the highest, before the finish and at the end. */
  peak: number;
  peakAtEnd: number;
  /** The site's own pages and the synthetic ones. */
  count: number;
}

/*
 * One build in a process of its own, so that memory and work are its alone; build.ts starts it, names the folders and
 * reads the figures from a file.
 */
const { values } = parseArgs({
  options: {
    states: { type: 'string', default: '0' },
    model: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    result: { type: 'string', default: '' },
    'skip-finish': { type: 'boolean', default: false },
  },
});
const count = Number(values.states);

process.env.NODE_ENV = 'production';
process.env.BUILD_OUT = values.out;
process.on('unhandledRejection', (error) => {
  console.error(error);
  process.exit(1);
});

const mark = (): Usage => {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
};
const between = (from: Usage, to: Usage): Usage => ({ wall: to.wall - from.wall, cpu: to.cpu - from.cpu });
const peakMemory = () => process.resourceUsage().maxRSS * 1024;
const keep = (run: BuildRun) => writeFileSync(values.result, JSON.stringify(run));

let bundled: Usage = { wall: 0, cpu: 0 };
let pages = 0;
/** The engine renders once its second bundle is written, and asks for the document before each page. */
const watch: Plugin = {
  name: 'bench-watch',
  closeBundle() {
    bundled = mark();
  },
};

const { build } = await import('vite-react-ssg/node');
await build(
  {
    includedRoutes(paths) {
      const included = paths.filter((path) => !/[:*]/.test(path));
      pages = included.length;
      return included;
    },
    // Within the engine's build: fifteen seconds after its end it ends the process, whatever still runs.
    async onFinished() {
      const rendered = mark();
      const run: BuildRun = {
        bundle: between({ wall: 0, cpu: 0 }, bundled),
        pages: between(bundled, rendered),
        peak: peakMemory(),
        peakAtEnd: peakMemory(),
        count: pages,
      };
      keep(run);
      if (values['skip-finish']) return;
      const { finishSite } = await import('../build/finish-site.ts');
      await finishSite(values.out);
      keep({ ...run, finish: between(rendered, mark()), peakAtEnd: peakMemory() });
    },
  },
  { plugins: [watch, count > 0 && syntheticStates({ count, dataDir: values.data, model: values.model })] },
);
process.exit(0);
