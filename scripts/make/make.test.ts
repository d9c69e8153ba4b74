import { expect, test } from 'vitest';
import { siteHead } from '../../src/head/page-head.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { partNames, staleFiles } from './make.ts';
import { drawUsMap } from './maps.ts';
import { themeColor } from './theme-color.ts';

test.each(partNames)('the committed %s are what “npm run make” makes', async (name) => {
  const stale = (await staleFiles(name)).map(([file]) => file);
  expect(stale, `run “npm run make -- ${name}” and commit these files`).toEqual([]);
});

test('the browser’s bar has the color of the paper', () => {
  expect(siteHead().meta[0]?.content).toBe(themeColor('paper'));
});

test('on the map of the United States, each of the fifty has a code, and no two codes beside the map touch', () => {
  const states = Object.values(drawUsMap(Object.keys(usStates) as StateId[]).states);
  expect(new Set(states.map(({ code }) => code)).size).toBe(50);
  expect([states[0], states[31], states[49]].map((state) => state?.code)).toEqual(['AL', 'NY', 'WY']);
  const beside = states.filter((state) => 'lead' in state);
  expect(beside.length).toBeGreaterThan(5);
  for (const { code, x, y } of beside) {
    // Two letters at the phone's font size.
    const near = beside.filter((other) => Math.abs(x - other.x) <= 38 && Math.abs(y - other.y) < 22);
    expect(near.map((other) => other.code)).toEqual([code]);
  }
});
