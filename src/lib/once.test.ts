import { expect, it, vi } from 'vitest';
import { once } from './once.ts';

it('asks once for all that wait', async () => {
  const load = vi.fn(async () => 'page');
  const ask = once(load);
  expect(await Promise.all([ask(), ask()])).toEqual(['page', 'page']);
  expect(await ask()).toBe('page');
  expect(load).toHaveBeenCalledOnce();
});

it('asks again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('page');
  const ask = once(load);
  await expect(ask()).rejects.toThrow('offline');
  expect(await ask()).toBe('page');
});
