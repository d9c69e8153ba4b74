import { atLeast, dollars } from '../../src/lib/format.ts';
import { guarantee } from '../../src/offer/guarantee.ts';
import { landingFees, landingTotal } from '../../src/offer/landing-fees.ts';
import { consultation, fit, generalPageFaq, plan, privacy, templateFaq, terms } from '../../src/offer/plan.ts';
import { results, texasCases } from '../../src/offer/results.ts';
import { brand } from '../../src/site/brand.ts';

/**
 * What only the owner knows, most important first. Most questions arise where this site was ordered with two figures for the
 * same thing. Once one is answered and the pages say so, delete its line.
 */
export const ownerQuestions: Record<string, string[]> = {
  'the plan': [
    `${dollars(plan.monthly)}, ${dollars(generalPageFaq.monthly)} (company page’s FAQ), or ${dollars(templateFaq.monthly)} (template pages): which price is right?`,
    `“${plan.cancel}”, or ${terms.noticeDays} days’ notice as in the terms?`,
    `${dollars(12 * plan.monthly)} a year, or ${dollars(landingTotal)} (landing pages): what does each include, and which has the guarantee?`,
    `Landing page: may it round ${dollars(landingTotal)} to ${dollars(landingFees.firstYear)}?`,
    `Does the plan buy one county, one office, or one state?`,
    `Guarantee: any rise by day ${guarantee.days} counts as progress now. How far must it rise, and who decides?`,
    'Guarantee: do you agree in writing on what counts before you start, as every page says?',
    `Do you work for two firms in one county? The pages say that you tell a firm before it signs.`,
    'Does a client who leaves keep the pages, the listings, and the reviews?',
    `Contact page: is ${dollars(fit.monthlyBudget)} a month enough, and are ${fit.months} months required?`,
  ],
  'the figures': [
    `${atLeast(results.newClientsAMonth)} new clients a month: which clients, and from which month? (The landing page counts ${landingFees.casesAMonth} cases.)`,
    `${results.daysToResults} days: until which result, for which share of clients?`,
    `First page: ${results.firstPageResults}%, or ${generalPageFaq.firstPageRate}% within ${generalPageFaq.firstPageMonths} months? Of which searches?`,
    `Texas: ${atLeast(texasCases.title)} cases (title), or ${atLeast(texasCases.description)} (description)?`,
    `${atLeast(results.campaigns)} campaigns for ${atLeast(results.firms)} firms: can both be right, and are finished ones counted?`,
    `${results.averageRoiMonths}-month average ROI: what does it mean?`,
    `${results.clientSatisfaction}% satisfaction: by which survey? ${results.clientRetention}% retention: over which period?`,
    'Case studies: are the four answers under “How we count these figures” true?',
  ],
  'the free call': [
    `Are these the ${consultation.auditItems} items of the audit? ${consultation.auditParts.join('; ')}.`,
    `Do its four steps end at minutes ${consultation.agenda.join(', ')}, and do you look at the firm’s site before?`,
    'Who is on the call?',
    'Does the booking form ask for the firm’s website, as the pages say?',
  ],
  'the agency': [
    `Is its name “${brand.name}”, and the footer’s year ${brand.copyrightYear} (src/site/brand.ts)?`,
    'Is there a telephone number to show (VITE_PHONE)?',
    'Is there a legal name and a street address for search engines (VITE_LEGAL_NAME, VITE_ADDRESS)?',
    `Terms of ${terms.lastUpdated}, privacy policy of ${privacy.lastUpdated}: has your lawyer read today’s words?`,
    'Which lawyer has checked the law in the three guides? Their second page says that nobody has (search guides/ for “Law as of”).',
    'Which lawyer confirms the 2026 advertising rules (Alabama)?',
    'Which lawyer confirms where Senate Bill 174 and Prof.Cond.R. 7.4(e) stand (Ohio)?',
    'Which lawyer confirms A.R.S. § 25-319 after the 2026 session (Arizona)?',
    'Who issued the search-partner certificate? Which type of SOC 2 report is it, and of which date?',
    'Who drafts the pages, and is AI used? The content page does not say.',
    'Does somebody open every source before a client sees a draft, as the content page says?',
    'Is your monthly report laid out like the one on the services page?',
    'Does checking a month’s pages take an attorney an hour or two, as the guides say?',
    'Which lawyer confirms that a QDRO doesn’t divide a pension of the Retirement Systems of Alabama (Ala. Code § 36-27-28, Alabama’s cities)?',
  ],
};
