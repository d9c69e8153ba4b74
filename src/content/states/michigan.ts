import type { HandWrittenState } from './types.ts';

export default {
  kind: 'hand-written',
  state: 'Michigan',
  updated: '2026-11-22',
  title: 'Michigan Divorce Lawyer SEO | 83 Counties, Two Clocks',
  metaDescription:
    'Michigan divorces run on a 60-day or a six-month clock. We help family-law firms answer the questions people search on both, in all 83 counties.',
  figures: {
    monthlySearches: 9_800,
    annualCases: 39_200,
    counties: 83,
    attorneys: '13,400+',
    caseStudyDays: 65,
  },
  campaigns: { hero: 'page-michigan', pricing: 'page-michigan', closing: 'page-michigan' },
  resultsLabel: 'View Michigan Results',
  hero: {
    heading: 'Michigan divorce lawyer SEO for a court with two clocks',
    lede: 'Sixty days when there are no minor children, six months when there are. The statute sets the pace, and the questions follow it: 9,800 of them in a typical month.[^volume] We work to make yours the firm in the county that answers.',
  },
  market: {
    heading: 'About three searches a case, and three cases an attorney',
    lede: 'Cases per lawyer are few, so each one found early counts.[^ratios]',
    facts: [
      {
        value: '39,200',
        label: 'divorce cases a year',
        detail: 'Filed as DO or DM, depending on whether minor children are involved.[^cases]',
      },
      {
        value: '9,800',
        label: 'searches a month',
        detail: 'Over twelve months, 117,600, exactly three for every case in our estimate.[^volume]',
      },
      {
        value: '13,400+',
        label: 'attorneys in our market count',
        detail: 'Spread evenly, fewer than three divorces apiece in a year.[^attorneys]',
      },
      {
        value: '83',
        label: 'counties',
        detail: 'Sixty-eight below the Mackinac Bridge, fifteen above it.',
      },
    ],
  },
  why: {
    heading: 'The first thing to know is whether it is a DO or a DM',
    lede: 'A case code decides the calendar, the agency involved and the words a person will search.',
    paragraphs: [
      'Two neighbors in Livonia type “how long does a divorce take in michigan.” One has no minor children and may put proofs on the record after 60 days. The other has a daughter of nine, a six-month wait and a file at the Friend of the Court. A page that gives both the same number has failed one of them. We build the two answers as two paths, each ending at a call.',
      'Michigan also teaches its vocabulary late. Nobody grows up knowing what a pro con hearing is, or that legal separation goes by separate maintenance, or why the letter on the table came from an office called “Friend.” People meet these terms in an envelope and take them straight to a search box. Those searches are small and specific, and whoever makes them often has a case number already.',
      'And the file rarely closes with the judgment. Parenting time is changed, support is reviewed, a parent is offered work in Ohio. A firm that is easy to find after the judgment has a second practice beside its first, made up of people who have learned what a bad answer costs.',
    ],
  },
  law: {
    heading: 'Nine points of Michigan law, read as search demand',
    lede: 'Citations are to the Compiled Laws. For marketing, the search habit behind each one is what counts.[^legal]',
    points: [
      {
        term: 'Sixty days or six months',
        text: 'No proofs may be taken for 60 days after filing, and for six months if there are dependent minor children. A judge may shorten the six months for unusual hardship or compelling necessity, though never below 60 days. “Can it be faster” is therefore a legal question with a real answer.',
        statute: 'MCL 552.9f',
        searches: ['how long does divorce take in michigan with kids', 'waive 6 month waiting period divorce michigan'],
      },
      {
        term: '180 days, then ten',
        text: 'One spouse must have lived in the state for 180 days and, apart from a narrow exception, in the county of filing for ten. Anyone who left Toledo for Monroe last month wants to hear this before booking.',
        statute: 'MCL 552.9',
        searches: ['michigan divorce residency requirement', 'which county do i file for divorce in michigan'],
      },
      {
        term: 'A complaint without reasons',
        text: 'The only ground is a breakdown of the marriage relationship, pleaded in the words of the statute and no others. Fault comes back later: under Sparks v. Sparks, 440 Mich. 141 (1992), it is one factor among several when property is divided. Half-remembered, that becomes “does cheating matter.”',
        statute: 'MCL 552.6',
        searches: ['does adultery affect divorce in michigan', 'is michigan a no fault divorce state'],
      },
      {
        term: 'Friend of the Court',
        text: 'Each circuit has this office. It investigates, recommends, and enforces custody, parenting time and support. Parties can ask to opt out under MCL 552.505a, and many never hear that they can. A parent with an interview on Thursday wants to know what to bring.',
        statute: 'MCL 552.501 et seq.',
        searches: [
          'friend of the court interview what to expect',
          'opt out of friend of the court michigan',
          'object to friend of the court recommendation',
        ],
      },
      {
        term: 'Twelve factors and an established home',
        text: 'The Child Custody Act lists best-interest factors (a) through (l). Where a child has an established custodial environment, a change takes clear and convincing evidence. Parents hunt for the list and score themselves against the other side, which makes a factor-by-factor guide a natural long page.',
        statute: 'MCL 722.23; 722.27',
        searches: [
          'best interest factors michigan',
          'how to change custody in michigan',
          '50/50 custody michigan child support',
        ],
      },
      {
        term: 'The 100-mile rule',
        text: 'With exceptions, a parent whose custody is governed by court order may not move the child’s legal residence more than 100 miles without consent or leave. Detroit to Grand Rapids is over that line. Detroit to Lansing is under it. A map answers more of these visitors than a paragraph can.',
        statute: 'MCL 722.31',
        searches: ['100 mile rule michigan custody', 'moving out of state with child michigan'],
      },
      {
        term: 'Separate maintenance',
        text: 'Spouses who want to live apart and stay married, often for insurance or for faith, file for separate maintenance on the same ground as divorce. If the other side counterclaims for divorce, the result is a divorce. Few people know the term; nearly all type the national one.',
        statute: 'MCL 552.7',
        searches: ['legal separation michigan', 'legal separation vs divorce michigan health insurance'],
      },
      {
        term: 'Spousal support without a formula',
        text: 'The court awards what it finds just and reasonable in the circumstances. Software produces estimates for negotiation and binds nobody. Since no table exists, people look for a calculator, find one from another state and arrive with the wrong figure.',
        statute: 'MCL 552.23',
        searches: ['alimony calculator michigan', 'how long do you have to be married to get alimony in michigan'],
      },
      {
        term: 'EDRO, the public pension order',
        text: 'Retirement benefits of many state, school and municipal employees are divided by an eligible domestic relations order under a statute of Michigan’s own, while a plant’s private plan takes a federal QDRO. Teachers, troopers and their spouses search the four letters.',
        statute: 'MCL 38.1701 et seq.',
        searches: ['edro michigan', 'divorce teacher pension michigan', 'qdro attorney michigan'],
      },
    ],
  },
  keywords: {
    heading: 'Five groups, from the broad to the institutional',
    lede: 'We assign each group a share of the statewide 9,800.[^shares] The third row is peculiar to this state.',
    rows: [
      {
        query: 'divorce lawyer michigan',
        intent: 'Starting a list of names',
        build: 'Practice page with fees and people',
        monthlySearches: 3_920,
      },
      {
        query: 'divorce attorney grand rapids mi',
        intent: 'Prepared to book',
        build: 'Office page, reviews, directions',
        monthlySearches: 2_940,
      },
      {
        query: 'friend of the court michigan',
        intent: 'Holding a letter with a date on it',
        build: 'FOC handbook by circuit',
        monthlySearches: 1_960,
      },
      {
        query: 'how long does a divorce take in michigan',
        intent: 'Planning around children or a lease',
        build: 'Two timelines, DO and DM',
        monthlySearches: 1_470,
      },
      {
        query: 'legal separation michigan',
        intent: 'Unsure about ending it',
        build: 'Separate maintenance explained',
        monthlySearches: 980,
      },
    ],
    targets: [
      {
        name: 'DM: parents',
        text: 'Six months of questions, an FOC file, a school calendar. Most of the writing goes here, since a long case keeps raising new questions.',
      },
      {
        name: 'DO: no minor children',
        text: 'Short cases, and long marriages whose children have grown. Pensions and support matter more than speed. A handful of strong pages is enough.',
      },
      {
        name: 'After judgment',
        text: 'Motions to change custody, a show-cause notice, a move of 120 miles. Fewer firms write for it, so there is room.',
      },
    ],
  },
  markets: {
    heading: 'Seven regions, by circuit and family division',
    lede: 'Divorces are heard in the family division of the circuit court. We plan by circuit, because its Friend of the Court sets local habits.',
    rows: [
      {
        name: 'Oakland County',
        court: 'Sixth Judicial Circuit, Pontiac',
        text: 'Closely held companies, executive pay and a dense bar along Woodward. We enter through Novi, Rochester Hills or Royal Oak and let Birmingham wait.',
      },
      {
        name: 'Detroit and Wayne County',
        court: 'Third Judicial Circuit, Detroit',
        text: 'We lead with support, paternity and parenting time. Downriver, Dearborn and the western townships each search by their own name, and Dearborn searches in Arabic too.',
      },
      {
        name: 'Macomb County',
        court: 'Sixteenth Judicial Circuit, Mount Clemens',
        text: 'Hourly wages, overtime and union pensions. Many in Warren and Sterling Heights would rather not cross Eight Mile or Dequindre to see a lawyer. An address here is an advantage, and your pages should press it.',
      },
      {
        name: 'Grand Rapids and the lakeshore',
        court: 'Seventeenth Circuit (Kent) and Twentieth Circuit (Ottawa)',
        text: 'Family businesses, and religious communities in which separate maintenance is a serious option. Holland straddles two counties, Ottawa and Allegan, which makes “which court” a query worth a page.',
      },
      {
        name: 'Lansing and Ann Arbor',
        court: 'Thirtieth Circuit (Ingham) and Twenty-Second Circuit (Washtenaw)',
        text: 'State employees bring EDRO questions to Lansing. Ann Arbor’s visiting faculty and hospital residents ask about 180 days and about leaving with a child.',
      },
      {
        name: 'Flint and the Saginaw Bay',
        court: 'Seventh (Genesee), Tenth (Saginaw) and Eighteenth (Bay) Circuits',
        text: 'Retirees from the plants divide pensions earned decades ago. Costs are watched closely, so the fee page is written before the biographies.',
      },
      {
        name: 'Traverse City and the Upper Peninsula',
        court: 'Thirteenth Circuit at Traverse City; Twenty-Fifth at Marquette',
        text: 'Few lawyers, long drives, cottages held by three generations. One office may be the nearest for an hour in any direction, and its site should say which courthouses it travels to.',
      },
    ],
  },
  services: {
    heading: 'What we do in a Michigan circuit',
    lede: 'Everything below is in the plan. The mix shifts with your share of DO and DM work.',
    blurbs: {
      'local-seo':
        'Listings in 50+ directories that agree on suite, phone and hours, plus a map profile in the category people choose. In Macomb, [local SEO](/services/local-seo) is where we start.',
      'technical-seo':
        'A 47-point audit, then repairs in order of harm. Old FOC guides that still quote a repealed rule come down or get fixed.',
      'content-marketing':
        'We write 4–6 pages a month and send you each draft. You strike what your judge would not say; we publish what survives.',
      'reputation-management':
        'People leave DM cases tired. We suggest when to ask for a review and how to answer a hard one without touching a confidence.',
    },
  },
  pricing: {
    heading: '$3,500 a month in Pontiac, and $3,500 in Marquette',
    lede: 'That is the whole of the Growth & Authority Plan. Nothing is due for setup. Cancel whenever you like, with thirty days’ notice in writing.',
    points: ['Setup costs $0', 'Month to month, cancel anytime', 'Satisfaction guarantee, 90 days'],
  },
  testimonial: {
    heading: 'How it reads from an office in Grand Rapids',
    lede: 'Peter Kowalski’s firm handles DM files in Kent County. The story, like every other on this site, is a sample.[^samples]',
    person: 'Peter Kowalski',
    role: 'Partner',
    firmType: 'Kowalski Family Law, two-attorney practice',
    city: 'Grand Rapids',
  },
  longTerm: {
    heading: 'Your first year, measured on the court’s own calendar',
    lede: 'It is convenient that the two statutory waits, 60 days and six months, mark the places where a campaign should be examined.',
    steps: [
      {
        when: 'Day 60',
        title: 'The DO clock',
        text: 'Months 1–2 end here. Listings agree, the audit’s repairs are done, and the range we plan for is 15–25% more local visibility. The phone may sound the same as before.',
      },
      {
        when: 'Month 4',
        title: 'Reading picks up',
        text: 'The timeline pages and the first FOC chapters have had time to settle. Across months 3–4 we look for 30–50% more traffic.',
      },
      {
        when: 'Six months',
        title: 'The DM clock',
        text: 'Someone who found you in the week of filing may now be near judgment. Months 5–6 are where inquiries are expected to move, by 50–100%.',
      },
      {
        when: 'Months 7–12',
        title: 'Neighboring circuits',
        text: 'With one county settled we open the next. The year’s final stretch carries traffic gains of 150–300%, built on pages already published.',
      },
      {
        when: 'Year two',
        title: 'Back after judgment',
        text: 'Former visitors return about support reviews and moves. We add the post-judgment shelf and keep the formula figures current.',
      },
    ],
  },
  cities: {
    heading: 'From Dearborn to Marquette: the cities in this plan',
    lede: 'Townships matter as much as cities in this state, and we write for them by name once the nearest city is in hand.',
    metro: ['Detroit', 'Grand Rapids', 'Warren'],
    midSize: ['Sterling Heights', 'Ann Arbor', 'Lansing'],
    smaller: [
      'Dearborn',
      'Livonia',
      'Troy',
      'Flint',
      'Kalamazoo',
      'Rochester Hills',
      'Novi',
      'Royal Oak',
      'Holland',
      'Saginaw',
      'Battle Creek',
      'Traverse City',
      'Marquette',
    ],
  },
  faq: {
    heading: 'Before you call: six answers for Michigan',
    items: [
      {
        value: 'item-1',
        question: 'Why does your Michigan sample take 65 days?',
        answer:
          'Because we did not round it. About 45 days is what most clients need before results show; this sample case needed 65. We would expect Oakland County to run long and Traverse City short. Ask us for your circuit and we will give a range with reasons.',
      },
      {
        value: 'item-2',
        question: 'Can a private firm rank for “friend of the court”?',
        answer:
          'For the bare phrase, the county’s own site will and should come first. We go after what it leaves out: preparing for the interview, objecting to a recommendation, opting out. Those are sentences people type with a date in hand.',
      },
      {
        value: 'item-3',
        question: 'What would the investment bring back?',
        answer:
          'Nobody can promise you a figure. Start from our ratio: 39,200 cases over 13,400 attorneys is under three each. Work out what two additional retained matters a month would mean at your fee and at your usual rate of signing, then set $3,500 against it. We do that math with you, and if it comes out thin we say so.',
      },
      {
        value: 'item-4',
        question: 'Our office is in Oakland. May we target Wayne and Macomb?',
        answer:
          'With pages, yes. The map is stricter, since it favors firms near the person searching and wants a staffed address. We write for readers across the county line and keep the profile where your office is. A second office changes that only if somebody works there.',
      },
      {
        value: 'item-5',
        question: 'Is there enough demand in the Upper Peninsula?',
        answer:
          'Fifteen counties, thinly settled. Full-scale campaigns suit a firm that covers several of them. If yours does not, take the [free guides](/resources), fix your listings and spend the rest on travel. We would rather lose the fee than run a plan with nothing to find.',
      },
      {
        value: 'item-6',
        question: 'Who checks the law before a page goes up?',
        answer:
          'You do, and we make it quick. Each draft arrives with its citations listed, MCL or court rule, so that an associate can clear it in one sitting. Advertising here must not be misleading under MRPC 7.1, and we write with that in view.',
      },
    ],
  },
  guarantee: {
    heading: 'Day 90 falls between the two clocks',
    lede: 'Longer than a DO wait, half of a DM wait: enough time to tell. Should 90 days pass with nothing to show, work continues free until progress is seen. The monthly report and the dashboard show you which it is.',
  },
  closing: {
    heading: 'Name your circuit and see who holds it now',
    lede: 'Half an hour, no charge. We go through the DO and DM questions for your county on a shared screen and list the firms that answer. Prefer to write? Use the [contact form](/contact).',
  },
  nearby: {
    heading: 'Four states your clients may move to',
    lede: 'Ohio and Indiana by land, Wisconsin through the Upper Peninsula, Illinois across the lake.',
    states: [
      { state: 'ohio', kind: 'in-app' },
      { state: 'indiana', kind: 'in-app' },
      { state: 'wisconsin', kind: 'in-app' },
      { state: 'illinois', kind: 'in-app' },
    ],
  },
  notes: {
    volume: 'Estimated by us with keyword tools. Seasons and tools move the number; treat it as an order of magnitude.',
    ratios: '9,800 × 12 ÷ 39,200 = 3.0 searches for each case. 39,200 ÷ 13,400 = 2.9 cases for each attorney.',
    cases:
      'An estimate of ours for one year. The State Court Administrative Office publishes caseload reports by its own definitions.',
    attorneys:
      'From our market file, and smaller than the roll of the State Bar of Michigan, which includes every field of practice.',
    legal:
      'Short summaries for lawyers, current as far as we know on the date of this page. They are no substitute for the text.',
    shares:
      'Modeled: 40, 30, 20, 15 and 10 percent of the monthly total. Since groups share searches, the sum exceeds it.',
    samples: 'Testimonials and case figures shown here are samples written for this site. The faces are illustrations.',
  },
} satisfies HandWrittenState;
