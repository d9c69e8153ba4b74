import type { HandWrittenState } from './types.ts';

export default {
  kind: 'hand-written',
  state: 'Illinois',
  updated: '2026-11-22',
  title: 'Illinois Divorce Lawyer SEO: Cook, the Collars, Downstate',
  metaDescription:
    'Illinois law dropped the word custody in 2016. Your clients did not. SEO for divorce attorneys that speaks both languages, from the Loop to Metro East.',
  figures: {
    monthlySearches: 11_200,
    annualCases: 51_300,
    counties: 102,
    attorneys: '16,800+',
    caseStudyDays: 60,
  },
  campaigns: { hero: 'page-illinois', pricing: 'page-illinois', closing: 'page-illinois' },
  resultsLabel: 'View Illinois Results',
  hero: {
    heading: 'Illinois divorce lawyer SEO for a state with two vocabularies',
    lede: 'Since 2016 the Marriage and Dissolution of Marriage Act has allocated parental responsibilities. The public went on searching for custody. Among 11,200 monthly searches the old words still lead,[^estimate] and we build pages that can be found under the old words and quoted under the new.',
  },
  market: {
    heading: '51,300 cases, and no such thing as an Illinois average',
    lede: 'About two in five residents live in Cook County. Any statewide mean blends the Daley Center with courthouses that have one family judge, so read these four numbers as a frame.',
    facts: [
      {
        value: '11,200',
        label: 'searches a month',
        detail: 'From first doubts to firm names, across the whole state.[^estimate]',
      },
      {
        value: '16,800+',
        label: 'attorneys in our count',
        detail: 'Our own estimate, and only a part of the ARDC’s master roll.[^bar]',
      },
      {
        value: '102',
        label: 'counties',
        detail: 'Cook and each of its five collar counties is a judicial circuit of its own.',
      },
      {
        value: '51,300',
        label: 'divorce cases a year',
        detail: 'Just over 140 for every day on the calendar.[^caseload]',
      },
    ],
  },
  why: {
    heading: 'The statute changed its words and the search box kept the old ones',
    paragraphs: [
      'Open the Act and you will not find joint custody, alimony or visitation used the way your clients use them. You will find decision-making, maintenance and parenting time. Open a keyword tool and the proportions reverse. A page written in statutory English is correct and hard to find. One written only in the language of the kitchen table brings visitors and then embarrasses you before a judge.',
      'Our answer is a matter of drafting. The heading asks the question as typed. The first paragraph answers it and introduces the legal term. From there on the term does the work. A reader who came for “full custody” leaves knowing the difference between significant decisions and overnights, and knowing who explained it.',
      'Geography is the other divide. Winnetka and Cairo have a statute in common and little else: different incomes, different drives to court, different competitors on the screen. Chicago firms with large budgets reach far into the collar counties. Few of them write about the Kane County parenting class or the clerk’s window in Edwardsville, and that leaves room for those who appear there each week.',
    ],
  },
  law: {
    heading: 'Seven sections of the Act, translated into searches',
    lede: 'All are in Chapter 750 of the Compiled Statutes. Under each one stand the phrases that lead to it.[^advice]',
    points: [
      {
        term: 'Irreconcilable differences, and only those',
        text: 'Fault grounds ended in 2016. Ninety days’ residence by one spouse suffices, and six months of living separate and apart raise an irrebuttable presumption that the differences are irreconcilable. Illinois courts have accepted separate lives under one roof. Spouses who agree that the marriage is over often have no need of the presumption, a point that cures much anxiety.',
        statute: '750 ILCS 5/401',
        searches: [
          'how long do you have to be separated before divorce in illinois',
          'grounds for divorce in illinois',
          'living separate and apart in the same house illinois',
        ],
      },
      {
        term: 'Parental responsibilities',
        text: 'What used to be custody is now two allocations. One covers significant decisions on education, health, religion and extracurricular activities; the other divides parenting time. Each parent must file a proposed parenting plan, jointly or alone, within 120 days of service or filing. That deadline makes people search in a hurry.',
        statute: '750 ILCS 5/602.5, 602.7, 602.10',
        searches: [
          'full custody illinois',
          'illinois parenting plan example',
          'allocation of parental responsibilities meaning',
        ],
      },
      {
        term: 'Maintenance by guideline',
        text: 'Where combined gross income is under $500,000 a year, the guideline takes a third of the payor’s net income less a quarter of the payee’s, and stops when the payee would hold 40% of the combined net. Duration follows a multiplier that rises with the length of the marriage. A formula this public invites calculators, and a page that shows the math by hand deserves to stand beside them.',
        statute: '750 ILCS 5/504',
        searches: [
          'illinois maintenance calculator',
          'how long does alimony last in illinois',
          'spousal support illinois 20 years',
        ],
      },
      {
        term: 'Support by income shares',
        text: 'Both parents’ incomes have counted since July 2017. The computation changes again once each has at least 146 overnights a year. Fathers’ and mothers’ searches meet at that number from opposite sides, and your page should be fair to either.',
        statute: '750 ILCS 5/505',
        searches: ['146 overnights illinois', 'child support 50/50 illinois', 'illinois child support percentage'],
      },
      {
        term: 'Just proportions, dissipation and the dog',
        text: 'Marital property is divided in just proportions, without regard to marital misconduct. Money spent on an affair while the marriage is breaking down can return as a dissipation claim, with notice deadlines tied to trial and the close of discovery. Since 2018 the court may allocate a companion animal with its well-being in mind. Searches for the last are few. The people behind them are in earnest.',
        statute: '750 ILCS 5/503',
        searches: [
          'dissipation of marital assets illinois',
          'is illinois a 50 50 state divorce',
          'who gets the dog in a divorce illinois',
        ],
      },
      {
        term: 'Relocation by radius',
        text: 'For a parent with half or more of the parenting time, moving a child more than 25 miles from a home in Cook, DuPage, Kane, Lake, McHenry or Will is a relocation. In the other 96 counties the distance within the state is 50 miles. Across the state line it is 25 again. The rule is local by nature, so each county page can state its own radius.',
        statute: '750 ILCS 5/600(g), 609.2',
        searches: ['how far can a parent move with joint custody in illinois', 'illinois relocation statute 25 miles'],
      },
      {
        term: 'Joint simplified dissolution',
        text: 'A short route for marriages of eight years or less with no children, no real estate and limited means: combined gross income under $60,000 a year, neither spouse above $30,000, marital property under $50,000. Both waive maintenance. Many who search for it will fail one of the tests, and a checklist lets them find that out on your site.',
        statute: '750 ILCS 5/452',
        searches: [
          'joint simplified dissolution illinois',
          'cheap uncontested divorce illinois',
          'illinois divorce forms no children',
        ],
      },
    ],
  },
  keywords: {
    heading: 'The words as typed, and the page each one deserves',
    lede: 'Note the fourth row. When there is math to do, people use the statute’s word, because the calculators do.[^model]',
    rows: [
      {
        query: 'illinois divorce lawyer',
        intent: 'Looking over the whole field',
        build: 'Firm overview with named partners',
        monthlySearches: 4_480,
      },
      {
        query: 'divorce attorney chicago loop',
        intent: 'Wants an office near work',
        build: 'Downtown page and verified profile',
        monthlySearches: 3_360,
      },
      {
        query: 'child custody lawyer dupage county',
        intent: 'Has a judge and a date in Wheaton',
        build: 'Circuit page on parenting plans',
        monthlySearches: 2_240,
      },
      {
        query: 'illinois maintenance calculator',
        intent: 'Testing a number before talking',
        build: 'Worked example under § 504',
        monthlySearches: 1_680,
      },
      {
        query: 'uncontested divorce illinois',
        intent: 'In agreement, short of money',
        build: 'Eligibility checklist, fixed fee',
        monthlySearches: 1_120,
      },
    ],
    targets: [
      {
        name: 'Suburb plus problem',
        text: '“Divorce lawyer Chicago” is contested by firms with far larger budgets. “Parenting plan lawyer Naperville” is within reach of an office with four people in it.',
      },
      {
        name: 'Arithmetic',
        text: 'Maintenance, overnights, radius, property limits. Illinois puts numbers in its statutes, and each number is a question with a checkable answer.',
      },
      {
        name: 'The downstate county seat',
        text: 'Edwardsville, Urbana, Rockford, Bloomington. A searcher there has reason to prefer a good local page to a famous Chicago name hours away.',
      },
    ],
  },
  markets: {
    heading: 'Illinois markets, from the Daley Center to the Mississippi',
    lede: 'Every divorce here starts in a circuit court. Which circuit is the first thing a page should say.',
    rows: [
      {
        name: 'Chicago and suburban Cook',
        court: 'Circuit Court of Cook County, Domestic Relations Division',
        text: 'The Daley Center downtown and district courthouses in Skokie, Rolling Meadows, Maywood, Bridgeview and Markham. Evanston, Schaumburg and Orland Park residents name their suburb first. We give each its own page only when you can say something true about practicing there.',
      },
      {
        name: 'DuPage',
        court: 'Eighteenth Judicial Circuit, Wheaton',
        text: 'Naperville spills into Will, which makes venue a live question for many who live there. Professionals with stock and a mortgage compare credentials line by line. Biographies get read here.',
      },
      {
        name: 'The outer collar',
        court: 'Nineteenth (Lake), Twenty-Second (McHenry), Sixteenth (Kane) and Twelfth (Will) Circuits',
        text: 'Four circuits at Chicago’s edge. Waukegan, Woodstock and Joliet have bars of their own, and the 25-mile radius applies in all four counties. A Kane firm gains more from Aurora, Elgin and St. Charles than from any query with Chicago in it.',
      },
      {
        name: 'Rockford and Peoria',
        court: 'Seventeenth Circuit (Winnebago) and Tenth Circuit (Peoria)',
        text: 'Manufacturing pensions and modest houses. Price is asked early. We put consultation terms where a thumb can reach them.',
      },
      {
        name: 'Springfield, Bloomington, Champaign',
        court: 'Seventh (Sangamon), Eleventh (McLean) and Sixth (Champaign) Circuits',
        text: 'State pensions, insurance careers and a large university. Public retirement systems here take a Qualified Illinois Domestic Relations Order, known as a QILDRO, and the searchers know the acronym.',
      },
      {
        name: 'Metro East',
        court: 'Third Circuit (Madison) and Twentieth Circuit (St. Clair)',
        text: 'The results page belongs to St. Louis unless someone takes it back. Missouri lawyers can appear for Belleville searches. Scott Air Force Base adds military families who need to hear which state has jurisdiction.',
      },
    ],
  },
  services: {
    heading: 'Four services, on Illinois ground',
    lede: 'They depend on each other. A fine page on a slow site stays unread.',
    blurbs: {
      'local-seo':
        'One Loop address cannot be made to look like six suburbs, and Google can suspend a profile that tries. We strengthen the real one, including 50+ directories that must agree with it.',
      'technical-seo':
        'Our audit runs to 47 points. In this state it can turn up pages still titled “child custody law” as of 2015, competing with their own replacements. [Technical SEO](/services/technical-seo) sorts them out.',
      'content-marketing':
        'Four to six pages monthly, each naming its section of the Act in the body and the client’s own phrase in the heading.',
      'reputation-management':
        'Many Chicago readers check several review sites before calling. We keep those profiles current and help you answer critics in two calm sentences. More on [reviews](/services/reputation-management).',
    },
  },
  pricing: {
    heading: 'Loop, Wheaton or Belleville: $3,500 per month',
    lede: 'A Chicago address does not raise our fee, and a downstate one does not lower the work. The Growth & Authority Plan has no setup charge. It runs month to month; 30 days’ written notice ends it.',
    points: ['No fee to set up', 'Free to cancel at any time', 'Ninety-day satisfaction guarantee'],
  },
  testimonial: {
    heading: 'What changed for one Chicago office',
    lede: 'Reyes Family Law appears in the Domestic Relations Division. The account is illustrative.[^sample]',
    person: 'Thomas Reyes',
    role: 'Principal',
    firmType: 'Reyes Family Law, divorce and parentage practice',
    city: 'Chicago',
  },
  longTerm: {
    heading: 'Three stages and a second year',
    lede: 'Cook County punishes impatience. The ranges below are those we plan with everywhere; the order of work is for Illinois.',
    steps: [
      {
        when: 'The first eight weeks',
        title: 'Clear away the 2015 site',
        text: 'Old custody pages are merged or rewritten, the office profile verified, listings matched. For months 1–2 the range is 15–25% more local visibility, and no fireworks.',
      },
      {
        when: 'From then to half a year',
        title: 'One circuit at a time',
        text: 'Parenting plans, the maintenance sum, your radius page. We look for traffic growth of 30–50% in months 3–4 and for leads to rise by 50–100% in months 5–6, suburbs ahead of the city.',
      },
      {
        when: 'The second half-year',
        title: 'Into the harder words',
        text: 'With local pages behind it, the site can contend for broad Chicago terms. Months 7–12 carry a traffic range of 150–300%. Where that lands depends on who else is spending.',
      },
      {
        when: 'After twelve months',
        title: 'Upkeep',
        text: 'Statutory figures change and judges rotate between calendars. We recheck every number on the site each year and retire what has aged.',
      },
    ],
  },
  cities: {
    heading: 'Where this plan reaches: lakefront to river',
    lede: 'Aurora and Naperville stand in the first tier because they search much as Chicago does. The list does not stay in the northeast.',
    metro: ['Chicago', 'Aurora', 'Naperville'],
    midSize: ['Joliet', 'Rockford', 'Springfield'],
    smaller: [
      'Elgin',
      'Peoria',
      'Champaign',
      'Waukegan',
      'Schaumburg',
      'Evanston',
      'Bloomington',
      'Arlington Heights',
      'Wheaton',
      'Orland Park',
      'Belleville',
      'Edwardsville',
      'Crystal Lake',
      'Oak Park',
      'Decatur',
    ],
  },
  faq: {
    heading: 'Illinois, asked and answered',
    items: [
      {
        value: 'item-1',
        question: 'Will a page about parental responsibilities be found by someone typing “custody”?',
        answer:
          'If both words are on it, usually. Search engines have learned that the two belong together, though a heading in the reader’s own word still helps. We use “custody” where people scan and the statutory term where a judge might look. Your pleadings stay unaffected.',
      },
      {
        value: 'item-2',
        question: 'What does 60 days in your sample case stand for?',
        answer:
          'For the time until that illustrative firm saw first results. Results reach most clients at around 45 days. We list the slower number for Illinois since Cook County is crowded and a fast figure would mislead you. In Rockford or Belleville we would hope to beat it, without promising to.',
      },
      {
        value: 'item-3',
        question: 'We have one Loop office. Can we appear on the map in Naperville?',
        answer:
          'Rarely, and rented mailboxes make it worse. Google requires that a listed office be staffed during its hours. What you can do is earn ordinary results in Naperville with pages on DuPage practice, and let them point to a video consultation.',
      },
      {
        value: 'item-4',
        question: 'How should we judge the money?',
        answer:
          'Against retained matters, over at least a year, and by your books. A contested allocation case and a joint simplified dissolution differ so much in fee that a general multiple would say nothing. Bring last year’s intake to the consultation. If the math fails at $3,500 a month, you will hear it from us before you hear it from your accountant.',
      },
      {
        value: 'item-5',
        question: 'Do people in Illinois ask ChatGPT for a divorce lawyer?',
        answer:
          'Some do, and others ask it to explain maintenance. Such answers tend to draw on pages that state a rule, cite it and show a worked figure. We write that way for human readers first. A place in those answers is something we work for and cannot promise.',
      },
      {
        value: 'item-6',
        question: 'Which advertising rules do you write under?',
        answer:
          'Rule 7.1 of the Illinois Rules of Professional Conduct forbids false or misleading communications about your services. So: no superlatives, no “specialist” slipped in by a copywriter, no past outcome without its context. The responsible lawyer at your firm has the last word on each page.',
      },
    ],
  },
  guarantee: {
    heading: 'The risk after day 90 is ours',
    lede: 'Judges set status dates to find out whether anything has happened. Treat the ninetieth day as ours. If the answer is no, the 90-day satisfaction guarantee takes over: work continues free until progress is seen.',
  },
  closing: {
    heading: 'Bring one county and one kind of case',
    lede: 'Kane and relocation, say, or Cook and maintenance. On a free half-hour call we look at who is found for that pairing today and what it would take to join them. The general view of our work is on the [Divorce Lawyer SEO Company](/divorce-lawyer-seo) page.',
  },
  nearby: {
    heading: 'Next door to Illinois',
    lede: 'Metro East firms look to Missouri, and the Quad Cities share a river with Iowa.',
    states: [
      { state: 'indiana', kind: 'in-app' },
      { state: 'wisconsin', kind: 'in-app' },
      { state: 'iowa', kind: 'in-app' },
      { state: 'missouri', kind: 'in-app' },
    ],
  },
  notes: {
    estimate:
      'The monthly total is our reading of commercial keyword tools, which do not publish their methods. That older words lead is our judgment from the same tools.',
    bar: 'An in-house figure. The Attorney Registration and Disciplinary Commission registers many more lawyers, in all fields.',
    caseload:
      '51,300 ÷ 365 = 140.5. The case total is estimated; the Administrative Office of the Illinois Courts reports filings under its own headings.',
    advice: 'Condensed for this page; not legal advice. Exceptions are left out; the Act has many.',
    model:
      'Shares of 11,200 by model: 40% for the first row, then 30%, 20%, 15% and 10%. One search may count in several rows.',
    sample: 'Invented for demonstration, as are all client stories here; portraits are drawn.',
  },
} satisfies HandWrittenState;
