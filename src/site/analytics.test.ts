import { afterEach, expect, test, vi } from 'vitest';
import { readAnswer, saveAnswer } from './analytics.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a browser whose storage is full or blocked can still be answered', () => {
  const refuse = () => {
    throw new DOMException('No.');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse });
  expect(() => saveAnswer('yes')).not.toThrow();
  expect(readAnswer()).toBe('no');
});
