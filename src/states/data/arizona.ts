import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, percentRange, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, otherPrices, plan, templateFaq, terms } from '../../offer/plan.ts';
import { gains, templateResults } from '../../offer/results.ts';
import type { StateTemplateData } from '../schema.ts';

export { templatePage as pageOf } from '../template.ts';

/** Sample data, in US dollars. */
const costOfACase = 1200;

export default {
  kind: 'template',
  updated: '2026-11-28',
  annualDivorceCases: '32,400',
  researchPercentage: '77%',
  licensedAttorneys: '4,200+',
  majorCity1: 'Phoenix',
  majorCity2: 'Tucson',
  majorCity3: 'Mesa',
  mediumCity1: 'Chandler',
  mediumCity2: 'Scottsdale',
  mediumCity3: 'Flagstaff',
  smallCities: [
    'Surprise',
    'Yuma',
    'Goodyear',
    'Casa Grande',
    'Lake Havasu City',
    'Maricopa',
    'Prescott Valley',
    'Prescott',
    'Sierra Vista',
    'Bullhead City',
    'Kingman',
    'Nogales',
    'Payson',
    'Cottonwood',
    'Show Low',
    'Safford',
  ],
  stateSpecificStatistic: '73%',
  specificLaw: `There are three ways to divorce here. The ordinary one, under A.R.S. § 25-312, takes ninety days of domicile by either spouse and a marriage that is irretrievably broken. Section 25-329 rules out a hearing or trial on the decree until 60 days after service. Couples who settle everything before filing may use the summary consent decree of § 25-314.01, one combined petition and response, with the 60 days counted from filing. The third is for covenant marriages, §§ 25-901 and following, and § 25-903 requires one of the grounds on its list. People look up the procedure first and a lawyer later, so we explain all three.`,
  stateChallenges:
    'Investors may own law firms here, paraprofessionals appear in family court, and document preparers sell the paperwork. We write for your court center, the cities around it, and the cases that need a lawyer.',
  uniqueLegalAspect:
    'Service of a petition that ends in a decree closes the community (A.R.S. §§ 25-211, 25-213). For petitions filed since September 24, 2022, maintenance follows guidelines (§ 25-319).',
  title: 'Arizona Divorce Lawyer SEO | Phoenix, Tucson, and beyond',
  metaDescription: `SEO for Arizona divorce lawyers, from Yuma to Flagstaff. Parents type custody, judges say decision-making; your pages say both. ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Marisol Ibarra, founding attorney, family-law firm, Mesa',
  client: {
    image: 'arizona',
    alt: 'Drawn portrait of Marisol Ibarra, with hair in a high ponytail and a jacket',
    quote: `We put the maintenance ranges on one page, with a date on it, and people in Gilbert found it. Then we cut back the ads that brought us price shoppers. A new case used to cost us ${dollars(costOfACase)}. Now it costs ${dollars((costOfACase * (100 - templateResults.costPerCase)) / 100)}.`,
    sample: true,
  },
  borderStates: ['california', 'nevada', 'new-mexico', 'utah'],
  local: {
    lede: 'An ad can’t say what you learned in court.',
    faqs: [
      {
        question: 'Can we compete with investor-owned firms?',
        answer: `Yes. They can outbid you for ads, but an ad can’t say what you have learned in court about the new maintenance guidelines. We put what you know on pages that answer one question in one city. Those firms advertise to the whole Valley; you need one court center, two cities, and the questions clients ask you every week. We write about those first. For more, see ${link('/divorce-lawyer-seo', 'search compared with paid ads')}.`,
      },
      {
        question: 'How fast do we rank, and at what return?',
        answer: `${range(templateFaq.firstPageDays)} days to first-page rankings, and ${percentRange(templateFaq.roi)} ROI. Prescott and Yuma are easier than north Scottsdale, where many good sites compete for every phrase.`,
      },
      {
        question: 'Custody or legal decision-making: which one?',
        answer:
          'Both. Start with custody, since people typed it, and give the legal term in the same sentence. “What most people call custody, A.R.S. § 25-401 calls legal decision-making and parenting time.” After that, use the statute’s terms. The reader learns something, Google sees both, and nobody walks into mediation with the wrong word.',
      },
      {
        question: `What do I get for ${dollars(otherPrices.stateAnswer)} a month?`,
        answer: `All four services: work on your profiles, website repairs, new pages, and review requests. There are no setup fees, and ${terms.noticeDays} days’ written notice is all it takes to leave. Pages remain yours once you have paid for them. At ${dollars(marketModel.revenuePerCase)} a case, one new case a month returns the ${dollars(otherPrices.stateAnswer)} monthly investment with ${dollars(leftOver(otherPrices.stateAnswer))} to spare, before your own costs. For a Scottsdale practice, one case with a business to value can cover the fee for months. For a Mesa office that lives on consent decrees, a steady flow of them does.`,
      },
      {
        question: 'Is covenant marriage worth a page?',
        answer:
          'One page, yes. Couples who did choose it find that the ordinary petition does not fit, that § 25-903 lists grounds, and that separation has its own section, 25-904. Generic sites skip the subject. Other lawyers may link to it. And its readers need a ground from that list, even if the ground is only that both spouses agree.',
      },
      {
        question: 'Do snowbirds and military families change the plan?',
        answer: `They change its timing. People ask about the ninety days in winter, when seasonal residents from Minnesota or Alberta are here and own a house in each place. Couples at Luke and Davis-Monthan are here under orders, and § 25-312 accepts ninety days of military presence in place of domicile. We publish those pages in late summer, before the season starts.`,
      },
    ],
    searches: [
      {
        group: 'A lawyer in Phoenix',
        query: 'divorce lawyer phoenix az',
        intent: 'Wants a consultation this week',
        build: 'City page by court center, profile',
      },
      {
        group: 'Custody',
        query: 'arizona child custody laws',
        intent: 'Learning what the judge will decide',
        build: 'Plain guide to § 25-403',
      },
      {
        group: 'Maintenance',
        query: 'spousal maintenance calculator arizona',
        intent: 'Estimating months and amounts',
        build: 'Guide to reading the guidelines',
      },
      {
        group: 'Couples who agree',
        query: 'summary consent decree maricopa county',
        intent: 'Agree on everything, so far',
        build: 'Checklist with a way to get help',
      },
      {
        group: 'Residency',
        query: 'arizona divorce residency requirement',
        intent: 'Lives here part of the year',
        build: `Guide to the ninety days`,
      },
    ],
    targets: [
      {
        name: 'Laws that changed',
        text: 'Results are full of articles older than the statutes. A dated page is the better answer.',
      },
      {
        name: 'Court centers',
        text: 'Mesa, Surprise, and downtown Phoenix each get a page if your hearings are there.',
      },
      {
        name: 'Spouses comparing prices',
        text: 'We explain what a paraprofessional or a document preparer may do, and which cases need a lawyer.',
      },
    ],
    cities: {
      metro: [
        'Maricopa County’s court centers divide the market.',
        'Oro Valley and Sahuarita file here, too.',
        'Half a million people, often treated as a suburb.',
      ],
      midSize: [
        'Chip plants, stock grants, and two careers.',
        'Second marriages, and what a business is worth.',
        'The university, and the Navajo Nation’s own courts.',
      ],
      smaller: 'Along the Colorado River, callers first ask which state decides.',
    },
    services: {
      'local-seo': `The Valley cities you can claim, in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit. Mesa and Surprise stop competing.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, custody to consent decrees.`,
      'reputation-management': 'We ask after the decree. Clients pick the words.',
    },
    longTerm: [
      {
        when: 'Months 1–4',
        phase: 'earlyTraffic',
        title: 'Custody pages first',
        text: `We start with the audit, your profile, and custody. Local visibility is up ${gains.visibility} by the end of month two, traffic ${gains.earlyTraffic} in months 3–4.`,
      },
      {
        when: 'Months 5–12',
        phase: 'traffic',
        title: 'Winter residents',
        text: `Pages on domicile, second homes, and pensions, in time for the season. Leads grow ${gains.leads} in months 5–6, traffic ${gains.traffic} in months 7–12.`,
      },
      {
        when: 'After every legislative session',
        title: 'Stay current',
        text: 'Each year we check your pages against Title 25 and rewrite what changed.',
      },
    ],
    closing: {
      heading: 'Book a free call: see what Arizona clients see on their phones',
      lede: 'Before the call, search on your phone where your clients live. On the call, we explain why you saw those firms. You keep the audit.',
    },
  },
} satisfies StateTemplateData;
