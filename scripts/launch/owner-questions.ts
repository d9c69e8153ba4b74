import { atLeast, dollars } from '../../src/lib/format.ts';
import { brand } from '../../src/site/brand.ts';
import { claims } from '../../src/site/claims.ts';
import { expiryOf } from '../build/site-files.ts';
import { asOne, type Finding, findLines, type SourceFile } from './source.ts';

const { plan, landingPage, generalPageFaq, templateFaq, texasCases, fit, terms } = claims;
const { firstMonth, monthsTwoToSix, fromMonthSeven, firstYear } = landingPage;
const yearOfSchedule = firstMonth + 5 * monthsTwoToSix + 6 * fromMonthSeven;

/**
 * What only the owner knows; most stands where the order for this site gives two figures for one thing. Once a question is
 * answered and the pages say so, take its line out.
 */
const questions: Record<string, string[]> = {
  'The plan': [
    `Price: ${dollars(plan.monthly)}, but ${dollars(generalPageFaq.monthly)} in the company page’s FAQ and ${dollars(templateFaq.monthly)} on the template pages. Which is right?`,
    `Does ${dollars(plan.monthly)} buy one county, one office or one state? Do you take two competing firms in one county?`,
    `Is a budget of ${dollars(fit.monthlyBudget)}+ a month (contact page) enough? Are its ${fit.months}+ months a request or a requirement?`,
    `“${plan.cancel}” stands beside ${terms.noticeDays} days’ notice in the terms. Which applies?`,
    `The landing pages’ schedule is ${dollars(yearOfSchedule)} in a year, the plan ${dollars(12 * plan.monthly)}. What does each include, and which has the ${plan.guaranteeDays}-day guarantee?`,
    `The landing page rounds ${dollars(yearOfSchedule)} to ${dollars(firstYear)}. Is that how you say it?`,
    `What counts as progress by day ${plan.guaranteeDays}, and who decides when you and the client disagree?`,
  ],
  'The figures': [
    `${atLeast(claims.newClientsAMonth)} new clients a month: for which clients, and from which month? The landing page’s model has ${landingPage.casesAMonth} cases.`,
    `${claims.daysToResults} days: until which result, for which share of clients?`,
    `${claims.averageRoiMonths}-month average ROI: what does it mean?`,
    `First page: ${claims.firstPageResults}%, or ${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months? Of which searches?`,
    `${claims.clientSatisfaction}% satisfaction: by which survey? ${claims.clientRetention}% retention: over which period?`,
    `${atLeast(claims.campaigns)} campaigns and ${atLeast(claims.firms)} firms: can both be right?`,
    `Texas: ${atLeast(texasCases.title)} cases (title) or ${atLeast(texasCases.description)} (description)?`,
    'Which lawyer confirms the 2026 advertising rules (Alabama) and where Senate Bill 174 stands (Ohio)?',
    'The sample plan’s shares of hours (local SEO page): are they the real ones?',
  ],
  'The agency': [
    `Is its name “${brand.name}”, and the footer’s year ${brand.copyrightYear}? Has it a phone number or an email address to show?`,
    'Who issued the search-partner certificate? Which type of SOC 2 report is it, of which date?',
    'Who drafts the pages, and is AI used? The content page does not say, and the team has an editor and no writer.',
    'Do the three guides on the resources page exist as files?',
  ],
};

const oneDay = 24 * 60 * 60 * 1000;
/** The security contact is reported this many days before it ends. */
const notice = 30;

/** Days of a change that are still to come, such as a mistyped year, and the end of security.txt when it is near. */
function days(files: readonly SourceFile[], now: Date): Finding[] {
  const changes = findLines(files, /\bupdated(?:=|: )["'](\d{4}-\d\d-\d\d)["']/).flatMap(({ where, matches }) =>
    matches.map(([, day = '']) => ({ where, day })),
  );
  const newest = changes.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
  const end = newest && expiryOf(newest.day);
  return [
    ...changes
      // A day begins up to 14 hours earlier in other time zones.
      .filter(({ day }) => Date.parse(day) > now.getTime() + oneDay)
      .map(({ where, day }) => ({ where, what: `Last changed on ${day}, which is to come. On which day was it?` })),
    ...(end && end.getTime() - now.getTime() < notice * oneDay
      ? [
          {
            where: newest.where,
            what: `security.txt ends on ${end.toISOString().slice(0, 10)}. Read the page again and set its day.`,
          },
        ]
      : []),
  ];
}

/** What only the owner can answer. */
export const ownerQuestions = (files: readonly SourceFile[], now: Date): Finding[] => [
  ...Object.entries(questions).flatMap(([where, all]) => all.map((what) => ({ where, what }))),
  ...asOne(
    files.filter(({ path }) => path === 'src/site/claims.ts'),
    /\blastUpdated: '/,
    `The terms are of ${terms.lastUpdated}, the privacy policy of ${claims.privacy.lastUpdated}. Has your lawyer read today’s words?`,
  ),
  ...days(files, now),
];
