import { expect, it } from 'vitest';
import { keysOf } from '../lib/keys-of.ts';
import { neighbors } from './neighbors.ts';

it.each(keysOf(neighbors))('every neighbor of %s has it as a neighbor, too', (id) => {
  for (const neighbor of neighbors[id]) expect(neighbors[neighbor], neighbor).toContain(id);
  expect(new Set(neighbors[id]).size).toBe(neighbors[id].length);
});
