import { expect, test } from 'vitest';
import { citationsIn } from './laws.ts';

const linksIn = (text: string) => citationsIn(text).flatMap(({ text, law }) => (law ? [[text, law.href]] : []));

test.each([
  ['Ala. Code § 30-2-8.1', 'https://alison.legislature.state.al.us/code-of-alabama?section=30-2-8.1'],
  ['AS 25.24.160(a)(4)', 'https://www.akleg.gov/basis/statutes.asp#25.24.160'],
  ['A.R.S. § 25-403.02', 'https://www.azleg.gov/ars/25/00403-02.htm'],
  [
    'Cal. Fam. Code § 2320',
    'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=2320.',
  ],
  [
    'Fla. Stat. § 61.13',
    'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0061/Sections/0061.13.html',
  ],
  [
    'Fla. Stat. § 934.03',
    'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0900-0999/0934/Sections/0934.03.html',
  ],
  ['O.C.G.A. § 19-5-3(13)', 'https://www.legis.ga.gov/'],
  ['750 ILCS 5/504(b-1)', 'https://www.ilga.gov/documents/legislation/ilcs/documents/075000050K504.htm'],
  [
    'Pa.R.C.P. 1910.16-3',
    'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/231/chapter1910/s1910.16-3.html',
  ],
  ['MCL 552.505a', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-552-505a'],
  ['N.Y. Dom. Rel. Law § 236(B)(5-a)', 'https://www.nysenate.gov/legislation/laws/DOM/236'],
  [
    'N.C. Gen. Stat. § 50-13.4(c)',
    'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_50/GS_50-13.4.html',
  ],
  ['R.C. 3105.61–3105.65', 'https://codes.ohio.gov/ohio-revised-code/section-3105.61'],
  ['R.C. ch. 3119', 'https://codes.ohio.gov/ohio-revised-code/chapter-3119'],
  ['23 Pa.C.S. § 3301(c)(1)', 'https://www.palegis.us/statutes/consolidated'],
  ['Tex. Fam. Code § 153.3171', 'https://statutes.capitol.texas.gov/Docs/FA/htm/FA.153.htm#153.3171'],
  ['Tex. Occ. Code ch. 952', 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.952.htm#952'],
  ['29 U.S.C. § 1056(d)(3)(F)', 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section1056'],
  ['IRC § 6015(b)', 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section6015'],
  ['29 C.F.R. § 2530.206(c)', 'https://www.ecfr.gov/current/title-29/section-2530.206'],
])('a reader who follows %s gets to its state’s own code', (text, href) => {
  expect(linksIn(`Read ${text}, then write.`)).toEqual([[text, href]]);
});

test.each([
  ['Cal. Fam. Code §§ 2030, 2032', ['Cal. Fam. Code § 2030', 'Cal. Fam. Code § 2032']],
  ['Cal. Fam. Code §§ 3800–3810', ['Cal. Fam. Code §§ 3800–3810']],
  ['R.C. 3109.11, 3109.12', ['R.C. 3109.11', 'R.C. 3109.12']],
  ['750 ILCS 5/602.5, 602.7, 60/217', ['750 ILCS 5/602.5', '750 ILCS 5/602.7', '750 ILCS 60/217']],
])('a screen reader says each section of %s with its code', (text, titles) => {
  expect(citationsIn(text).flatMap(({ law }) => law?.title ?? [])).toEqual(titles);
});

test('each section of a list has its own link, and a case has none', () => {
  const text = 'A.R.S. §§ 25-312, 25-903; Ala. Code § 30-2-51; Ex parte Christopher, 145 So. 3d 60 (Ala. 2013)';
  expect(
    citationsIn(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text);
  expect(linksIn(text)).toEqual([
    ['A.R.S. §§ 25-312', 'https://www.azleg.gov/ars/25/00312.htm'],
    ['25-903', 'https://www.azleg.gov/ars/25/00903.htm'],
    ['Ala. Code § 30-2-51', 'https://alison.legislature.state.al.us/code-of-alabama?section=30-2-51'],
  ]);
});
