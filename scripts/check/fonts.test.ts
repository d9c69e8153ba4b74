import { expect, test } from 'vitest';
import { refuse } from '../refuse.ts';
import { fontProblems } from './fonts.ts';

test('a font that is missing, that lacks a letter, or that ships without its license, is named', () => {
  refuse(fontProblems());
  expect(fontProblems('url(../assets/fonts/sans.woff2)', 'Other')).toEqual([
    expect.stringMatching(/sans\.woff2 is the font .+, whose license is not in public\/font-licenses\.txt/),
  ]);
  expect(fontProblems('url(../assets/fonts/sans.woff2)', undefined, 'aéŁ')).toEqual([
    expect.stringMatching(/sans\.woff2 lacks Ł, which scripts\/read\/share-fonts\.ts lists\. Run/),
  ]);
  expect(fontProblems('url("../assets/fonts/gone.woff2")')).toEqual([
    expect.stringMatching(/^src\/assets\/fonts\/gone\.woff2 is missing: .*“npm run make -- fonts”/),
  ]);
});
