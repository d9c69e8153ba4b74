import { readFileSync } from 'node:fs';

const file = 'src/styles/theme.css';
const css = readFileSync(file, 'utf8');

/** A color of the site, for pictures and the browser’s bar, which no style sheet reaches. */
export function themeColor(name: string): string {
  const hex = css.match(new RegExp(`--color-${name}:\\s*(#[\\da-f]{3,8});`, 'i'))?.[1];
  if (!hex) throw new Error(`${file} has no color “${name}”, which is needed outside the styles. Add --color-${name}.`);
  return hex;
}
