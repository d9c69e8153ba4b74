import type { HandWrittenState } from './types.ts';

export default {
  kind: 'hand-written',
  state: 'North Carolina',
  updated: '2026-11-22',
  title: 'North Carolina Divorce Lawyer SEO for the Separation Year',
  metaDescription:
    'North Carolina couples live apart for a year before divorce. We put your family-law firm in front of the 13,400 searches the state makes each month.',
  figures: { monthlySearches: 13_400, annualCases: 43_800, counties: 100, caseStudyDays: 58 },
  campaigns: {
    hero: 'page-north-carolina',
    pricing: 'page-north-carolina',
    closing: 'page-north-carolina',
  },
  anchor: 'testimonial',
  resultsLabel: 'View North Carolina Results',
  hero: {
    heading: 'North Carolina divorce lawyer SEO for the year before anyone can file',
    lede: 'Your clients must live apart for twelve months before they can sue for absolute divorce. In the meantime they put their questions to a phone. Of 13,400 searches a month, 4,200 concern separation itself.[^searches] We make your firm the one that keeps answering.',
  },
  market: {
    heading: '3.7 searches for every North Carolina case',
    lede: 'Divide a year of searches by a year of cases and you get 3.7, the highest ratio among the nine states for which we publish both figures.[^ratio] A mandatory year of waiting may be one reason.',
    facts: [
      {
        value: '13,400',
        label: 'searches a month',
        detail: 'For a divorce lawyer, or for the answer that comes before one.[^searches]',
      },
      {
        value: '4,200',
        label: 'separation searches a month',
        detail: 'Nearly a third of the total, from people who may still have months in which to choose counsel.',
      },
      {
        value: '43,800',
        label: 'divorce cases a year',
        detail: 'That averages 120 a day in the offices of the clerks of superior court.[^cases]',
      },
      {
        value: '100',
        label: 'counties',
        detail: 'Each has a courthouse. Guilford has two, in Greensboro and in High Point.',
      },
    ],
  },
  why: {
    heading: 'The client you want is eleven months early',
    paragraphs: [
      'Elsewhere, a spouse who has decided on divorce can often be in court papers within weeks. Here the calendar forbids it. The decision comes first, the lawsuit follows a year later, and the lawyer is chosen somewhere in between. A campaign aimed only at the filing misses most of the interval in which you could have been read.',
      'The questions move as the year goes on. At the start they are about the door: whether moving out is abandonment, whether separate bedrooms will do (they will not), whether a paper must be filed to be “legally separated” (it need not). Then they turn to money, which means the mortgage, postseparation support and an agreement somebody has to notarize. Near the end people type “absolute divorce,” because the court’s own packet taught them the phrase.',
      'Many local firms have a page for that last phrase alone. It states a flat fee and stops. We plan for all twelve months, so that the firm that explained the first week apart is the name remembered when the complaint is due. How those pages get written is described under [content marketing](/services/content-marketing).',
    ],
  },
  law: {
    heading: 'Eight rules that decide what gets typed',
    lede: 'You know these. Read them once more as a future client does: late, alone and without the annotations.[^law]',
    points: [
      {
        term: 'One year, separate and apart',
        text: 'Absolute divorce asks for a year in separate homes and six months of residence by either spouse. At least one of them must mean the separation to last. Isolated sexual intercourse does not by itself resume the marriage under § 52-10.2, so one night does not cost the year. People ask about that in words they would avoid at a first meeting.',
        statute: 'N.C. Gen. Stat. § 50-6',
        searches: [
          'how long do you have to be separated in nc',
          'does sleeping together restart separation nc',
          'can you be separated in the same house nc',
        ],
      },
      {
        term: 'Claims that end with the decree',
        text: 'With a narrow exception, absolute divorce destroys the right to equitable distribution unless someone asserted it first. Alimony has to be pending by then as well. A spouse who files alone from a packet can lose a share of a pension at a hearing of a few minutes. No rule in Chapter 50 is a better reason to call you, and a page that says so plainly does the caller a favor.',
        statute: 'N.C. Gen. Stat. § 50-11',
        searches: ['equitable distribution after divorce nc', 'can i get alimony after divorce is final nc'],
      },
      {
        term: 'Equal, unless equal is inequitable',
        text: 'What the couple owns is sorted into marital, separate and divisible property. Equal division is where the court starts. The date of separation closes the marital estate, which is why one moving van can produce an evening of searches about proof.',
        statute: 'N.C. Gen. Stat. § 50-20',
        searches: ['is nc a 50/50 divorce state', 'how to prove date of separation nc'],
      },
      {
        term: 'Alimony with a fault clause',
        text: 'The state has no alimony formula. A judge looks for a dependent and a supporting spouse, then weighs a statutory list. Illicit sexual behavior before separation, if not condoned, overrides much of that list: the dependent spouse’s bars an award, the supporting spouse’s requires one, and if both took part the judge decides. Postseparation support bridges the months before.',
        statute: 'N.C. Gen. Stat. § 50-16.3A',
        searches: [
          'does adultery affect alimony in nc',
          'how is alimony calculated in nc',
          'post separation support nc',
        ],
      },
      {
        term: 'Alienation of affection',
        text: 'Only a handful of states still let a spouse sue the third party, for alienation of affection or for criminal conversation. The conduct must come before a physical separation intended to be permanent, and suit within three years of the last act. Curiosity runs well ahead of case value here. We write one careful page and leave it at that.',
        statute: 'N.C. Gen. Stat. § 52-13',
        searches: ['can i sue my husband’s mistress in nc', 'criminal conversation nc'],
      },
      {
        term: 'Divorce from bed and board',
        text: 'A judicial separation on fault grounds, among them abandonment, indignities, cruel treatment and adultery. The parties stay married. Most people meet the name when they are served with it, so the search is urgent and made by a defendant.',
        statute: 'N.C. Gen. Stat. § 50-7',
        searches: ['divorce from bed and board nc', 'what is considered abandonment in nc'],
      },
      {
        term: 'The notarized agreement',
        text: 'A separation agreement must be in writing and acknowledged by both spouses before a certifying officer. Those who search for a template are hoping to skip you. Show them which clauses a template cannot supply and some will not.',
        statute: 'N.C. Gen. Stat. § 52-10.1',
        searches: ['separation agreement nc template', 'does a separation agreement have to be notarized in nc'],
      },
      {
        term: 'Custody, visitation and a mediator',
        text: 'North Carolina kept the old words, so your pages can too. Where a program exists, a contested claim goes to custody mediation before a judge tries it. Support runs on worksheets A, B and C; B applies once each parent has at least 123 overnights a year, and that number appears in searches.',
        statute: 'N.C. Gen. Stat. §§ 50-13.1, 50-13.4(c)',
        searches: ['what happens at custody mediation nc', 'nc child support worksheet b', '50 50 custody nc'],
      },
    ],
  },
  keywords: {
    heading: 'What each stage of the separation year sounds like',
    lede: 'Four of these rows are modeled; the separation row is a figure for the whole state.[^groups] It belongs to readers who hire late, and it is where an early answer buys the most time.',
    rows: [
      {
        query: 'nc divorce lawyer',
        intent: 'Drawing up a shortlist',
        build: 'Statewide practice page',
        monthlySearches: 5_360,
      },
      {
        query: 'separation laws in nc',
        intent: 'A year ahead and no plan yet',
        build: 'Separation guide, month by month',
        monthlySearches: 4_200,
      },
      {
        query: 'divorce attorney raleigh nc',
        intent: 'Wants a meeting this week',
        build: 'City page and map profile',
        monthlySearches: 2_680,
      },
      {
        query: 'child custody laws nc',
        intent: 'Afraid of losing school nights',
        build: 'Custody and mediation series',
        monthlySearches: 2_010,
      },
      {
        query: 'absolute divorce nc cost',
        intent: 'The year is nearly up',
        build: 'Flat-fee page that explains § 50-11',
        monthlySearches: 1_340,
      },
    ],
    targets: [
      {
        name: 'The night of the suitcase',
        text: 'Abandonment, the house key, who keeps the car. These visitors will not sue for a year. They bookmark, so we write to be bookmarked.',
      },
      {
        name: 'The courthouse you can walk to',
        text: 'One county, done thoroughly: its clerk, its mediation office, its towns. A Gastonia practice starts with Gaston and leaves Mecklenburg for later.',
      },
      {
        name: 'The thirteenth month',
        text: 'Packets, filing fees, name changes. The work pays little by itself. We use these pages to catch the unasserted property claim before judgment.',
      },
    ],
  },
  markets: {
    heading: 'Six markets between the mountains and the coast',
    lede: 'Divorce belongs to the District Court Division everywhere in the state. The people in the hallway differ.',
    rows: [
      {
        name: 'Charlotte',
        court: 'Mecklenburg County District Court; Union, Cabarrus, Gaston and Iredell around it',
        text: 'The most crowded results page in the Carolinas is a poor place to begin. People in Fort Mill and Rock Hill also type “Charlotte,” so each page has to say early on which state’s law it explains. Matthews, Huntersville and Monroe are open doors.',
      },
      {
        name: 'The Triangle',
        court: 'Wake, Durham and Orange County District Courts',
        text: 'Stock awards, university retirement plans and two professional incomes make classification the subject. Readers compare three firms before they call one, and they notice which page cites the statute correctly.',
      },
      {
        name: 'The Triad',
        court: 'Guilford and Forsyth County District Courts',
        text: 'High Point has a courthouse of its own, whatever a map pin in Greensboro suggests. Winston-Salem keeps its own bar and its own searches. We treat the three as separate towns that share a television market.',
      },
      {
        name: 'Fayetteville and Jacksonville',
        court: 'Cumberland and Onslow County District Courts',
        text: 'Under § 50-18, six months stationed here can satisfy the residence requirement. Fort Bragg and Camp Lejeune bring questions on military pensions, deployment and visitation, often from a spouse two time zones away.',
      },
      {
        name: 'The Cape Fear coast',
        court: 'New Hanover, Brunswick and Pender County District Courts',
        text: 'Retirees settle in Brunswick County, and second marriages bring premarital houses and adult children with them. Wilmington has the lawyers. Leland and Southport have searches that few have written for.',
      },
      {
        name: 'Asheville and the west',
        court: 'Buncombe, Henderson and Haywood County District Courts',
        text: 'Hurricane Helene damaged homes here in September 2024. A change in value between separation and distribution may be divisible property, and owners look that up before they look you up.',
      },
    ],
  },
  services: {
    heading: 'Four kinds of work on one long year',
    blurbs: {
      'local-seo':
        'Your map profile gives the office where you meet clients, and 50+ directories repeat it letter for letter. A Concord firm should read as a Concord firm.',
      'technical-seo':
        'Forty-seven audit points, beginning with whatever fails on a phone: the slow intake form, the guide locked in a PDF, the ten county pages Google cannot tell apart.',
      'content-marketing':
        'New writing arrives at 4–6 pages a month and is scheduled along the separation calendar, from the first weekend to the certificate.',
      'reputation-management':
        'The case that earns a review began more than a year ago. We ask at the signed agreement or the custody order, in words that stay clear of misleading claims under Rule 7.1.',
    },
  },
  pricing: {
    heading: 'One fee from Murphy to Manteo',
    lede: 'The Growth & Authority Plan is $3,500 per month in any of the 100 counties. Starting costs nothing extra. You can leave in any month; the terms ask for 30 days’ written notice.',
    points: ['No setup fees', 'Cancel anytime', '90-day satisfaction guarantee'],
  },
  testimonial: {
    heading: 'A Wake County practice, in its own words',
    lede: 'Karen Sobol’s sample case showed first results at 58 days, slower than our usual 45.[^stories]',
    person: 'Karen Sobol',
    role: 'Founding attorney',
    firmType: 'Sobol Law Group, family-law firm',
    city: 'Raleigh',
  },
  longTerm: {
    heading: 'The campaign keeps the same calendar as the separation',
    lede: 'A person who moves out the week you sign can sue for divorce at about the end of month twelve.',
    steps: [
      {
        when: 'Months 1–2',
        title: 'Correct the record',
        text: 'Audit repairs, directory listings, the first county pages. We plan for a 15–25% gain in local visibility, which shows up as map views before it shows up as a ringing phone.',
      },
      {
        when: 'Months 3–4',
        title: 'Answer the early questions',
        text: 'Separation, abandonment and support pages go live. Visits rise 30–50%, by our planning range. Few of these readers can file yet. They can still choose you.',
      },
      {
        when: 'Months 5–6',
        title: 'Agreements bring the first calls',
        text: 'People who want terms on paper need counsel long before a complaint. Leads run 50–100% above the start.',
      },
      {
        when: 'Months 7–12',
        title: 'Early readers reach their date',
        text: 'Visitors from month three can come back with a court in mind. Traffic in this stretch stands 150–300% over the first day, because older pages now send readers to newer ones.',
      },
    ],
  },
  cities: {
    heading: 'Twenty cities, from Hickory to the Neuse',
    lede: 'Three markets set the price of attention. The rest repay a firm that writes about its own town.',
    metro: ['Charlotte', 'Raleigh', 'Greensboro'],
    midSize: ['Durham', 'Winston-Salem', 'Fayetteville'],
    smaller: [
      'Cary',
      'Wilmington',
      'High Point',
      'Concord',
      'Asheville',
      'Greenville',
      'Gastonia',
      'Jacksonville',
      'Chapel Hill',
      'Huntersville',
      'Apex',
      'Hickory',
      'New Bern',
      'Mooresville',
    ],
  },
  faq: {
    heading: 'What North Carolina lawyers ask us',
    items: [
      {
        value: 'item-1',
        question: 'If clients cannot file for a year, when do we see anything?',
        answer:
          'Sooner than the filings. Most of our clients see results in about 45 days; the sample case here took 58. The earliest signs are map views and separation pages climbing, followed by calls about agreements and support. Absolute-divorce cases come months later, because the statute makes clients wait.',
      },
      {
        value: 'item-2',
        question: 'Should we chase “separation” or “divorce” first?',
        answer:
          'Separation, unless your calendar is empty this month. Its 4,200 monthly searches are informational, so fewer firms tend to fight for them, and they come before anyone has been hired. A practice that needs work now begins with its city and with agreement drafting.',
      },
      {
        value: 'item-3',
        question: 'May the site mention board certification?',
        answer:
          'If you hold it, yes, and prominently. The State Bar’s Board of Legal Specialization certifies family-law specialists, and readers in the Triangle look for the words. If you do not, we never write around the gap. You approve each page before it is published.',
      },
      {
        value: 'item-4',
        question: 'Is there honest arithmetic for the return?',
        answer:
          'Yes, and it is yours. Take your average fee, your share of consultations that sign, and the consultations you lack. At $3,500 a month some practices recover the cost with a single equitable distribution case; a practice built on flat-fee absolute divorces needs far more volume and may be better off without us. We cannot know your close rate from outside.',
      },
      {
        value: 'item-5',
        question: 'Our county is small. Is a full campaign too much?',
        answer:
          'Possibly. In Ashe or Bertie, a repaired site and [sound local listings](/services/local-seo) may get most of what there is to get. We would add neighboring counties or tell you to spend less. The consultation is where we find out.',
      },
      {
        value: 'item-6',
        question: 'We practice near a base. Do you know military divorce?',
        answer:
          'Enough to ask you the right things. We separate the residence question under § 50-18 from the pension question under federal law, 10 U.S.C. § 1408, and we write deployment and visitation as a subject of its own. You correct every draft. How a page is put together is on our [content page](/services/content-marketing).',
      },
    ],
  },
  guarantee: {
    heading: 'Without progress by day 90, the work turns free',
    lede: 'A quarter is a fair trial, even against a twelve-month statute. If you have seen no progress after 90 days, the guarantee applies and work continues free until progress is seen. You judge by the weekly email and the live dashboard, so nobody has to take our word.',
  },
  closing: {
    heading: 'For your next client, the year has already begun',
    lede: 'In a 30-minute consultation we search the first questions of that year as someone in your county would, and show you who answers. You keep the audit, valued at $500.',
  },
  nearby: {
    heading: 'Over the state line',
    lede: 'Licensed on both sides? Each state needs its own pages.',
    states: [
      { state: 'south-carolina', kind: 'in-app' },
      { state: 'virginia', kind: 'in-app' },
      { state: 'tennessee', kind: 'in-app' },
      { state: 'georgia', kind: 'in-app' },
    ],
  },
  notes: {
    searches:
      'Our estimate from keyword tools, for a typical month. Tools disagree with one another, and we claim no more precision than that.',
    ratio:
      '13,400 × 12 ÷ 43,800 = 3.67. The other eight: California, Texas, Florida, New York, Ohio, Georgia, Michigan and Illinois.',
    cases: 'Our market estimate: 43,800 ÷ 365 = 120. Court statistics that count other events will differ.',
    law: 'Summaries for marketing purposes, not legal advice. Check the current text before you rely on any of them.',
    groups:
      'The 4,200 is an estimate like the state total. The others are modeled as 40%, 20%, 15% and 10% of 13,400. A search can fall into two groups.',
    stories: 'Sample content: neither the attorney nor the firm exists. The portrait is a drawing.',
  },
} satisfies HandWrittenState;
