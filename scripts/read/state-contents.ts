import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StateId } from '../../src/lib/us-states.ts';
import type { StateContent } from '../../src/states/schema.ts';
import type { StateModule, StateRecord } from '../../src/states/state-record.ts';

/** Every state with a page has a file of its name here. */
export const statesFolder = 'src/states/data';

/** @throws If a file fails to run, such as one with a todo. */
async function readModules(folder: string): Promise<[StateId, StateModule][]> {
  const modules: [StateId, StateModule][] = [];
  // Systems and editors put files of their own beside ours: ._texas.ts, .#texas.ts.
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.startsWith('.'));
  for (const file of files.sort()) {
    const module = await import(pathToFileURL(resolve(folder, file)).href).catch((cause: Error) => {
      const problem = cause.message.replace(/\.$/, '');
      throw new Error(`${folder}/${file}: ${problem}. “npm run types” names the field.`, { cause });
    });
    if (!module.pageOf)
      throw new Error(`${folder}/${file} exports no pageOf. Take its first lines from another state.`);
    modules.push([file.slice(0, -3) as StateId, module]);
  }
  return modules;
}

/** The content of each file in states/data. @throws If a file fails to run, such as one with a todo. */
export const readStateContents = async (folder = statesFolder): Promise<Map<StateId, StateContent>> =>
  new Map((await readModules(folder)).map(([id, module]) => [id, module.default]));

/** The record behind each state’s page. */
export const readStatePages = async (): Promise<Map<StateId, StateRecord>> =>
  new Map((await readModules(statesFolder)).map(([id, module]) => [id, module.pageOf(id, module.default)]));
