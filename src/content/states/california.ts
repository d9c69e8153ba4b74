import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'California',
  updated: '2026-11-22',
  title: 'California divorce lawyer SEO for 58 superior courts',
  metaDescription:
    'SEO for California divorce lawyers in all 58 counties: 23,400 searches a month, 171,000 cases a year, one plan at $3,500 a month with no setup fee.',
  figures: { monthlySearches: 23_400, annualCases: 171_000, counties: 58 },
  campaigns: { hero: 'page-california', pricing: 'pricing-california', closing: 'cta-california' },
  anchor: 'testimonial',
  resultsLabel: 'View California Results',

  hero: {
    heading: 'California divorce lawyer SEO for 58 superior courts',
    lede: 'Californians look for divorce help about 23,400 times a month.[^searches] Whoever files will file in one county’s court. We make your firm easy to find in yours.',
  },

  market: {
    heading: 'What 58 counties add up to',
    lede: 'One of these is a count of courts, one is a statute, and two are figures that we plan with.',
    facts: [
      {
        value: '171,000',
        label: 'divorce cases a year',
        detail: 'More than twice our figure for Texas.[^cases]',
      },
      {
        value: '23,400',
        label: 'searches a month',
        detail: 'What our keyword tools suggest for people who want a divorce lawyer.[^searches]',
      },
      {
        value: '58',
        label: 'counties, one superior court each',
        detail: 'Local rules and local forms differ, and so do the pages that answer for them.',
      },
      {
        value: '6',
        label: 'months before a judgment can be final',
        detail: 'Your client has at least that long to look things up.',
      },
    ],
  },

  why: {
    heading: 'Two vocabularies, one client',
    lede: 'The code speaks of dissolution. The kitchen table speaks of divorce. A California page has to know both.',
    paragraphs: [
      'California’s no-fault law took effect in 1970 and brought its own language: dissolution, respondent, irreconcilable differences. Clients arrive with other words. They type divorce, alimony and “who gets the house.” Then they open form FL-100 and meet the official terms one by one. Every new term is another search. We write each page so that the plain word and the code’s word sit in the same paragraph, because the same person will use both within a week.',
      'The state also gives its public a great deal of free help. The Judicial Council publishes the statewide forms. The courts run a statewide self-help site, in Spanish too, and each superior court has a self-help center. On a basic question such as how to file, those pages deserve to come first, and we do not spend your money arguing. We write for the question that follows: the form wants a date of separation, and the two of you remember different years.',
      'Then there is the property. A house bought in 1998, restricted stock that vests next spring, a pension from the school district. The assets that make a case worth your time also make its searches precise. Someone who types “rsu divorce california” has told you what the file will contain before you answer the phone. That visit deserves a page of its own, and writing it is most of what our [content marketing](/services/content-marketing) does here.',
    ],
  },

  law: {
    heading: 'Nine rules that send Californians to a search box',
    lede: 'You know these better than we do. What we add is the wording of the person who has just run into them.[^law]',
    points: [
      {
        term: 'The six-month clock',
        statute: 'Cal. Fam. Code § 2339',
        text: 'No judgment ends the marriage until six months after the respondent was served or first appeared, whichever came earlier. Clients hear six months and expect to be finished by then. A page that sets the minimum beside what your court really takes earns the next click.',
        searches: ['how long does a divorce take in california', 'california divorce 6 month waiting period'],
      },
      {
        term: 'Residence in state and county',
        statute: 'Cal. Fam. Code § 2320',
        text: 'One spouse needs six months in California and three in the county of filing. Legal separation has no such requirement, so newcomers may start there and amend later. Few people search for this, and those who do usually have a deadline.',
        searches: ['just moved to california can i file for divorce', 'legal separation vs divorce california'],
      },
      {
        term: 'Fault stays out',
        statute: 'Cal. Fam. Code §§ 2310, 2335',
        text: 'Irreconcilable differences carry nearly every petition, and evidence of specific misconduct is generally improper. People who were betrayed look for the opposite answer. The honest page tells them so in its first line, then says where conduct can still count: domestic violence, custody, or community money spent on someone else.',
        searches: ['does cheating affect divorce in california', 'california adultery divorce settlement'],
      },
      {
        term: 'Equal division of the community',
        statute: 'Cal. Fam. Code §§ 760, 2550',
        text: 'What either spouse acquires during the marriage while living here is presumed community property, and the court divides it equally. “50/50” is the public’s name for it. Houses, stock grants and a business started before the wedding are where the searches pile up.',
        searches: ['is california a 50/50 divorce state', 'who gets the house in a divorce in california'],
      },
      {
        term: 'Date of separation',
        statute: 'Cal. Fam. Code § 70',
        text: 'The community stops growing on the day one spouse expressed the intent to end the marriage and acted accordingly. Living under one roof does not settle the matter. With a bonus on the line, a few weeks may be worth more than the legal fees.',
        searches: ['date of separation california same house', 'how to prove date of separation'],
      },
      {
        term: 'Support and the ten-year mark',
        statute: 'Cal. Fam. Code §§ 4320, 4336',
        text: 'A marriage of ten years or more is presumed to be of long duration, so the court ordinarily keeps jurisdiction over support. Nothing in that says support for life. It may be the most misread number in California family law, and both spouses search it.',
        searches: ['10 year marriage alimony california', 'how is spousal support calculated in california'],
      },
      {
        term: 'Mediation before a custody hearing',
        statute: 'Cal. Fam. Code §§ 3170, 3183',
        text: 'Parents who contest custody or visitation are sent to mediation first. Some counties let that counselor make a recommendation to the judge and some keep it confidential. Parents want to know which kind theirs is, usually the night before.',
        searches: ['what to expect at child custody mediation', 'child custody recommending counseling california'],
      },
      {
        term: 'Declarations of disclosure',
        statute: 'Cal. Fam. Code § 2104',
        text: 'Both sides owe a preliminary declaration, generally within 60 days of filing, on forms FL-140, FL-142 and FL-150. People search form numbers at midnight with the PDF open. A firm that explains line by line meets them at work on their own case.',
        searches: ['fl-142 instructions', 'spouse hiding assets california divorce'],
      },
      {
        term: 'Filing together',
        statute: 'SB 1427 (Stats. 2024, ch. 190)',
        text: 'Since January 1, 2026 spouses who agree may file one joint petition, form FL-700, whatever the length of the marriage. The law treats it as served on both once it is filed. Summary dissolution remains for short, childless marriages with little property. Older pages mention only the second. That is your opening.',
        searches: ['joint petition divorce california', 'summary dissolution california requirements'],
      },
    ],
  },

  keywords: {
    heading: 'Five searches and what stands behind each',
    lede: 'The volumes are modeled and they overlap.[^shares] The two columns on the right matter more.',
    rows: [
      {
        query: 'california divorce attorney',
        monthlySearches: 9_360,
        intent: 'Comparing, county still unsaid',
        build: 'State guide that leads to county pages',
      },
      {
        query: 'divorce lawyer los angeles',
        monthlySearches: 7_020,
        intent: 'Wants an office within a drive',
        build: 'Office page and map listing',
      },
      {
        query: 'child custody lawyer san diego',
        monthlySearches: 4_680,
        intent: 'Has a hearing, or fears one',
        build: 'Custody page for that courthouse',
      },
      {
        query: 'spousal support attorney orange county',
        monthlySearches: 3_510,
        intent: 'Long marriage, wants a range',
        build: 'Guide to the ten-year question',
      },
      {
        query: 'summary dissolution california',
        monthlySearches: 2_340,
        intent: 'Hopes to manage alone',
        build: 'Eligibility page with honest limits',
      },
    ],
    targets: [
      {
        name: 'First: property questions',
        text: 'Stock, equity, pensions, the date of separation. These pages are hard to write, which keeps competition down. Their reader has something to lose and knows it.',
      },
      {
        name: 'Second: courthouse cities',
        text: 'Martinez, Torrance, Vista. A client with a hearing there wants someone who knows the building. One good office page and a clean listing can carry a city of that size.',
      },
      {
        name: 'Third: the big county names',
        text: '“Divorce lawyer Los Angeles” is worth having and slow to earn. By the time we press for it, the first two groups have given your site a reason to rank.',
      },
    ],
  },

  markets: {
    heading: 'Seven California markets and their courts',
    lede: 'The map changes every few miles. The court changes at the county line.',
    rows: [
      {
        name: 'Los Angeles',
        court: 'Superior Court of California, County of Los Angeles',
        text: 'Family cases are heard downtown at the Stanley Mosk Courthouse and in district courthouses such as Van Nuys, Pasadena, Torrance and Long Beach. We treat the county as several towns that share a name.',
      },
      {
        name: 'Orange County',
        court: 'Superior Court of California, County of Orange',
        text: 'Family law sits in one place, the Lamoreaux Justice Center in Orange. People type the county’s name as if it were a city, so the county page comes before any city page.',
      },
      {
        name: 'San Diego',
        court: 'Superior Court of California, County of San Diego',
        text: 'Downtown, Vista, El Cajon and Chula Vista each hear family matters. Navy and Marine families add their own subjects: deployment, military pensions, a spouse stationed elsewhere.',
      },
      {
        name: 'San Francisco and the East Bay',
        court: 'Superior Courts of San Francisco, Alameda and Contra Costa Counties',
        text: 'A bridge separates courts that commuters think of as one place. Oakland, Walnut Creek and San Francisco need separate pages, and a firm should claim only the side it really works.',
      },
      {
        name: 'Silicon Valley',
        court: 'Superior Courts of Santa Clara and San Mateo Counties',
        text: 'Equity pay decides many files. Courts divide unvested options with time rules from In re Marriage of Hug and In re Marriage of Nelson, which engineers will read about for an hour if somebody explains them well. Be that somebody.',
      },
      {
        name: 'The Inland Empire',
        court: 'Superior Courts of Riverside and San Bernardino Counties',
        text: 'Distances are long, and hearings are spread from the two county seats to Victorville and Indio. Parking, directions and remote appearances belong on the page as much as the law does.',
      },
      {
        name: 'Sacramento and the Central Valley',
        court: 'Superior Courts of Sacramento, San Joaquin, Fresno and Kern Counties, among others',
        text: 'State and school employees bring CalPERS and CalSTRS pensions, and the plan usually has to be joined to the case before an order can divide it. South of the capital, agricultural land raises questions that no Los Angeles page answers.',
      },
    ],
  },

  services: {
    heading: 'The work, as a California firm would see it',
    blurbs: {
      'local-seo':
        'Your listing names the counties where you appear. Name, address and phone match in 50+ directories, so that a client in Irvine is not sent to the suite you left three years ago.',
      'technical-seo':
        'We run the 47-point audit first, then repair what it finds. Many California firm sites carry a decade of pages about repealed rules. We merge, redirect or retire them before adding more.',
      'content-marketing':
        'Four to six pages a month, each tied to one code section or one courthouse. You review the law. We keep the drafts short enough to review between hearings.',
      'reputation-management':
        'We ask for reviews after judgment, when the clock has run out and the client can breathe. We offer no incentives and draft no reply that confirms somebody was your client.',
    },
  },

  pricing: {
    heading: 'One fee from Eureka to Chula Vista',
    lede: 'The Growth & Authority Plan is $3,500 per month in Humboldt County and in Los Angeles County. Competition decides where the month’s pages go. The invoice is the same.[^terms]',
    points: ['No setup fees', 'Cancel anytime', 'Satisfaction guarantee of 90 days'],
  },

  testimonial: {
    heading: 'How it went for an East Bay practice',
    lede: 'Mehta Family Law works the Alameda County side of the bay. The story is a sample;[^sample] longer ones are in our [case studies](/case-studies).',
    person: 'Arjun Mehta',
    role: 'Founding attorney',
    firmType: 'Two-attorney divorce practice',
    city: 'Oakland',
  },

  longTerm: {
    heading: 'A plan measured against the six-month clock',
    lede: 'Suppose a petition is served on the day you sign with us. Here is what your site does while that case waits.[^timeline]',
    steps: [
      {
        when: 'Week 1',
        title: 'The audit, read aloud',
        text: 'Forty-seven checks and a call to go through them. We note where you stand for every county you name, since that record is what progress is measured against.',
      },
      {
        when: 'Weeks 2–6',
        title: 'Listings and repairs',
        text: 'Directories are corrected, slow pages fixed, the first property guides go out. Most clients see their first results around day 45, which falls here.',
      },
      {
        when: 'Months 1–2',
        title: 'Local visibility up 15–25%',
        text: 'You show for more searches near your office. The phone may not have noticed yet. We would rather say so now.',
      },
      {
        when: 'Months 3–4',
        title: 'Traffic up 30–50%',
        text: 'Courthouse pages begin to bring readers. The questions they ask decide the next batch.',
      },
      {
        when: 'Months 5–6',
        title: 'Leads up 50–100%',
        text: 'The petition served on day one could now become a judgment. By now your own calendar should look different too.',
      },
      {
        when: 'Months 7–12',
        title: 'Traffic up 150–300%',
        text: 'With that base we go after the large county terms. Pages are also revised each January, when most new California statutes take effect.',
      },
    ],
  },

  cities: {
    heading: 'Twenty-two California cities we plan around',
    lede: 'Tiers follow the pull of the legal market, which is why Long Beach, larger than many a state capital, is still listed in the shadow of Los Angeles.',
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
    heading: 'What California attorneys ask us',
    items: [
      {
        value: 'item-1',
        question: 'When would a California campaign pay for itself?',
        answer:
          'We cannot tell you before we know your average fee and how many callers you sign. Across our clients the return is measured over 18 months. For many practices one retained property case covers several invoices; a limited-scope practice needs more volume. Bring both numbers to the consultation and we will do the arithmetic with you, including the version in which it does not work.',
      },
      {
        value: 'item-2',
        question: 'Is Los Angeles too crowded for a two-attorney firm?',
        answer:
          'For the city’s name, at first, yes. For Torrance custody work or for stock options in a Santa Monica divorce, no. Results come to most of our clients in about 45 days, and small, exact searches come first. We would start with two courthouses and one difficult subject, and leave the downtown term for the second half of the year.',
      },
      {
        value: 'item-3',
        question: 'Should our pages say divorce or dissolution?',
        answer:
          'Both, with divorce in the title. The public searches divorce and alimony. The forms and the judge say dissolution and spousal support. A page that introduces the official term beside the common one serves the client and reads naturally to a colleague. The same goes for custody: parenting plan, visitation and timeshare all occur in California papers, so all of them occur in yours.',
      },
      {
        value: 'item-4',
        question: 'May we advertise as certified specialists?',
        answer:
          'Only if you hold the certificate. Rule 7.4 of the California Rules of Professional Conduct reserves that title for lawyers certified by the Board of Legal Specialization or by an organization the State Bar accredits, and the organization must be named. If you are certified in family law, we put it where clients look. If not, we write “practice limited to family law,” provided that it is true. You approve everything before it is published.',
      },
      {
        value: 'item-5',
        question: 'Won’t joint petitions take our clients away?',
        answer:
          'Some couples will finish without counsel, as some always have. A judgment on a joint petition still needs declarations of disclosure and an agreement about every asset. Readers who start a page on FL-700 find out there whether they agree as much as they thought. Many will want a review, a mediator or a marital settlement agreement. We write the page so that your firm can offer that work at a fixed fee, should you choose to.',
      },
      {
        value: 'item-6',
        question: 'Do you write in Spanish?',
        answer:
          'We plan for it where your office can answer the phone in Spanish, and only there. A translated page that leads to an English-only intake wastes a frightened person’s evening. Where you do have the staff, Spanish pages on custody and support stand on their own, with their own questions, instead of mirroring the English site.',
      },
    ],
  },

  guarantee: {
    heading: 'If 90 days pass without progress, we work on for free',
    lede: 'The baseline is the audit of week 1. Compare it with day 90. Should you see no progress, work continues free until progress is seen. We stop short of promising positions, because the search engine decides those and an agency that promises them is guessing.',
  },

  closing: {
    heading: 'Name your county and we will open its first page',
    lede: '30 minutes, your screen and ours. You will see who ranks for your court today and what their pages leave unanswered. [Write to us](/contact) if you would rather not talk yet.',
  },

  nearby: {
    heading: 'Across the California line',
    lede: 'Nevada, Arizona and Washington divide community property as well. Oregon does not.',
    states: [
      { state: 'nevada', kind: 'in-app' },
      { state: 'arizona', kind: 'in-app' },
      { state: 'oregon', kind: 'in-app' },
      { state: 'washington', kind: 'in-app' },
    ],
  },

  notes: {
    searches:
      'An estimate of ours from keyword tools, for all California searches by people who want a divorce lawyer. Such tools round heavily. We use the figure for planning and claim no more for it.',
    cases:
      'Our planning figure for divorce cases in California in one year. Compared with the 78,500 on our [Texas page](/states/texas-divorce-lawyer-seo).',
    law: 'Statutes are cited so that you can check our reading. This page sells search work to lawyers and gives no legal advice.',
    shares:
      'Modeled as 40, 30, 20, 15 and 10% of 23,400. One search may belong to several groups, so the shares come to more than 100%.',
    terms: 'The agreement runs from month to month. To end it, give 30 days’ written notice.',
    sample: 'Client stories on this site are sample content, and the portraits are drawings.',
    timeline: 'Gains over your own starting point, in the ranges we plan with. A campaign may land outside of them.',
  },
};

export default page;
