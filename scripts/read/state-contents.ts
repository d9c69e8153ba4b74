import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StateId } from '../../src/lib/us-states.ts';
import type { StateContent } from '../../src/states/schema.ts';

/** Every state with a page has a file of its name here. */
export const statesFolder = 'src/states/data';

/** What each file in states/data exports. @throws If a file fails to run, such as one with a todo. */
export async function readStateContents(folder = statesFolder): Promise<Map<StateId, StateContent>> {
  const contents = new Map<StateId, StateContent>();
  // Systems and editors put files of their own beside ours: ._texas.ts, .#texas.ts.
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.startsWith('.'));
  for (const file of files.sort()) {
    const module = await import(pathToFileURL(resolve(folder, file)).href).catch((cause: Error) => {
      const problem = cause.message.replace(/\.$/, '');
      throw new Error(`${folder}/${file}: ${problem}. “npm run types” names the field.`, { cause });
    });
    contents.set(file.slice(0, -3) as StateId, module.default);
  }
  return contents;
}
