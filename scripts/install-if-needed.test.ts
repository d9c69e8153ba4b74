import { expect, test } from 'vitest';
import { nodeProblem } from './install-if-needed.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '22.16.0', '23.11.1', '24.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3'])('Node %s is refused, with what to install', (version) => {
  expect(nodeProblem(version)).toBe(
    `This project needs Node 20.19 or newer, and not 21; this is ${version}. Install Node 24, or 22.`,
  );
});
