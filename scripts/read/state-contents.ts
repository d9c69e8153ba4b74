import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StateContent } from '../../src/content/state-content.ts';
import type { StateId } from '../../src/lib/us-states.ts';

/** Every state with a page has a file of its name here. */
export const statesFolder = 'src/content/states';

export const stateFiles = (folder = statesFolder): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();

/** What each file in content/states exports. @throws One error that names every file that fails to run, such as one with a todo. */
export async function readStateFiles(folder = statesFolder): Promise<Map<string, StateContent>> {
  const contents = new Map<string, StateContent>();
  const errors: Error[] = [];
  for (const file of stateFiles(folder)) {
    try {
      const module = (await import(resolve(folder, file))) as { default: StateContent };
      contents.set(file, module.default);
    } catch (error) {
      errors.push(contentError(`${folder}/${file}`, error));
    }
  }
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'), { cause: errors[0]?.cause });
  return contents;
}

/** Why a content file can't be used, with its name. The type check explains more than the error does. */
export function contentError(file: string, cause: unknown): Error {
  const { message } = cause as Error;
  const what = cause instanceof TypeError ? `it does not have the shape of a state page (${message})` : message;
  return new Error(`${file}: ${what.replace(/\.$/, '')}. “npm run types” names the field.`, { cause });
}

export async function readStateContents(): Promise<Map<StateId, StateContent>> {
  const files = await readStateFiles();
  return new Map([...files].map(([file, content]) => [file.slice(0, -3) as StateId, content]));
}
