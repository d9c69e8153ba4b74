import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cached, cacheFolder, digest } from './disk-cache.ts';

const name = `test-${process.pid}`;
afterAll(() => rmSync(join(cacheFolder, `${name}.json`), { force: true }));

test('a value is made once for a key, and anew for another', async () => {
  let made = 0;
  const make = async () => ({ made: ++made });
  expect(await Promise.all([cached(name, 'a', make), cached(name, 'a', make)])).toEqual([{ made: 1 }, { made: 1 }]);
  expect(await cached(name, 'a', make)).toEqual({ made: 1 });
  expect(await cached(name, 'b', make)).toEqual({ made: 2 });
  expect(await cached(name, 'a', make)).toEqual({ made: 3 });
});

test('an error is not cached', async () => {
  const fail = () => Promise.reject(new Error('no such city'));
  await expect(cached(name, 'c', fail)).rejects.toThrow('no such city');
  expect(await cached(name, 'c', () => 'fixed')).toBe('fixed');
});

test('parts of a digest do not run together', () => {
  expect(digest('ab', 'c')).not.toBe(digest('a', 'bc'));
});
