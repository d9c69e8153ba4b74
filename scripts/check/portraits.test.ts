import { expect, test } from 'vitest';
import { portraitProblem, twins } from './portraits.ts';

test.each([
  ['team-1.jpg', undefined],
  ['team-1.JPG', undefined],
  ['team-1.svg', undefined],
  ['README.md', undefined],
  ['.DS_Store', undefined],
  ['team-2.jpg', "has the image or portrait 'team-2'"],
  ['team-1.HEIC', 'Export it as JPEG'],
  ['team-1.tiff', 'a .jpg, .png, or .webp file'],
])('what is wrong with the portrait %s: %s', (file, problem) => {
  expect(portraitProblem(file, new Set(['team-1']))).toEqual(problem && expect.stringContaining(problem));
});

test('of two photos with one name, one has to go', () => {
  expect(twins(['README.md', 'team-1.jpg', 'team-2.jpg'])).toEqual([]);
  const [file, problem] = twins(['team-1.jpg', 'team-1.png'])[0] ?? [];
  expect([file, problem]).toEqual(['src/assets/portraits/team-1.png', expect.stringContaining('Delete one')]);
});
