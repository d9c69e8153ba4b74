import { readFileSync } from 'node:fs';

/** The colors of the site, by name, for pictures. */
export function themeColors(): (name: string) => string {
  const file = 'src/styles/theme.css';
  const css = readFileSync(file, 'utf8');
  return (name) => {
    const hex = css.match(new RegExp(`--color-${name}:\\s*(#[\\da-f]{3,8});`, 'i'))?.[1];
    if (!hex) throw new Error(`${file} has no color “${name}”, which a picture needs. Add --color-${name}.`);
    return hex;
  };
}
