import { readFileSync } from 'node:fs';

/** A color of the design by its token's name, without `--color-`. */
export type Color = (name: string) => string;

/**
 * The colors of the site's own theme (src/styles/theme.css), so that pictures follow when the design changes.
 * @throws When asked for a name that the theme does not have.
 */
export function themeColors(css = readFileSync('src/styles/theme.css', 'utf8')): Color {
  const known = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{3,8});/gi)].map(([, name, hex]) => [name, hex]),
  );
  return (name) => {
    const hex = known.get(name);
    if (!hex) throw new Error(`src/styles/theme.css has no color “${name}”, which a picture asks for.`);
    return hex;
  };
}
