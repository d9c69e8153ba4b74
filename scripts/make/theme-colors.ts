import { readFileSync } from 'node:fs';

/** A color of the design by its token's name, without `--color-`. */
export type Color = (name: string) => string;

/** The colors of the site's own theme, so that pictures follow when the design changes. */
export function themeColors(): Color {
  const file = 'src/styles/theme.css';
  const css = readFileSync(file, 'utf8');
  return (name) => {
    const hex = css.match(new RegExp(`--color-${name}:\\s*(#[\\da-f]{3,8});`, 'i'))?.[1];
    if (!hex) throw new Error(`${file} has no color “${name}”, which a picture asks for.`);
    return hex;
  };
}
