import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface SyntheticStatesOptions {
  count: number;
  /** Where their data lies, one JSON file each (synthetic-states.ts). */
  dataDir: string;
  /** The real state whose map and share image they show. */
  model: string;
}

/**
 * Adds synthetic template states to a build, on the real states' route. Their content is data, where the real states have
 * a module each, so that no chunk follows from a state: the prerender reads the files, the browser fetches them.
 *
 * The site knows nothing of it: four of its modules are changed on their way into the bundle. The set of states gets the
 * new ones, as no enumerable part (lists of the fifty stay lists of the fifty); the registry gets their content; the maps
 * get their maps; and they name the model's share image, which is drawn once, and not one each.
 */
export function syntheticStates({ count, dataDir, model }: SyntheticStatesOptions): Plugin {
  const ids = `Array.from({ length: ${count} }, (_, index) => 'bench-' + index)`;
  const read = `import { readFileSync } from 'node:fs';
    const data = async (id) => JSON.parse(readFileSync(${JSON.stringify(dataDir)} + '/' + id + '.json', 'utf8'));`;
  const fetched = `const data = async (id) => (await fetch('/content/' + id + '.json')).json();`;

  const states = `for (const id of ${ids}) Object.defineProperty(usStates, id, { value: 'Bench ' + id.slice(6) });`;
  const registry = `for (const id of ${ids}) {
    modules['./' + id + '.ts'] = async () => ({ default: await data(id) });
    stateIds.push(id);
  }`;
  const maps = `for (const id of ${ids}) {
    files['../../../assets/maps/' + id + '.svg'] = files['../../../assets/maps/${model}.svg'];
    facts[id] = facts[${JSON.stringify(model)}];
  }`;

  const imagePath = 'export const shareImagePath = (path: string): string =>';
  const modelsImage = `path.startsWith('/states/bench-') ? '/share/states-${model}-divorce-lawyer-seo.jpg' :`;

  return {
    name: 'synthetic-states',
    enforce: 'pre',
    transform(code, id) {
      const isServer = this.environment.config.consumer === 'server';
      if (id.endsWith('/src/lib/us-states.ts')) return changed(code, 'export const usStates =', undefined, states);
      if (id.endsWith('/src/content/states/registry.ts')) {
        const data = isServer ? read : fetched;
        return changed(
          changed(code, 'const modules =', undefined, data).code,
          'export const stateIds =',
          undefined,
          registry,
        );
      }
      if (id.endsWith('/src/head/page-head.ts')) return changed(code, imagePath, `${imagePath} ${modelsImage}`);
      if (id.endsWith('/sections/county-maps.ts')) return changed(code, 'const files =', undefined, maps);
      return null;
    },
    writeBundle({ dir }) {
      const isServer = this.environment.config.consumer === 'server';
      if (!isServer && dir) cpSync(dataDir, join(dir, 'content'), { recursive: true });
    },
  };
}

/**
 * The module with a part replaced and lines added at its end.
 * @throws If it lacks the part: the site was changed in a way that this file must follow.
 */
function changed(code: string, part: string, replacement = part, ...lines: string[]) {
  if (!code.includes(part)) throw new Error(`The benchmark looks for “${part}”, which a module of the site lost.`);
  return { code: [code.replace(part, () => replacement), ...lines].join('\n'), map: null };
}
