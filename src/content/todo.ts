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
  if (process.env.NODE_ENV === 'production') {
    throw new Error(
      `A state’s file in src/content/states is unfinished, first at: ${hint}. npm run types lists all todos.`,
    );
  }
  return hint as unknown as Todo<Hint>;
}
