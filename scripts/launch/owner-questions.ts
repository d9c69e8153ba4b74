import { figureAnswers } from '../../src/content/figure-answers.ts';
import { atLeast, dollars } from '../../src/lib/format.ts';
import { brand } from '../../src/site/brand.ts';
import { claims } from '../../src/site/claims.ts';

const { plan, consultation, landingPage, generalPageFaq, templateFaq, texasCases, fit, terms } = claims;
const { firstMonth, monthsTwoToSix, fromMonthSeven, firstYear } = landingPage;
const yearOfSchedule = firstMonth + 5 * monthsTwoToSix + 6 * fromMonthSeven;

/**
 * What only the owner knows. Most questions come from two figures for one thing in the order for this site. Once one is
 * answered and the pages say so, take its line out.
 */
export const ownerQuestions: Record<string, string[]> = {
  'The plan': [
    `Price: ${dollars(plan.monthly)}, but ${dollars(generalPageFaq.monthly)} in the company page’s FAQ and ${dollars(templateFaq.monthly)} on the template pages. Which is right?`,
    `Does ${dollars(plan.monthly)} buy one county, one office, or one state?`,
    `Is a budget of ${dollars(fit.monthlyBudget)}+ a month (contact page) enough? Are its ${fit.months}+ months a request or a requirement?`,
    `“${plan.cancel}” but ${terms.noticeDays} days’ notice in the terms. Which applies?`,
    `The landing pages’ schedule is ${dollars(yearOfSchedule)} in a year, the plan ${dollars(12 * plan.monthly)}. What does each include, and which has the ${plan.guaranteeDays}-day guarantee?`,
    `The landing page rounds ${dollars(yearOfSchedule)} to ${dollars(firstYear)}. Is that how you say it?`,
    `How far must the agreed numbers rise by day ${plan.guaranteeDays} to count as progress? Now any rise does, because the order says “until progress is seen”. And who decides when you and the client disagree?`,
    'Do you agree in writing on what counts as progress before you start, as every page says?',
    `Do you work for two firms in one county? The pages say: “${plan.competitors}”`,
    `“${plan.yours}” Is that what a client keeps?`,
  ],
  'The figures': [
    `${atLeast(claims.newClientsAMonth)} new clients a month: for which clients, and from which month? The landing page’s model has ${landingPage.casesAMonth} cases.`,
    `${claims.daysToResults} days: until which result, for which share of clients?`,
    `${claims.averageRoiMonths}-month average ROI: what does it mean?`,
    `First page: ${claims.firstPageResults}%, or ${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months? Of which searches?`,
    `${claims.clientSatisfaction}% satisfaction: by which survey? ${claims.clientRetention}% retention: over which period?`,
    `The case-study page says how four figures are counted. Is each true? ${Object.values(figureAnswers).join(' ')}`,
    `${atLeast(claims.campaigns)} campaigns and ${atLeast(claims.firms)} firms: can both be right?`,
    `Texas: ${atLeast(texasCases.title)} cases (title) or ${atLeast(texasCases.description)} (description)?`,
    'Which lawyer confirms the 2026 advertising rules (Alabama), where Senate Bill 174 and Prof.Cond.R. 7.4(e) stand (Ohio), and A.R.S. § 25-319 after the 2026 session (Arizona)?',
    'Is your monthly report laid out like the one on the services page, with consultations and their cost first and what did not work last?',
    'Does someone open every source before a client sees a draft, as the content page shows?',
    `Do the ${atLeast(claims.campaigns)} campaigns include finished ones, as the about page says?`,
    'The sample plan’s shares of hours (local SEO page): are they the real ones?',
  ],
  'The free call': [
    `Are these the ${consultation.auditItems} items of the audit? ${consultation.auditParts.join(', ')}.`,
    `Do you look at a firm’s site before the call, and does the call have these four steps, ending at minutes ${consultation.agenda.join(', ')}?`,
    'Does the booking form ask for the firm’s website, as the pages say?',
    `Who is on the call? The pages say: “${consultation.host}”`,
  ],
  'The agency': [
    `Is its name “${brand.name}”, and the footer’s year ${brand.copyrightYear}? Does it have a phone number or an email address to show?`,
    'Who issued the search-partner certificate? Which type of SOC 2 report is it, of which date?',
    'Who drafts the pages, and is AI used? The content page does not say, and the team has an editor and no writer.',
    'Does checking a month’s pages take an attorney an hour or two, as the guides say?',
    'Which lawyer has checked the law in the three guides (src/assets/guides), and may we print the name? Page 2 of each says that nobody has (guides/).',
    `The terms are of ${terms.lastUpdated}, the privacy policy of ${claims.privacy.lastUpdated}. Has your lawyer read today’s words?`,
  ],
};
