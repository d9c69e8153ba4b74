import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { postalCodes } from './postal-codes.ts';
import { type LinkedState, renderUsMap, renderUsPicture } from './us-map.ts';

const linkTo = (id: StateId): LinkedState => ({ id, href: `/states/${id}`, label: usStates[id] });
const thirteen = (
  ['alabama', 'alaska', 'arizona', 'california', 'florida', 'georgia', 'illinois', 'michigan'] as StateId[]
)
  .concat('new-york', 'north-carolina', 'ohio', 'pennsylvania', 'texas')
  .map(linkTo);
const all = (Object.keys(usStates) as StateId[]).map(linkTo);

describe.each([
  ['thirteen states', thirteen],
  ['all fifty', all],
])('%s linked', (_, linked) => {
  const svg = renderUsMap({ linked });

  test('fits the budget of 9 KB gzip', () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(9_000);
  });

  test('each is a link that shows its postal code, and has it in its name', () => {
    const links = [...svg.matchAll(/<a class="us-on" href="([^"]+)"><title>([^<]+)<\/title>.*?<\/a>/g)];
    expect(links.map(([, href, label]) => ({ href, label }))).toEqual(
      linked.map(({ id, href, label }) => ({ href, label: `${label} (${postalCodes[id]})` })),
    );
    for (const [i, [link]] of links.entries())
      expect(link).toContain(`>${postalCodes[(linked[i] as LinkedState).id]}</text>`);
  });

  test('is a named group and the same each time', () => {
    expect(svg).toMatch(/^<svg [^>]*role="group" aria-label="Map of the United States/);
    expect(renderUsMap({ linked })).toBe(svg);
  });

  test('no two codes beside the map touch', () => {
    const codes = [...svg.matchAll(/class="us-out" x="(\d+)" y="(\d+)"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    for (const [i, [x, y]] of codes.entries()) {
      for (const [otherX, otherY] of codes.slice(i + 1)) {
        // Two letters at the phone's font size of 26 units.
        expect(Math.abs(x - otherX) > 38 || Math.abs(y - otherY) >= 22, `${x},${y} and ${otherX},${otherY}`).toBe(true);
      }
    }
  });
});

test('addresses and names are escaped', () => {
  const svg = renderUsMap({ linked: [{ id: 'texas', href: '/?a=1&b="2"', label: 'Texas <TX>' }] });
  expect(svg).toContain('href="/?a=1&amp;b=&quot;2&quot;"><title>Texas &lt;TX> (TX)</title>');
});

test('the picture has no links and fewer bytes', () => {
  const picture = renderUsPicture({ linked: thirteen });
  expect(picture).not.toMatch(/<a |<text|class=/);
  expect(gzipSync(picture).length).toBeLessThan(3_000);
});
