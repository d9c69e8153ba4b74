import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { buildCopy } from './build/build-copy.ts';
import { pageFiles } from './read/built-pages.ts';
import { runCommand } from './run-command.ts';

/** Adds copies of Alabama's page to the registry of states. It depends on the names in that file, and fails without them. */
const copiesOfAlabama = (count: number): Plugin => ({
  name: 'copies-of-alabama',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/content/state-registry.ts')
      ? `${code}
    for (let n = 0; n < ${count}; n++) {
      const id = 'bench-' + n;
      Object.defineProperty(usStates, id, { value: 'B' + n });
      modules['./states/' + id + '.ts'] = async () => {
        const { default: words } = await modules['./states/alabama.ts']();
        return { default: JSON.parse(JSON.stringify(words).replaceAll('Alabama', 'B' + n)) };
      };
      maps['../assets/maps/' + id + '.svg'] = maps['../assets/maps/alabama.svg'];
      facts[id] = facts.alabama;
      stateIds.push(id);
    }`
      : null,
});

async function build(copies: number) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-build-'));
  await buildCopy(outDir, [copiesOfAlabama(copies)]);
  const { user, system } = process.cpuUsage();
  const files = pageFiles(outDir);
  const html = files.reduce((sum, file) => sum + statSync(join(outDir, file)).size, 0) / 1000;
  rmSync(outDir, { recursive: true });
  return { pages: files.length, html, cpu: (user + system) / 1e6, peak: process.resourceUsage().maxRSS / 1024 };
}

function measure(copies: number): Awaited<ReturnType<typeof build>> {
  const args = ['--import', 'tsx', import.meta.filename, '--once', `${copies}`];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '');
}

/** What a page costs the build: a build of the site and a larger one, compared. */
await runCommand('Usage: npm run bench:build -- [--pages 200]', async () => {
  const options = { pages: { type: 'string', default: '200' }, once: { type: 'string' } } as const;
  const { pages, once } = parseArgs({ options }).values;
  if (once) {
    console.log(JSON.stringify(await build(Number(once))));
    process.exit(); // The engine's timer would run for 15 seconds.
  }
  const [site, larger] = [measure(0), measure(Number(pages))];
  console.table([site, larger]);
  const ms = (larger.cpu - site.cpu) * 1000;
  const [perPage, perKb] = [ms / (larger.pages - site.pages), ms / (larger.html - site.html)];
  console.log(`CPU per extra page: ${perPage.toFixed(1)} ms; per extra KB of HTML: ${perKb.toFixed(3)} ms`);
});
