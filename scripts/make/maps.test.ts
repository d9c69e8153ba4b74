import { expect, test } from 'vitest';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { postalCodes } from './gazetteer.ts';
import { drawUsMap, drawUsPicture } from './maps.ts';

const ids = Object.keys(usStates) as StateId[];

test('all fifty can be drawn, each with its own postal code', () => {
  const { states } = drawUsMap(ids);
  expect(Object.keys(states)).toEqual(ids);
  expect(new Set(Object.values(states).map(({ code }) => code)).size).toBe(50);
  const [first, , last] = [postalCodes.alabama, postalCodes.missouri, postalCodes.wyoming];
  expect([first, postalCodes['new-york'], last]).toEqual(['AL', 'NY', 'WY']);
});

test('no two codes beside the map touch', () => {
  const beside = Object.values(drawUsMap(ids).states).filter(({ lead }) => lead);
  expect(beside.length).toBeGreaterThan(5);
  for (const [index, one] of beside.entries()) {
    for (const other of beside.slice(index + 1)) {
      // Two letters at the phone's font size of 26 units.
      const apart = Math.abs(one.x - other.x) > 38 || Math.abs(one.y - other.y) >= 22;
      expect(apart, `${one.code} and ${other.code}`).toBe(true);
    }
  }
});

test('states without a page are one shape, the others are not in it', () => {
  const [none, all] = [drawUsMap([]), drawUsMap(ids)];
  expect(none.states).toEqual({});
  // The District of Columbia is left.
  expect(all.others.land.length).toBeLessThan(none.others.land.length / 20);
  expect(drawUsPicture(['texas'])).not.toMatch(/<a |<text|class=/);
});
