import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, isRunnableDevEnvironment, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CitiesByTier } from '../../src/content/city-tiers.ts';
import type { StateId } from '../../src/lib/us-states.ts';
import { cityLists } from './city-lists.fixture.ts';
import { maps } from './vite-plugin-maps.ts';

const entry = `
  import alabama, { url, counties } from 'virtual:state-map/alabama';
  import states from 'virtual:state-maps';
  import us, { url as usUrl, pictureUrl } from 'virtual:us-map';
  import sprite, { outlines } from 'virtual:silhouettes';
  export { alabama, url, counties, states, us, usUrl, pictureUrl, sprite, outlines };
`;

let root: string;
let tiers: CitiesByTier;
let asked: StateId[];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'maps-'));
  writeFileSync(join(root, 'entry.js'), entry);
  writeFileSync(join(root, 'alabama.ts'), '');
});
afterAll(() => rmSync(root, { recursive: true }));

function config(): InlineConfig {
  tiers = cityLists.alabama as CitiesByTier;
  asked = [];
  const citiesOf = async (id: StateId) => {
    asked.push(id);
    return tiers;
  };
  return {
    root,
    base: '/site/',
    configFile: false,
    logLevel: 'silent',
    plugins: [
      maps({
        stateIds: () => ['alabama'],
        citiesOf,
        contentFile: (id) => join(root, `${id}.ts`),
        linked: () => [{ id: 'alabama', href: '/states/alabama', label: 'Alabama' }],
      }),
    ],
  };
}

async function built(ssr: boolean): Promise<{ code: string; assets: Map<string, string> }> {
  const result = await build({
    ...config(),
    build: {
      write: false,
      ssr,
      minify: false,
      rollupOptions: { input: join(root, 'entry.js'), preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [result].flat()[0] as Rollup.RollupOutput;
  const chunk = output.find((file) => file.type === 'chunk') as Rollup.OutputChunk;
  const files = output.filter((file): file is Rollup.OutputAsset => file.type === 'asset');
  return { code: chunk.code, assets: new Map(files.map(({ fileName, source }) => [fileName, String(source)])) };
}

const addresses = (code: string): string[] => [...new Set(code.match(/\/site\/maps\/[\w-]+\.svg/g))].sort();

describe('in the builds', () => {
  test('the browser gets addresses and files, the prerender the same addresses and markup', async () => {
    const browser = await built(false);
    const server = await built(true);

    expect(addresses(browser.code)).toHaveLength(4);
    expect(addresses(server.code)).toEqual(addresses(browser.code));
    expect([...browser.assets.keys()].map((file) => `/site/${file}`).sort()).toEqual(addresses(browser.code));
    expect(server.assets.size).toBe(0);

    expect(browser.code).not.toContain('<svg');
    expect(browser.code).not.toContain('<path');
    expect(server.code).toContain('County map of Alabama');
    expect(server.code).toContain('Map of the United States');
    expect(server.code).toContain('vector-effect=');
    for (const [file, svg] of browser.assets) expect(svg, file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  });

  test('a state that does not exist is an error', async () => {
    writeFileSync(join(root, 'wrong.js'), "export * from 'virtual:state-map/texass';");
    const wrong = { ...config(), build: { write: false, rollupOptions: { input: join(root, 'wrong.js') } } };
    await expect(build(wrong)).rejects.toThrow('virtual:state-map/texass: there is no state “texass”');
  });
});

describe('in development', () => {
  test('the address is served, and a change of the content file draws the map anew', async () => {
    const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false }, appType: 'custom' });
    try {
      const { client, ssr } = server.environments;
      await client.transformRequest('/entry.js');
      const transformed = await client.transformRequest('virtual:state-map/alabama');
      const [address = ''] = addresses(transformed?.code ?? '');
      expect(transformed?.code).not.toContain('<svg');
      expect(await get(server.middlewares, address)).toContain('County map of Alabama');
      expect(await get(server.middlewares, '/site/maps/other.svg')).toBeUndefined();

      if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment does not run here.');
      const module = await ssr.runner.import<{ default: string; url: string; counties: number }>(
        'virtual:state-map/alabama',
      );
      expect(module).toMatchObject({ url: address, counties: 67 });
      expect(module.default).toContain('>Birmingham</text>');

      tiers = { metro: ['Mobile'], midSize: [], smaller: [] };
      const watched = client.moduleGraph.getModulesByFile(join(root, 'alabama.ts'));
      expect(watched?.size).toBeGreaterThan(0);
      client.moduleGraph.onFileChange(join(root, 'alabama.ts'));
      const again = await client.transformRequest('virtual:state-map/alabama');
      expect(addresses(again?.code ?? '')).not.toEqual([address]);
    } finally {
      await server.close();
    }
  });
});

/** What the server answers, or `undefined` when it passes the request on. */
function get(
  middlewares: (request: never, response: never, next: () => void) => void,
  url: string,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = { url, method: 'GET', headers: {} };
    const response = { setHeader() {}, getHeader() {}, end: resolve };
    middlewares(request as never, response as never, () => resolve(undefined));
  });
}
