import { expect, test } from 'vitest';
import { siteHead } from '../../src/head/page-head.ts';
import { refuse } from '../refuse.ts';
import { partNames, staleFiles } from './make.ts';
import { themeColor } from './theme-color.ts';

test.each(partNames)('the committed %s are what “npm run make” makes', async (name) => {
  const stale = (await staleFiles(name)).map(([file]) => file);
  refuse(stale.map((file) => `${file} is not up to date. Run “npm run make -- ${name}” and commit it`));
});

test('the browser’s bar has the color of the paper', () => {
  expect(siteHead().meta[0]?.content).toBe(themeColor('paper'));
});
