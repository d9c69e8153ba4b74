/** A value that is not there yet. It fits no field of the content, so the type check names each place that is left. */
export interface Todo<Hint extends string> {
  readonly stillToWrite: Hint;
}

/**
 * Stands in a content file where an editor still has to write (`npm run new:state` puts it there). The type check fails at
 * it and quotes the hint; the dev server shows the hint on the page; no build gets past it.
 * @param hint What to write, in a few words.
 */
export function todo<const Hint extends string>(hint: Hint): Todo<Hint> {
  // biome-ignore lint/style/noRestrictedGlobals: Node has it when a build or a script runs a content file, Vite fills it in.
  if (process.env.NODE_ENV === 'production') {
    // The code that runs the file adds its name (scripts/read/state-contents.ts).
    throw new Error(`unfinished, first at: ${hint}.`);
  }
  return hint as unknown as Todo<Hint>;
}
