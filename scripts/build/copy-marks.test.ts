import { expect, test } from 'vitest';
import { markFaults } from './copy-marks.ts';

test.each([
  '[x](https://example.com/x)',
  '[two words](services/content-marketing)',
  '[x](/services/local-seo',
  '[x](javascript:alert(1))',
  '[x]()',
  '[](/about)',
  '[^note',
  '[^]',
])('%s is a fault that names it', (mark) => {
  expect(markFaults({ faqs: [{ answer: `Before ${mark} after.` }] })).toEqual([
    expect.stringContaining(`“${mark}” is no mark`),
  ]);
});

test('marks that are understood, and brackets that are none, are left alone', () => {
  expect(markFaults(['A [link](/services) and a note.[^id]', 'He wrote “[sic]” (twice).', 5, null])).toEqual([]);
});
