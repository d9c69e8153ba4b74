/** A value that is still to be written. It fits no field of the content, so the type check names each one. */
export interface Todo<Hint extends string> {
  readonly stillToWrite: Hint;
}

/**
 * Marks a place in a content file where an editor still has to write (`npm run new:state` puts it there). The type
 * check quotes the hint, the dev server shows it on the page, and a build fails.
 * @param hint What to write, in a few words.
 */
export function todo<const Hint extends string>(hint: Hint): Todo<Hint> {
  // biome-ignore lint/style/noRestrictedGlobals: Node has it when a build or a script runs a content file, Vite fills it in.
  if (process.env.NODE_ENV === 'production') {
    // scripts/read/state-contents.ts adds the file’s name.
    throw new Error(`unfinished, first at: ${hint}.`);
  }
  return hint as unknown as Todo<Hint>;
}
