import { expect, it } from 'vitest';
import { inGuides } from '../../guides/print/no-break.ts';
import { inArticles } from '../../scripts/articles/no-break.ts';
import { type NoBreaks, unbroken } from './no-break.ts';

/** `_` for a no-break space, and `<>` around what a browser would break without a space. */
const shown = (text: string, noBreaks?: NoBreaks) =>
  unbroken(text, noBreaks)
    .map((piece) => (piece.isWhole ? `<${piece.text}>` : piece.text))
    .join('')
    .replaceAll('\u00a0', '_');

it.each<[string, string, NoBreaks?]>([
  [
    'From day 45, $5,000 a case buys 4–6 pages and 30 minutes, in 2026.',
    'From day_45, $5,000_a_case buys <4–6>_pages and 30_minutes, in 2026.',
  ],
  ['Up 15–25%, $1,500–$3,000 in New York', 'Up <15–25%>, <$1,500–$3,000> in New_York'],
  ['the 60-day, 47-point FL-100 form', 'the <60-day>, <47-point> <FL-100> form'],
  ['Under § 107.105(1)(a), and § 30-2-8.1.', 'Under <§ 107.105(1)(a)>, and <§ 30-2-8.1>.'],
  ['By §§ 25-211 and 25-403.02, AS 34.77', 'By <§§ 25-211> and <25-403.02>, <AS 34.77>'],
  ['and Rules 1.6 and 7.2(c), no. 12: December', 'and <Rules 1.6> and 7.2(c), <no. 12>: December'],
  ['Point 10 on June 17 (2.5 seconds)', 'Point_10 on June_17 (2.5_seconds)', inArticles],
  ['Opinion 496, 18 U.S.C., EO-19-0010, ER 1.6(d)', 'Opinion_496, 18_U.S.C., <EO-19-0010>, <ER 1.6(d)>', inArticles],
  ['Troxel v. Granville, 145 So. 3d 60', 'Troxel_v._Granville, 145_So._3d_60', inGuides],
  ['See MCL 722.23 and page 7 of 48 hours', 'See MCL_722.23_and page_7_of 48_hours', inGuides],
  ['and/or (a) 5 ÷ 2 in § 3-1', '<and/or> (a) 5_÷_2_in_§_<3-1>', inGuides],
])('%s stays whole', (text, whole, noBreaks) => {
  expect(shown(text, noBreaks)).toBe(whole);
});
