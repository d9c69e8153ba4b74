import { it } from 'vitest';
import { refuse } from '../refuse.ts';

// Without patterns, because one that excludes would contain the project’s folder, whose name may have parentheses.
const files = import.meta.glob<string>('/src/**/*.{ts,tsx,mdx}', { query: '?raw', import: 'default', eager: true });
const isCopy = (file: string) => !/\.test\.|^\/src\/(?:offer|states\/data)\//.test(file);

/** A price by the month, and a guarantee in days. Only we promise those, so the figure must come from src/offer/. */
const promises = /\$\d[\d,]*\+?(?: a| per|\/) ?month|\b\d+[- ]days? (?:satisfaction )?guarantee/g;

it('no price by the month and no guarantee is typed in the copy, where it would not follow src/offer/', () => {
  const problems = Object.entries(files)
    .filter(([file]) => isCopy(file))
    .flatMap(([file, text]) => (text.match(promises) ?? []).map((found) => `${file.slice(1)} types “${found}”.`));
  refuse(problems, 'insert a figure of src/offer/ instead');
});
