import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuse } from '../../scripts/refuse.ts';

const theme = readFileSync(`${import.meta.dirname}/theme.css`, 'utf8');
const tokens = new Map([...theme.matchAll(/--([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [name, value]));

function luminance(name: string): number {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(tokens.get(`color-${name}`) ?? '') ?? [];
  const hex: string | undefined = long ?? short?.replace(/./g, '$&$&');
  if (!hex) throw new Error(`--color-${name} in src/styles/theme.css is not a color such as #a6192e.`);
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? [])
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(text: string, surface: string): number {
  const [dark = 0, light = 0] = [luminance(text), luminance(surface)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['paper', 'card', 'sunk', 'pad', 'mark'];

/** Which text stands on which surface, and the least contrast of the two (WCAG 1.4.3, 1.4.11). */
const pairs: readonly [texts: string[], surfaces: string[], least: number][] = [
  [['ink', 'ink-2'], surfaces, 4.5],
  [['ink-3', 'action', 'action-hover', 'data', 'success'], ['paper', 'card'], 4.5],
  [['on-ink', 'on-ink-2'], ['ink', 'ink-panel'], 4.5],
  [['white'], ['action', 'action-hover'], 4.5],
  [['data-on-ink', 'mark'], ['ink'], 4.5],
  [['rule-strong', 'margin', 'data-mid'], ['card'], 3],
];

test('words can be read on what they stand on', () => {
  const problems = pairs.flatMap(([texts, grounds, least]) =>
    texts.flatMap((text) =>
      grounds
        .filter((ground) => contrast(text, ground) < least)
        .map(
          (ground) =>
            `--color-${text} on --color-${ground} has a contrast of ${contrast(text, ground).toFixed(2)}, and needs ${least}. Make one of them darker or lighter (src/styles/theme.css).`,
        ),
    ),
  );
  refuse(problems);
});

test('no words are smaller than 12 pixels', () => {
  const sizes = [...tokens].filter(([name]) => /^text-[\w]+$/.test(name));
  expect(sizes.length).toBeGreaterThan(9);
  const problems = sizes.flatMap(([name, value]) => {
    const [, size = '', unit] = /^(?:\w+\()*([\d.]+)(rem|px)/.exec(value) ?? [];
    const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
    return pixels >= 12 ? [] : [`--${name} begins at ${value}. Let it begin at 0.75rem (12 pixels) or more.`];
  });
  refuse(problems);
});
