import { test } from 'vitest';
import { refuse } from '../refuse.ts';
import { partNames, staleFiles } from './make.ts';

test.each(partNames)('the committed %s are what “npm run make” makes', async (name) => {
  const stale = (await staleFiles(name)).map(([file]) => file);
  refuse(stale.map((file) => `${file} is not up to date. Run “npm run make -- ${name}” and commit it`));
});
