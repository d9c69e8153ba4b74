import { promises } from '../../src/content/promises.ts';
import { callLead } from '../../src/content/team.ts';
import { atLeast, dollars } from '../../src/lib/format.ts';
import { guarantee } from '../../src/offer/guarantee.ts';
import { landingFees, newCases, scheduleTotal } from '../../src/offer/landing-fees.ts';
import { companyFaq, consultation, fit, otherPrices, plan, privacy, terms } from '../../src/offer/plan.ts';
import { results, texasCases } from '../../src/offer/results.ts';
import { brand } from '../../src/site/brand.ts';

/**
 * Questions that only the owner can answer, most important first. Most questions arise where this site was ordered with two figures for the
 * same thing. Once one is answered and the pages say so, delete its line.
 */
export const ownerQuestions: Record<string, string[]> = {
  'the plan': [
    `Which price is right: ${dollars(plan.monthly)} a month (every page), ${dollars(otherPrices.companyAnswer)} (company page’s FAQ, contact page’s budget), ${dollars(otherPrices.stateAnswer)} (template states’ FAQ), or ${dollars(landingFees.firstMonth)}, ${dollars(landingFees.monthsTwoToSix)}, and ${dollars(landingFees.fromMonthSeven)} (landing pages)?`,
    `Landing pages: is the first year ${dollars(landingFees.firstYear)}, as they say, or ${dollars(scheduleTotal)}, the sum of their fees? Does the guarantee apply to it, and if not, what does?`,
    `“${plan.cancel}”, or ${terms.noticeDays} days’ notice as in the terms?`,
    'Does the plan buy one county, one office, or one state?',
    `Guarantee: do both sides write down the number for day ${guarantee.days} before day 1, with last year’s same 30 days beside it? (every page; the sheet on home and services; terms, section 6)`,
    'Guarantee: does the clock stop while a draft waits for the client or a fee is late? (the sheet; terms, section 6)',
    `Terms, section 1: “${promises.competitors}” Is that a promise of the agreement, and does the terms’ date stay (${terms.lastUpdated})? If not, delete it everywhere (src/content/promises.ts).`,
    'How many firms do you take per county, may you take a client’s neighbor later, and do you check for conflicts before the call? (home, “Engagement letters”; services)',
    'Does a client who leaves keep the pages, the listings, and the reviews?',
    `Contact page: are ${fit.months} months required?`,
  ],
  'the figures': [
    `${atLeast(results.newClientsAMonth)} new clients a month: which clients, and from which month? (The landing page counts ${newCases} cases.)`,
    `${results.daysToResults} days: is the result more calls and views on the map, as the pages say, and for which share of clients?`,
    `First page: ${results.firstPageResults}%, or ${companyFaq.firstPageRate}% within ${companyFaq.firstPageMonths} months? Of which searches?`,
    `Texas: ${atLeast(texasCases.title)} cases (title), or ${atLeast(texasCases.description)} (description)?`,
    `${atLeast(results.campaigns)} campaigns for ${atLeast(results.firms)} firms: can both be right, and are finished ones counted?`,
    `${results.averageRoiMonths}-month average ROI: what does it mean?`,
    `${results.clientSatisfaction}% satisfaction: by which survey? ${results.clientRetention}% retention: over which period?`,
    'Licensed attorneys by state (Alabama, Alaska, Arizona, Pennsylvania, Michigan, Illinois): whom does the figure count? Alabama’s bar has far more members.',
    '“Local visibility”: what do you count, and where does a client read it? (services, “Results”; the guarantee)',
    'State templates, “What a campaign changes”: one campaign or an average, and over which months?',
    'Does the note to the figures say correctly what each one counts (`headlineNote` in src/offer/results.ts; the note on case studies)?',
    'Which requests are “leads”: every call and form about a family matter, or only requests for a consultation? (note; case studies; company page)',
  ],
  'what lawyers ask': [
    'Do you record their callers? (services, under “What moved”)',
    'Who drafts the pages, and is AI used? (content marketing, “The work”)',
    'Which two clients may they phone? (case studies, below the last case)',
    'What happens in the first six weeks? (services, “Process”)',
    'Who issued the search-partner certificate, and who audited SOC 2, of which type and date? (About, `issuers` in src/sections/credentials.tsx)',
    'Which legal name, address, email, and telephone may they read? (footer, contact: VITE_LEGAL_NAME, VITE_ADDRESS, VITE_PUBLIC_EMAIL, VITE_PHONE)',
    'Who answers what visitors write, and also on weekends? (contact: the person’s name)',
    'Which writers are on the team, and is one of them a lawyer? What did the founder do before? (About, `team` in src/content/team.ts)',
    'May a reply to a website sent from home or a state page promise more than an answer within 24 hours? (contact)',
  ],
  'the free call': [
    `Are these the ${consultation.auditItems} items of the audit? ${consultation.auditParts.join('; ')}.`,
    `Do its four steps end at minutes ${Object.values(consultation.agenda)
      .map(([, end]) => end)
      .join(', ')}, and do you look at the firm’s site before?`,
    `Does ${callLead.name} (${callLead.role}) lead it? (home, contact, thank-you; \`callLead\` in src/content/team.ts)`,
    'Does the booking form ask for the firm’s website, as the pages say?',
  ],
  'the agency': [
    `Is its name “${brand.name}”, and the footer’s year ${brand.copyrightYear} (src/site/brand.ts)?`,
    `Terms of ${terms.lastUpdated}, privacy policy of ${privacy.lastUpdated}: has your lawyer read today’s words?`,
    'Privacy policy: is it right that a website from the short form and a topic stand in a page’s address, and so in server logs (sections 2 and 3), and does its date stay?',
    'Which lawyer of each state has checked the law in the three guides? They say that nobody has (src/content/law-checks.ts).',
    'Which lawyer confirms the 2026 advertising rules (Alabama)?',
    'Which lawyer confirms where Senate Bill 174 and Prof.Cond.R. 7.4(e) stand (Ohio)?',
    'Which lawyer confirms A.R.S. § 25-319 after the 2026 session (Arizona)?',
    'Does somebody open every source before a client sees a draft, as the content page says?',
    'Is your monthly report laid out like the one on the services page?',
    'Does checking a month’s pages take an attorney an hour or two, as the guides say?',
    'Which lawyer confirms that a QDRO doesn’t divide a pension of the Retirement Systems of Alabama (Ala. Code § 36-27-28, Alabama’s cities)?',
  ],
};
