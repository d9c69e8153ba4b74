import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cacheFolder, digest, kept } from './disk-cache.ts';

const name = `test-${process.pid}`;
afterAll(() => rmSync(join(cacheFolder, `${name}.json`), { force: true }));

test('a value is made once for a key, and anew for another', async () => {
  let made = 0;
  const make = async () => ({ made: ++made });
  expect(await Promise.all([kept(name, 'a', make), kept(name, 'a', make)])).toEqual([{ made: 1 }, { made: 1 }]);
  expect(await kept(name, 'a', make)).toEqual({ made: 1 });
  expect(await kept(name, 'b', make)).toEqual({ made: 2 });
  expect(await kept(name, 'a', make)).toEqual({ made: 3 });
});

test('an error is not kept', async () => {
  const fail = () => Promise.reject(new Error('no such city'));
  await expect(kept(name, 'c', fail)).rejects.toThrow('no such city');
  expect(await kept(name, 'c', () => 'mended')).toBe('mended');
});

test('parts of a digest do not run together', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
});
