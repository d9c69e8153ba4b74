import type { StateTemplateData } from './types.ts';

export default {
  kind: 'template',
  state: 'Arizona',
  updated: '2026-11-22',
  annualDivorceCases: '32,400',
  // sample figure
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
  // sample figure
  stateSpecificStatistic: '73%',
  specificLaw:
    'Three paths lead to a decree. The ordinary one runs through A.R.S. § 25-312: ninety days of domicile for either party and a marriage that is irretrievably broken. After service, § 25-329 keeps the court from acting for 60 days. Couples who settle everything before filing may use the summary consent decree of § 25-314.01, one combined petition and response at half the combined filing fee, with the 60 days counted from filing. The third path is covenant marriage, §§ 25-901 and following, where § 25-903 demands a stated ground. People search for the path long before they search for a lawyer.',
  stateChallenges:
    'Lawyers are only part of your competition. Arizona struck Rule 5.4 from its ethics rules, and since 2021 investors who never went to law school may own firms licensed as alternative business structures. Licensed legal paraprofessionals represent people in family court. Certified legal document preparers offer the paperwork. All of them want the same results page. Meanwhile Maricopa County spreads its hearings over several court centers, and the Valley’s cities run into one another, so a phone in Tempe sees different firms from a phone in Gilbert. A profile that says only “Phoenix” is shown to some of them.',
  uniqueLegalAspect:
    'Community property has a closing date. By §§ 25-211 and 25-213, what a spouse acquires after service of the petition is separate, provided that the case ends in a decree. Section 25-318 divides the rest equitably and ignores misconduct, though not waste. For petitions filed on or after September 24, 2022, maintenance under § 25-319 follows guidelines, with ranges of months that depend on how long the marriage lasted. And in place of custody, § 25-401 defines legal decision-making and parenting time; § 25-403.02 has plans maximize both parents’ time when that serves the child.',
  title: 'Arizona Divorce Lawyer SEO | Phoenix, Tucson and beyond',
  metaDescription:
    'Legal decision-making, summary consent decrees, covenant marriage: Arizona has words of its own. SEO for family-law firms from Yuma to Flagstaff.',
  clientName: 'Marisol Ibarra, founding attorney, family-law firm, Mesa',
  borderStates: [
    { name: 'California', slug: 'california-divorce-lawyer-seo' },
    { name: 'Nevada', slug: 'nevada-divorce-lawyer-seo' },
    { name: 'New Mexico', slug: 'new-mexico-divorce-lawyer-seo' },
    { name: 'Utah', slug: 'utah-divorce-lawyer-seo' },
  ],
  local: {
    lede: 'Since 2013 Arizona judges have said legal decision-making. Parents go on typing custody. Many family-law searches fall between those two vocabularies, and the firm that translates well gets read. We write and place those translations.',
    faqs: [
      {
        value: 'faq-1',
        question: 'Custody or legal decision-making: which do we put on the page?',
        answer:
          'Open with custody, since that is what was typed, and correct it in the same breath. “What most people call custody, A.R.S. § 25-401 calls legal decision-making and parenting time.” From there use the statute’s terms. The reader learns something, the search engine sees both, and nobody arrives at mediation with the wrong word.',
      },
      {
        value: 'faq-2',
        question: 'Can a small Phoenix firm stand up to investor-owned competitors?',
        answer:
          'On budget, no. They can outbid you for the advertisements. What capital does not buy is a lawyer who has tried maintenance cases under the new guidelines and says what happened to the ranges. We put your hearing experience into writing and aim it at questions with a city attached. The broad terms come later, or never. [The comparison of search with paid ads](/divorce-lawyer-seo) goes further into this.',
      },
      {
        value: 'faq-3',
        question: 'What does it cost, and what is in it?',
        answer:
          'Budget for a $3,000 monthly investment. Profiles, repairs, writing and reviews are all inside it, nothing is charged at the start, and you may stop whenever you like. A Scottsdale practice with a few large estates a year will judge that fee differently from a Mesa office that lives on consent decrees. Ask us to run the numbers for your mix, including the version where it does not pay.',
      },
      {
        value: 'faq-4',
        question: 'How fast do Arizona campaigns rank, and at what return?',
        answer:
          'In a typical campaign: first-page rankings after 45–90 days, and an ROI of 300–500%. Neither is a promise. Prescott and Yuma are lighter work than north Scottsdale, where many good sites defend every phrase. Return depends on what one signed client is worth to you. See the note on typical results at the foot of this page; it is short and it matters.',
      },
      {
        value: 'faq-5',
        question: 'Does covenant marriage earn a page when so few couples choose one?',
        answer:
          'One page, yes. The few who did choose it find that the ordinary petition does not fit, that § 25-903 lists grounds and that separation has its own section, 25-904. Generic sites skip the subject. It will never bring volume. It does bring contested cases, and other lawyers who link to a clear explanation.',
      },
      {
        value: 'faq-6',
        question: 'Do winter residents and airmen change the plan?',
        answer:
          'They change its timing. Questions about the ninety days rise when seasonal residents are here from Minnesota or Alberta with a house in two places. Luke and Davis-Monthan add couples whose domicile is a matter of orders, and § 25-312 counts ninety days of being stationed. Those pages should be live before the snowbirds land, so we publish them in late summer, when the Valley is quiet.',
      },
    ],
    searches: [
      {
        query: 'divorce lawyer phoenix az',
        intent: 'Wants a consultation this week',
        build: 'City page by court center, profile',
      },
      {
        query: 'arizona child custody laws',
        intent: 'Learning what the judge will decide',
        build: 'Plain guide to § 25-403',
      },
      {
        query: 'spousal maintenance calculator arizona',
        intent: 'Estimating months and amounts',
        build: 'Reading guide to the guidelines',
      },
      {
        query: 'summary consent decree maricopa county',
        intent: 'Agrees on everything, so far',
        build: 'Checklist with a way to get help',
      },
      {
        query: 'covenant marriage divorce arizona',
        intent: 'Found out that grounds are needed',
        build: 'Explainer on § 25-903',
      },
    ],
    targets: [
      {
        name: 'Terms that moved',
        text: 'Maintenance ranges, decision-making, the summary decree. Articles older than the statute still fill the results. A page with a date on it is the better answer.',
      },
      {
        name: 'Court centers',
        text: 'In the Valley we choose by where your hearings are. Mesa, Surprise and downtown Phoenix each get a page once you have stood there.',
      },
      {
        name: 'Anyone still comparing',
        text: 'Lawyer, paraprofessional, document preparer: many spouses price all three. We set out fairly what each may do, and which cases call for counsel.',
      },
    ],
    metro:
      'Phoenix is contested street by street, and the court’s downtown, northeast, northwest and southeast centers divide it better than any marketing map. Tucson is a legal community of its own, with a conciliation court that Pima County lawyers know well. Mesa anchors the East Valley. It is a city of half a million that marketers often treat as a suburb.',
    midSize:
      'Chandler has chip plants, stock grants and two-career couples who compare firms on a spreadsheet. Scottsdale has second marriages, businesses and valuation fights. Flagstaff is Coconino County, the university and long drives, including to the Navajo Nation, whose own courts hear many of its families’ cases. Nothing written for one of the three serves the next.',
    smaller:
      'Along the Colorado River, in Bullhead City, Kingman and Lake Havasu City, many callers have a tie to Nevada or California, and the first question is which state. Sierra Vista turns on Fort Huachuca. Casa Grande and Maricopa send commuters north but file in Florence, the Pinal County seat. Family lawyers often drive in to Show Low, Payson and Safford, so an honest travel policy is content there.',
    services: {
      'local-seo':
        'Map results in the Valley change within a few miles. We pick the two or three cities your office can credibly claim and align 50+ directories with them.',
      'technical-seo':
        'The 47-point audit, then speed, then structure. Court-center and city pages are arranged so that Mesa and Surprise stop competing with each other on your own site.',
      'content-marketing':
        'Maintenance ranges, community debt, relocation notices, consent decrees. Four to six a month, each opening in the client’s word and closing in the code’s.',
      'reputation-management':
        'Readers choosing between you and a paraprofessional look at reviews for one thing: what a lawyer added. We ask your clients that question, when the decree is signed.',
    },
    longTerm: [
      {
        when: 'The sixty-day stretch',
        title: 'Translate first',
        text: 'In the span that § 25-329 makes a couple wait, we finish the audit, settle your profile and publish the custody translation. Usual movement: local visibility up 15–25% by the end of month two, then visits up 30–50% across months 3–4.',
      },
      {
        when: 'One full winter season',
        title: 'Meet the arrivals',
        text: 'Domicile, second homes, pensions earned elsewhere. With those pages in place, 50–100% more leads in months 5–6 is what an average campaign sees, and 150–300% more visits is the range for months 7–12.',
      },
      {
        when: 'Every legislative session after',
        title: 'Stay current',
        text: 'The laws behind the maintenance guidelines and the summary decree both date from 2022, and a page that missed them still misleads. Each year we check Title 25 against your library and rewrite what moved. Being current is the one advantage that capital does not rent.',
      },
    ],
    guarantee: {
      heading: 'Ninety days of domicile, ninety days of guarantee',
      lede: 'Arizona wants the one before a petition. We give you the other: if no progress is in sight when it ends, you owe nothing further until it is, and our people keep working. We agree at the start what counts as progress.',
    },
    closing: {
      heading: 'They will type custody either way',
      lede: 'Open your own site on a phone in the parking lot of the court center you use most, and search as a client would. Then call us about what came up.',
    },
  },
} satisfies StateTemplateData;
