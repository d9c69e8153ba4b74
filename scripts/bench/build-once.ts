import { writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { syntheticStates } from './synthetic-states-plugin.ts';

/** What a part of a build took, in milliseconds: by the clock, and CPU time of all threads, including the system's. */
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
  /** Their styles, and all that is derived from them. */
  finish: Usage;
  /** Peak memory in bytes. */
  peak: number;
  /** The site's own pages and the synthetic ones. */
  count: number;
}

/*
 * One build in a process of its own, so that it shares memory and CPU time with nothing else; build.ts starts it, names the
 * folders and reads the figures from a file.
 */
const { values } = parseArgs({
  options: {
    states: { type: 'string', default: '0' },
    model: { type: 'string', default: '' },
    data: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    result: { type: 'string', default: '' },
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

let bundled: Usage = { wall: 0, cpu: 0 };
let pages = 0;
/** The engine renders once its second bundle is written. */
const watch: Plugin = {
  name: 'bench-watch',
  closeBundle() {
    bundled = mark();
  },
};

let rendered: Usage | undefined;
const { buildSite } = await import('../build/build-site.ts');
await buildSite(
  values.out,
  {
    includedRoutes(paths) {
      const included = paths.filter((path) => !/[:*]/.test(path));
      pages = included.length;
      return included;
    },
    onFinished() {
      rendered = mark();
    },
  },
  { plugins: [watch, count > 0 && syntheticStates({ count, dataDir: values.data, model: values.model })] },
);
if (!rendered) throw new Error('The engine did not say when it was done.');
const run: BuildRun = {
  bundle: between({ wall: 0, cpu: 0 }, bundled),
  pages: between(bundled, rendered),
  finish: between(rendered, mark()),
  peak: process.resourceUsage().maxRSS * 1024,
  count: pages,
};
writeFileSync(values.result, JSON.stringify(run));
process.exit(0);
