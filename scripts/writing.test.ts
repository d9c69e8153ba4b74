import { expect, test } from 'vitest';
import { writing } from './writing.ts';

/** As Node refuses; a test that runs as root is refused nothing. */
const refused = (code: string) => () => {
  throw Object.assign(new Error(`${code}: permission denied, open 'x'`), { code });
};

test.each(['EACCES', 'EPERM', 'EROFS'])('%s is one sentence, with the path and the fix', (code) => {
  expect(() => writing('reports/links.html', refused(code))).toThrow(
    `reports/links.html cannot be written (${code}). Give this account the right to write in its folder, or work in a copy of yours.`,
  );
});

test('what is written is returned, and another error stays what it is', () => {
  expect(writing('x', () => 5)).toBe(5);
  expect(() => writing('x', refused('EEXIST'))).toThrow("EEXIST: permission denied, open 'x'");
});
