import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StateContent } from '../../src/content/states/types.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';

/** Where every state that has a page has a file of its name, and two files are no pages. */
export const statesFolder = 'src/content/states';
const notPages = ['types.ts', 'registry.ts'];

/** What each file in content/states exports, by the file's name; whether that is sound, check-content.ts says. */
export async function readStateFiles(): Promise<Map<string, StateContent | undefined>> {
  const files = readdirSync(statesFolder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !notPages.includes(file))
    .sort();
  const contents = new Map<string, StateContent | undefined>();
  for (const file of files) {
    const module = (await import(join(process.cwd(), statesFolder, file))) as { default?: StateContent };
    contents.set(file, module.default);
  }
  return contents;
}

/** The content of every state that has a file, by its id. The build has made sure that each is sound. */
export async function readStateContents(): Promise<Map<StateId, StateContent>> {
  const files = await readStateFiles();
  return new Map([...files].map(([file, content]) => [file.slice(0, -3) as StateId, content as StateContent]));
}

/** The state of a name as it is written in prose: `New York`. */
export const stateIdOf = (name: string): StateId | undefined =>
  (Object.keys(usStates) as StateId[]).find((id) => usStates[id] === name);
