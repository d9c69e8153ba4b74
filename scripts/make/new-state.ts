import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { geoCentroid, geoDistance } from 'd3-geo';
import { feature } from 'topojson-client';
import { keysOf } from '../../src/lib/keys-of.ts';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { neighbors } from '../../src/states/neighbors.ts';
import type { StateContent, StateTemplateData } from '../../src/states/schema.ts';
import { smallCitiesShown } from '../../src/states/template.ts';
import { readStateContents, statesFolder } from '../read/state-contents.ts';
import { runCommand } from '../run-command.ts';
import { largestCities } from './gazetteer.ts';
import { make } from './make.ts';
import { type Area, areasIn } from './topology.ts';

const usage = 'Usage: npm run new:state -- <state> …, such as nevada or nevada oregon new-jersey';

/** The states that these words name. `New Jersey` may be one word or two. @throws If one of them is no state. */
function statesIn(words: readonly string[]): StateId[] {
  const [first, second, ...rest] = words.flatMap((word) => word.trim().toLowerCase().split(/\s+/));
  if (!first) return [];
  const isState = (name: string): name is StateId => Object.hasOwn(usStates, name);
  const both = `${first}-${second}`;
  if (isState(both)) return [both, ...statesIn(rest)];
  if (isState(first)) return [first, ...statesIn(second ? [second, ...rest] : [])];
  throw new Error(`“${first}” is not one of the fifty states in src/lib/us-states.ts.\n${usage}`);
}

/** Writes states' content files, filled in where possible and with todos elsewhere, and draws their maps. @throws If it can't. */
export async function newStates(
  words: readonly string[],
  folder = statesFolder,
  drawMaps = () => make(['maps']),
): Promise<void> {
  const ids = statesIn(words);
  if (ids.length === 0) throw new Error(usage);
  const fileOf = (id: StateId) => join(folder, `${id}.ts`);
  for (const id of ids)
    if (existsSync(fileOf(id))) throw new Error(`${fileOf(id)} already exists. Edit it, or delete it first.`);
  const example = await exampleState();
  for (const id of ids) {
    const page = pageFile(id, example);
    writeFileSync(fileOf(id), page);
    spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', fileOf(id)]);
    const todos = page.split('todo(').length - 1;
    console.log(`Wrote ${fileOf(id)} with ${todos} todos. The next steps are in docs/recipes.md, under “A state”.`);
  }
  await drawMaps();
  const near = [...(await readStateContents(folder))].flatMap(([, content]) =>
    content.kind === 'template' ? content.borderStates : content.nearby.states.map(({ state }) => state),
  );
  for (const id of ids.filter((one) => !near.includes(one)))
    console.log(
      `No page about a state nearby will link to ${usStates[id]}, and “npm test” wants a second link to each page: write [${usStates[id]}](/states/${stateSlug(id)}) in the text of another.`,
    );
}

/** The first state with a template page. One that still has todos is no example. @throws If there is none. */
export async function exampleState(): Promise<{ state: string; content: StateTemplateData }> {
  for (const file of readdirSync(statesFolder).sort()) {
    const module = await import(pathToFileURL(resolve(statesFolder, file)).href).catch(() => undefined);
    const content: StateContent | undefined = module?.default;
    if (content?.kind === 'template') return { state: usStates[parse(file).name as StateId], content };
  }
  throw new Error(
    `No finished state in ${statesFolder} says kind: 'template'. Bring one back from git as the example.`,
  );
}

/** A page with the example's fields. Whatever can't be derived is a todo with the example's text. Optional fields are left out. */
function pageFile(id: StateId, { state, content }: Awaited<ReturnType<typeof exampleState>>): string {
  const { client: _, customH1: _heading, ...example } = content;
  const [majorCity1, majorCity2, majorCity3, mediumCity1, mediumCity2, mediumCity3, ...smallCities] = largestCities(
    id,
    6 + smallCitiesShown,
  );
  const cities = { majorCity1, majorCity2, majorCity3, mediumCity1, mediumCity2, mediumCity3, smallCities };
  const others = otherStates(id);
  const bordering = others.filter((other) => neighbors[id].includes(other)).map((other) => usStates[other]);
  const derived: Record<string, unknown> = {
    kind: 'template',
    updated: new Intl.DateTimeFormat('en-CA').format(new Date()),
    ...cities,
    borderStates: others.slice(0, 4),
  };
  const comments: Record<string, string> = {
    majorCity1: '// GeoNames by population, with places that have no government. Check these and all other cities.\n',
    borderStates: `// Next door, the nearest first: ${bordering.join(', ') || 'none'}.\n`,
  };
  const fields = Object.entries(example).map(([field, value]) => {
    const source = field in derived ? JSON.stringify(derived[field]) : withTodos(value, field, state);
    return `${comments[field] ?? ''}${field}: ${source},\n`;
  });
  return `import type { StateTemplateData } from '../schema.ts';
import { todo } from '../todo.ts';

export { templatePage as pageOf } from '../template.ts';

export default {
${fields.join('')}} satisfies StateTemplateData;
`;
}

/** The source of a value like the example, with a todo in place of each text. @param path Where the value is. */
function withTodos(example: string | object, path: string, state: string): string {
  if (typeof example === 'string') {
    const words = example.split(' ');
    const isLong = words.length > 15;
    const hint = `${path}${isLong ? `, about ${words.length} words` : ''}, like ${state}’s: `;
    return `todo(${JSON.stringify(hint + (isLong ? `${words.slice(0, 12).join(' ')} …` : example))})`;
  }
  const isList = Array.isArray(example);
  const parts = Object.entries(example).map(([key, part]) => {
    // It names the gain that is drawn, and isn't text.
    const source = key === 'phase' ? JSON.stringify(part) : withTodos(part, `${path}.${key}`, state);
    return isList ? source : `'${key}': ${source}`;
  });
  return isList ? `[${parts}]` : `{ ${parts} }`;
}

/** All other states, the nearest first; those that share a border come before the rest. */
function otherStates(home: StateId): StateId[] {
  const topology = areasIn('states-10m');
  const areas = topology.objects.areas.geometries;
  const middleOf = (id: StateId) =>
    geoCentroid(feature(topology, areas.find(({ properties }) => properties.name === usStates[id]) as Area));
  const rank = (id: StateId) =>
    (neighbors[home].includes(id) ? 0 : Math.PI) + geoDistance(middleOf(home), middleOf(id));
  return keysOf(usStates)
    .filter((id) => id !== home)
    .sort((a, b) => rank(a) - rank(b));
}

if (process.argv[1] === import.meta.filename) await runCommand(usage, () => newStates(process.argv.slice(2)));
