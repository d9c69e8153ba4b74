import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, inWords, nearest, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, consultation, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.california;
const { daysToResults } = results;

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: 'California Divorce Lawyer SEO for Your County',
  metaDescription: `SEO for California divorce lawyers in all ${figures.counties} counties. One plan at ${dollars(plan.monthly)} a month, no setup fees, cancel anytime, ${guarantee.days}-day satisfaction guarantee.`,
  figures,
  campaigns: { hero: 'page-california', pricing: 'pricing-california', closing: 'cta-california' },
  anchor: 'testimonial',
  resultsLabel: 'View California Results',

  hero: {
    heading: 'California divorce lawyer SEO for the county where you practice',
    lede: 'We get you found on Google and in ChatGPT, in the county where you file.',
  },

  market: {
    heading: `California: ${figures.counties}\u00a0counties, ${figures.counties}\u00a0courts`,
    stats: [
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `More than twice as many as in ${link('/states/texas-divorce-lawyer-seo', 'Texas')}.`,
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: `About ${nearest(10, (12 * figures.monthlySearches) / 365)} a day.[^figures]`,
      },
      {
        value: `${figures.counties}`,
        label: 'counties, one superior court each',
        detail: 'Each with local rules and forms of its own.',
      },
      {
        value: '6',
        label: 'months before marital status can end',
        detail: 'At least that long to look things up.',
      },
    ],
  },

  why: {
    heading: 'Why California firms need SEO: good cases start with property',
    lede: 'People with property to divide often name it in the search.',
    paragraphs: [
      `A house bought in 1998, restricted stock that vests next spring, a pension from the school district. The assets that make a case worth your time also turn up in what the client types. Someone who types “rsu divorce california” has told you what the case is about before you pick up the phone. That search deserves its own page, and writing such pages is most of what our ${link('/services/content-marketing', 'content marketing')} does here.`,
      'The state also gives people a lot of free help. The Judicial Council publishes the statewide forms. The courts run a statewide self-help site, in Spanish too, and each superior court has a self-help center. On a basic question such as how to file, the courts’ pages deserve to come first, and we don’t spend your money fighting them. We write for the next question: the form wants a date of separation, and the spouses remember different years.',
      'Then there are the words. The code says dissolution, respondent, irreconcilable differences. Clients type divorce, alimony, and “who gets the house.” Then they open form FL-100 and meet the official terms one by one, and every new term is another search. We put the plain word and the code’s word in the same paragraph, because the same person will use both within a week.',
    ],
  },

  law: {
    heading: 'California family law: nine rules that people look up',
    lede: 'Here is how people type them. Check each statute before you rely on it; we don’t give legal advice.',
    points: [
      {
        term: 'The six-month clock',
        statute: 'Cal. Fam. Code § 2339',
        text: 'Marital status cannot end until six months after the respondent was served or first appeared, whichever came earlier. Clients hear six months and expect to be finished by then. The page they need next gives the minimum and, beside it, how long your court really takes.',
        searches: ['how long does a divorce take in california', 'california divorce 6 month waiting period'],
      },
      {
        term: 'Residence in state and county',
        statute: 'Cal. Fam. Code § 2320',
        text: 'One spouse needs six months in California and three in the county of filing. Legal separation has no such requirement, so newcomers may start there and amend later. The few who search for this usually have a deadline.',
        searches: ['just moved to california can i file for divorce', 'legal separation vs divorce california'],
      },
      {
        term: 'Fault stays out',
        statute: 'Cal. Fam. Code §§ 2310, 2335',
        text: 'Nearly every petition pleads irreconcilable differences, and evidence of specific misconduct is generally improper. People who were cheated on hope for the opposite answer. Tell them the truth in the first line. Then say where conduct can still count: domestic violence, custody, or community money spent on someone else.',
        searches: ['does cheating affect divorce in california', 'california adultery divorce settlement'],
      },
      {
        term: 'Equal division of the community',
        statute: 'Cal. Fam. Code §§ 760, 2550',
        text: 'What either spouse acquires during the marriage while living here is presumed community property, and the court divides it equally. The public calls it “50/50.” Many of the searches are about houses, stock grants, and a business started before the wedding.',
        searches: ['is california a 50/50 divorce state', 'who gets the house in a divorce in california'],
      },
      {
        term: 'Date of separation',
        statute: 'Cal. Fam. Code §§ 70, 771',
        text: 'What a spouse earns is no longer community property once one has told the other that the marriage is over and has acted accordingly. Living under one roof does not settle the question. With a bonus on the line, a few weeks can be worth more than the legal fees.',
        searches: ['date of separation california same house', 'how to prove date of separation'],
      },
      {
        term: 'Support and the ten-year mark',
        statute: 'Cal. Fam. Code §§ 4320, 4336',
        text: 'A marriage of ten years or more is presumed to be of long duration, so the court ordinarily keeps jurisdiction over support. That does not mean support for life. Ten years may be the most misread number in California family law, and both spouses look it up.',
        searches: ['10 year marriage alimony california', 'how is spousal support calculated in california'],
      },
      {
        term: 'Mediation before a custody hearing',
        statute: 'Cal. Fam. Code §§ 3170, 3183',
        text: 'Parents who contest custody or visitation go to mediation first. In some counties the counselor may make a recommendation to the judge; in others the session is confidential. Parents want to know which kind theirs is, usually the night before.',
        searches: ['what to expect at child custody mediation', 'child custody recommending counseling california'],
      },
      {
        term: 'Declarations of disclosure',
        statute: 'Cal. Fam. Code § 2104',
        text: 'Both sides owe a preliminary declaration, generally within 60 days of filing, on forms FL-140, FL-142, and FL-150. People search for form numbers with the PDF open. Explain the form line by line, and they learn your name along the way.',
        searches: ['fl-142 instructions', 'spouse hiding assets california divorce'],
      },
      {
        term: 'Filing together',
        statute: 'Cal. Fam. Code §§ 2330, 2331, 2342.5 (Stats. 2024, ch. 190)',
        text: 'Since January 1, 2026, spouses who agree may file one joint petition, form FL-700, no matter how long they were married. The law treats it as served on both once it is filed. Summary dissolution is still there for short, childless marriages with little property. Older pages cover only that, so there is room for one that explains both.',
        searches: ['joint petition divorce california', 'summary dissolution california requirements'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of California searches, and what we build for each',
    rows: [
      {
        group: 'Statewide',
        query: 'california divorce attorney',
        intent: 'Comparing, no county yet',
        build: 'State guide that leads to county pages',
      },
      {
        group: 'Lawyers in Los Angeles',
        query: 'divorce lawyer los angeles',
        intent: 'Wants an office close by',
        build: 'Office page and map listing',
      },
      {
        group: 'Custody',
        query: 'child custody lawyer san diego',
        intent: 'Has a hearing, or fears one',
        build: 'Custody page for that courthouse',
      },
      {
        group: 'Support',
        query: 'spousal support attorney orange county',
        intent: 'Long marriage, wants a range',
        build: 'Guide to the ten-year question',
      },
      {
        group: 'Do it yourself',
        query: 'summary dissolution california',
        intent: 'Hopes to manage alone',
        build: 'Eligibility page with honest limits',
      },
    ],
    targets: [
      {
        name: 'First: property questions',
        text: 'Pages on stock, pensions, or the date of separation take work, so fewer firms have them.',
      },
      {
        name: 'Second: courthouse cities',
        text: 'In Martinez, Torrance, or Vista, one good office page can win the city.',
      },
      {
        name: 'Third: the big county names',
        text: '“Divorce lawyer Los Angeles” is slow to earn. We press for it once the others rank.',
      },
    ],
  },

  markets: {
    heading: 'Seven California markets and their courthouses',
    lede: 'Map results change every few miles. The court changes at the county line.',
    rows: [
      {
        name: 'Los Angeles',
        court: 'Superior Court of California, County of Los Angeles',
        text: 'Family cases are heard downtown at the Stanley Mosk Courthouse and in district courthouses such as Van Nuys, Pasadena, Torrance, and Long Beach. We treat the county as several towns with one name.',
      },
      {
        name: 'Orange County',
        court: 'Superior Court of California, County of Orange',
        text: 'Family law is in one place, the Lamoreaux Justice Center in Orange. People type the county’s name as if it were a city, so the county page comes before any city page.',
      },
      {
        name: 'San Diego',
        court: 'Superior Court of California, County of San Diego',
        text: 'Downtown, Vista, El Cajon, and Chula Vista each hear family matters. Navy and Marine families bring their own questions: deployment, military pensions, a spouse stationed elsewhere.',
      },
      {
        name: 'San Francisco and the East Bay',
        court: 'Superior Courts of San Francisco, Alameda, and Contra Costa Counties',
        text: 'Commuters think of it as one place, but it is three counties with three courts. Oakland, Walnut Creek, and San Francisco need separate pages, and a firm should claim only the courts where it really works.',
      },
      {
        name: 'Silicon Valley',
        court: 'Superior Courts of Santa Clara and San Mateo Counties',
        text: 'Many cases turn on equity pay. Courts divide unvested options with time rules from In re Marriage of Hug and In re Marriage of Nelson. Engineers will read about those rules for an hour if somebody explains them well. It might as well be you.',
      },
      {
        name: 'The Inland Empire',
        court: 'Superior Courts of Riverside and San Bernardino Counties',
        text: 'Distances are long, and hearings are spread from the two county seats to Victorville and Indio. Put parking, directions, and remote appearances on the page along with the law.',
      },
      {
        name: 'Sacramento and the Central Valley',
        court: 'Superior Courts of Sacramento, San Joaquin, Fresno, and Kern Counties, among others',
        text: 'State and school employees bring CalPERS and CalSTRS pensions, and the plan usually has to be joined to the case before an order can divide it. South of the capital, farmland raises questions that no Los Angeles page answers.',
      },
    ],
  },

  services: {
    heading: 'What a California firm gets: four services in one plan',
    blurbs: {
      'local-seo': `The counties where you appear, in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit. Pages on repealed laws go.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, one code section each.`,
      'reputation-management': 'We ask after judgment, and offer nothing for it.',
    },
  },

  pricing: {
    heading: `${dollars(plan.monthly)} a month, from Eureka to Chula Vista`,
  },

  testimonial: {
    heading: 'How it plays out in Oakland: past the self-help page',
    person: 'Arjun Mehta',
    role: 'Founding attorney',
    firmType: 'Two-attorney divorce practice',
    city: 'Oakland',
    image: 'california',
    alt: 'Drawn portrait of Arjun Mehta, with short wavy hair, round glasses, and a jacket',
    quote:
      'Six months is what everybody remembers. Our pages explain what has to happen inside those months: the disclosures, the FL forms, the date of separation. People in Alameda County used to stop at the court’s self-help page. Now they come to us.',
    sample: true,
  },

  longTerm: {
    heading: `Long-term strategy: results in about ${daysToResults} days, more by month six`,
    steps: [
      {
        when: 'Week 1',
        title: 'The audit',
        text: 'A call to go through the findings. We record where you stand in every county you name.',
      },
      {
        when: 'Weeks 2–6',
        title: 'Listings and repairs',
        // Rewrite when daysToResults changes: it is just after week 6.
        text: `Directories, slow pages, and the first property guides. Most clients see results around day ${daysToResults}.`,
      },
      {
        when: 'Months 1–2',
        phase: 'visibility',
        title: `Local visibility up ${gains.visibility}`,
        text: 'You show up for more searches near your office.',
      },
      {
        when: 'Months 3–4',
        phase: 'earlyTraffic',
        title: `Traffic up ${gains.earlyTraffic}`,
        text: 'Courthouse pages begin to bring readers.',
      },
      {
        when: 'Months 5–6',
        phase: 'leads',
        title: `Leads up ${gains.leads}`,
        text: 'Compare your calendar with month one.',
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: `Traffic up ${gains.traffic}`,
        text: 'Now we go after the big county terms, and revise your pages each January.',
      },
    ],
  },

  cities: {
    heading: 'Where we work in California',
    metro: ['Los Angeles', 'San Diego', 'San Francisco'],
    midSize: ['San Jose', 'Sacramento', 'Fresno'],
    smaller: [
      'Long Beach',
      'Oakland',
      'Bakersfield',
      'Anaheim',
      'Stockton',
      'Riverside',
      'Irvine',
      'Chula Vista',
      'San Bernardino',
      'Modesto',
      'Oxnard',
      'Santa Rosa',
      'Pasadena',
      'Walnut Creek',
      'Santa Barbara',
      'Redding',
    ],
  },

  faq: {
    heading: 'What California attorneys ask us about SEO',
    items: [
      {
        question: 'When would a California campaign pay for itself?',
        answer: `With one more retained case a month. At ${dollars(marketModel.revenuePerCase)} a case, it pays our ${dollars(plan.monthly)} and leaves ${dollars(leftOver(plan.monthly))} before your own costs. One property case may cover several invoices. Bring your average fee and the share of callers you sign, and we will work out your break-even point together.`,
      },
      {
        question: 'Is Los Angeles too crowded for a two-attorney firm?',
        answer: `No. We start with two courthouses and one difficult subject, such as Torrance custody work or stock options in a Santa Monica divorce. Most clients see results in about ${daysToResults} days. “Divorce lawyer Los Angeles” follows in the second half of the year.`,
      },
      {
        question: 'Should our pages say divorce or dissolution?',
        answer:
          'Both, with divorce in the title. The public searches divorce and alimony. The forms and the judge say dissolution and spousal support. A page that gives the official term next to the common one helps the client and still reads well to a colleague. Custody works the same way. California papers say parenting plan, visitation, and timeshare, so your pages should use them all.',
      },
      {
        question: 'May we advertise as certified specialists?',
        answer:
          'Only if you hold the certificate. Rule 7.4 of the California Rules of Professional Conduct reserves that title for lawyers certified by the Board of Legal Specialization or by an organization the State Bar accredits, and you must name the organization. If you are certified in family law, we put it where clients look. If not, we write “practice limited to family law,” as long as it is true. You approve everything before it is published.',
      },
      {
        question: 'Won’t joint petitions take our clients away?',
        answer:
          'Some couples will finish without a lawyer, as some always have. But a judgment on a joint petition still needs declarations of disclosure and an agreement about every asset. People who start reading about FL-700 find out whether they agree as much as they thought. Many will want a review, a mediator, or a marital settlement agreement. We write the page so that your firm can offer that work at a fixed fee if you want to.',
      },
      {
        question: 'Do you write in Spanish?',
        answer:
          'Yes, if your office can answer the phone in Spanish, and only then. A translated page that leads to an English-only intake wastes a frightened person’s evening. If you have the staff, we plan Spanish pages on custody and support with their own questions, not as a copy of the English site.',
      },
    ],
  },

  closing: {
    heading: 'Book a free consultation for your California county',
    lede: `In ${consultation.minutes} minutes, you see who ranks for your court today and what their pages leave out. You keep the ${inWords(consultation.auditItems)}-item audit.`,
  },

  nearby: {
    heading: 'West of the Rockies, beyond California',
    states: [
      { state: 'nevada', kind: 'in-app' },
      { state: 'arizona', kind: 'in-app' },
      { state: 'oregon', kind: 'in-app' },
      { state: 'washington', kind: 'in-app' },
    ],
  },
};

export default page;
