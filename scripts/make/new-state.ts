import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { runCommand } from '../run-command.ts';
import { make } from './make.ts';
import { pageFile } from './state-file.ts';

const states = 'src/content/states';
const usage = 'Usage: npm run new:state -- <state>, such as nevada or “New Jersey”';

/** What an editor does next. */
const whatNow = (file: string, id: StateId, todos: number): string => `Wrote ${file}.

1. Write what is left: ${todos} todos, figures first. “npm run types” lists them, “npm run dev” shows the page meanwhile.
2. Check the cities and the neighbors, which come from the gazetteer and the map. Give the client of the testimonial words
   (“client”, as in alabama.ts) and a portrait in scripts/make/portraits.ts.
3. Run “npm run make”, which draws the map and the portrait, “npm run fix”, which takes out the import of todo, and “npm test”.
4. Run “npm start”, look at http://localhost:4173/states/${stateSlug(id)}, and commit src and public.`;

/** Writes a state's content file with everything that can be derived, and draws its map. @throws When no file is written. */
export async function newState(args: string[], folder = states, drawMaps = () => make(['maps'])): Promise<void> {
  const name = parseArgs({ args, allowPositionals: true }).positionals.join(' ');
  if (!name) throw new Error('Name a state: npm run new:state -- nevada');
  const id = stateNamed(name);
  const source = formatted(pageFile(id, new Intl.DateTimeFormat('en-CA').format(new Date())));
  const file = `${states}/${id}.ts`;
  if (existsSync(join(folder, `${id}.ts`)))
    throw new Error(`${file} exists already and stays as it is. Edit it, or delete it first.`);
  writeFileSync(join(folder, `${id}.ts`), source);
  await drawMaps();
  console.log(whatNow(file, id, source.split('todo(').length - 1));
}

/** The state that an editor names: `nevada`, `Nevada`, `New Mexico` or `new-mexico`. */
function stateNamed(name: string): StateId {
  const id = name.trim().toLowerCase().replace(/\s+/g, '-');
  if (!Object.hasOwn(usStates, id)) throw new Error(`“${name}” is no US state. The names are in src/lib/us-states.ts.`);
  return id as StateId;
}

/** As the project's formatter writes it. */
function formatted(source: string): string {
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'format', '--stdin-file-path=state.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, biome, { input: source, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The new file could not be formatted: ${stderr}`);
  return stdout;
}

if (process.argv[1] === import.meta.filename) await runCommand(usage, () => newState(process.argv.slice(2)));
