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
  updated: '2026-11-26',
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
    'Lawyers are only part of your competition. Since 2021, investors who never went to law school may own firms licensed as alternative business structures. Licensed legal paraprofessionals represent people in family court, and certified document preparers offer the paperwork. Meanwhile people in Tempe and people in Gilbert see different firms, and a site that names only “Phoenix” may miss them both. We write for your court center, the cities around it, and the cases that need a lawyer.',
  uniqueLegalAspect:
    'Community property has a closing date. Under §§ 25-211 and 25-213, what a spouse acquires after the petition is served is separate property, provided that the case ends in a decree. Section 25-318 divides the rest equitably and ignores misconduct, though not waste. For petitions filed on or after September 24, 2022, maintenance under § 25-319 follows guidelines, with ranges of months that depend on how long the marriage lasted. And in place of custody, § 25-401 defines legal decision-making and parenting time.',
  title: 'Arizona Divorce Lawyer SEO | Phoenix, Tucson, and beyond',
  metaDescription: `SEO for Arizona divorce lawyers, from Yuma to Flagstaff. Parents type custody, judges say decision-making; your pages say both. ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Marisol Ibarra, founding attorney, family-law firm, Mesa',
  client: {
    image: 'arizona',
    alt: 'Drawn portrait of Marisol Ibarra, with dark hair in a high ponytail and a light jacket',
    quote: `We put the maintenance ranges on one page, with a date on it, and people in Gilbert found it. Then we cut back the ads that brought us price shoppers. A new case used to cost us ${dollars(costOfACase)}. Now it costs ${dollars((costOfACase * (100 - templateResults.costPerCase)) / 100)}.`,
    sample: true,
  },
  borderStates: ['california', 'nevada', 'new-mexico', 'utah'],
  local: {
    lede: 'Arizona parents type “custody.” Since 2013 judges have said “legal decision-making,” so the pages we write explain both. Investor-owned firms, allowed since 2021, can outbid you for ads, but an ad can’t say what you have learned in court. From Yuma to Flagstaff, we put what you know on your pages.',
    faqs: [
      {
        question: 'Can a small Phoenix firm compete with investor-owned firms?',
        answer: `Yes. They can outbid you for ads, but an ad can’t say what you have learned in court about the new maintenance guidelines. We put what you know on pages that answer one question in one city. Those firms advertise to the whole Valley; you need one court center, two cities, and the questions clients ask you every week. We write about those first. For more, see ${link('/divorce-lawyer-seo', 'search compared with paid ads')}.`,
      },
      {
        question: 'How fast do Arizona campaigns rank, and at what return?',
        answer: `${range(templateFaq.firstPageDays)} days to first-page rankings, and ${percentRange(templateFaq.roi)} ROI. Prescott and Yuma are easier than north Scottsdale, where many good sites compete for every phrase.`,
      },
      {
        question: 'Custody or legal decision-making: which do we put on the page?',
        answer:
          'Both. Start with custody, since people typed it, and give the legal term in the same sentence. “What most people call custody, A.R.S. § 25-401 calls legal decision-making and parenting time.” After that, use the statute’s terms. The reader learns something, Google sees both, and nobody walks into mediation with the wrong word.',
      },
      {
        question: `What do I get for ${dollars(otherPrices.stateAnswer)} a month?`,
        answer: `All four services: work on your profiles, website repairs, new pages, and review requests. There are no setup fees, and ${terms.noticeDays} days’ written notice is all it takes to leave. Pages remain yours once you have paid for them. At ${dollars(marketModel.revenuePerCase)} a case, one new case a month returns the ${dollars(otherPrices.stateAnswer)} monthly investment with ${dollars(leftOver(otherPrices.stateAnswer))} to spare, before your own costs. For a Scottsdale practice, one case with a business to value can cover the fee for months. For a Mesa office that lives on consent decrees, a steady flow of them does.`,
      },
      {
        question: 'Is covenant marriage worth a page when so few couples choose it?',
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
        text: 'Results on maintenance, decision-making, and the summary decree are full of articles older than the statutes. A dated page is the better answer.',
      },
      {
        name: 'Court centers',
        text: 'Mesa, Surprise, and downtown Phoenix each get a page if your hearings are there.',
      },
      {
        name: 'Spouses comparing prices',
        text: 'Many get prices from a lawyer, a paraprofessional, and a document preparer. We explain what each may do, and which cases need a lawyer.',
      },
    ],
    cities: {
      metro: [
        'Gilbert, Tempe, and Glendale file in Maricopa County, whose court centers divide the market.',
        'Oro Valley and Sahuarita file here, too, and Pima County lawyers know the conciliation court well.',
        'Half a million people live here, and marketers often treat it as a suburb.',
      ],
      midSize: [
        'Chip plants, stock grants, and two-career couples who compare firms on a spreadsheet.',
        'Second marriages, businesses, and fights over what a business is worth.',
        'The university and the Navajo Nation, whose own courts hear many of its families’ cases.',
      ],
      smaller:
        'In Bullhead City, Kingman, and Lake Havasu City, many callers have a tie to Nevada or California and ask first which state decides. Casa Grande and Maricopa file in Florence, the Pinal County seat. If you drive in to Show Low, Payson, or Safford, your page should say how often and what it costs.',
    },
    services: {
      'local-seo': `Map results in the Valley change within a few miles. We pick the two or three cities your office can honestly claim and make your details match in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `The ${audit.points}-point audit comes first. Then we work on speed and structure, so that your Mesa and Surprise pages stop competing with each other.`,
      'content-marketing': `Our ${range(plan.contentPages)} pages a month cover subjects such as maintenance ranges, community debt, relocation notices, and consent decrees. Each starts with your client’s words and then gives the statute’s.`,
      'reputation-management':
        'People choosing between you and a paraprofessional look in your reviews for what a lawyer added. After the decree, we ask your clients for one and leave the wording to them.',
    },
    longTerm: [
      {
        when: 'Months 1–4',
        phase: 'earlyTraffic',
        title: 'Custody pages first',
        text: `In the first 60 days we run the audit, fix your profile, and publish your first pages, starting with custody. Local visibility is up ${gains.visibility} by the end of month two, and traffic up ${gains.earlyTraffic} in months 3–4.`,
      },
      {
        when: 'Months 5–12',
        phase: 'traffic',
        title: 'Winter residents',
        text: `We write about domicile, second homes, and pensions earned in other states, and time those pages to the season. Leads grow ${gains.leads} in months 5–6, and traffic ${gains.traffic} in months 7–12.`,
      },
      {
        when: 'After every legislative session',
        title: 'Stay current',
        text: 'The laws behind the maintenance guidelines and the summary decree both date from 2022, and a page that missed them still misleads. Each year we check your pages against Title 25 and rewrite what changed.',
      },
    ],
    // Rewrite when guarantee.days changes: it is the same as the law’s.
    guaranteeLede: `Arizona wants ninety days of domicile before a petition, and you can hold us to the same number.`,

    closing: {
      heading: 'Book a free call: see what Arizona clients see on their phones',
      lede: `Before the call, search on your phone in a neighborhood where your clients live. On the call, we explain why you saw those firms and how we would work to add yours. You keep the audit.`,
    },
  },
} satisfies StateTemplateData;
