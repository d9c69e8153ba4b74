import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'Florida',
  updated: '2026-11-22',
  title: 'Florida divorce lawyer SEO, current with the 2023 reforms',
  metaDescription:
    'Florida rewrote alimony and time-sharing in 2023. We keep divorce attorneys’ pages current and found: 14,200 searches a month, 67 counties, one price.',
  figures: { monthlySearches: 14_200, annualCases: 85_600, counties: 67 },
  campaigns: { hero: 'florida', pricing: 'pricing-florida', closing: 'cta-florida' },
  anchor: 'testimonial',
  resultsLabel: 'View Florida Results',

  hero: {
    heading: 'Florida divorce lawyer SEO for 67 counties and a changed statute',
    lede: 'Around 14,200 searches each month come from Floridians in need of a divorce attorney.[^volume] Whatever they read about alimony may be out of date. The firm with the current answer should be the one that comes up.',
  },

  market: {
    heading: 'Florida at a glance',
    lede: 'What a marketing budget has to work with between Pensacola and Key West.',
    facts: [
      {
        value: '14,200',
        label: 'monthly searches',
        detail: 'Estimated, for the whole state and all wordings.[^volume]',
      },
      {
        value: '85,600',
        label: 'dissolution cases in a year',
        detail: 'Set beside the estimate, that makes roughly two searches a year per case filed.[^filings]',
      },
      {
        value: '67',
        label: 'counties',
        detail: 'Every one has a clerk, a fee schedule and a checklist that clients look for by name.',
      },
      {
        value: '20',
        label: 'judicial circuits',
        detail: 'Each issues administrative orders of its own, so a page for one should not be copied to the next.',
      },
    ],
  },

  why: {
    heading: 'Two settled answers changed on July 1, 2023',
    lede: 'A page written before that day and left alone since now misinforms its reader.',
    paragraphs: [
      'Permanent alimony ended for cases then pending or filed later, and equal time-sharing became the presumption. What lawyers had told clients for years was wrong overnight. An article from 2019 on permanent periodic alimony still looks authoritative to a frightened spouse, and nothing on it warns her. The remedy is plain. Say what the law is now, say when it changed, and put your name and the date under it.',
      'Florida is also full of people who learned their family law elsewhere. They arrive with New Jersey’s “custody,” Ohio’s “legal separation,” or California’s “community property,” and they search for those words here. Outside of its interstate sections, Chapter 61 is built on none of the three. We write pages that accept the foreign word in the title, translate it in the first line, and carry on with parental responsibility, support unconnected with dissolution, or equitable distribution.',
      'And the state is older than most. Divorce after sixty brings its own questions: the homestead, the pension already in payment, the second marriage with grown children on both sides, a paying spouse who wishes to retire. Such clients tend to read everything before they call. They want large type and an explanation that does not hurry them. Our [content work](/services/content-marketing) in Florida starts with that reader in mind.',
      'Last, everything here must survive the Bar. Rule 4-7.13 forbids predictions of success and allows past results only where they can be objectively verified. We write within it from the first draft, so your review can be about the law.',
    ],
  },

  law: {
    heading: 'Chapter 61, as the public searches it',
    lede: 'Eight provisions and the words they provoke.[^chapter]',
    points: [
      {
        term: 'Alimony with an end date',
        statute: 'Fla. Stat. § 61.08',
        text: 'Temporary, bridge-the-gap, rehabilitative and durational: those forms remain. Barring exceptional circumstances, a durational award lasts no longer than 50, 60 or 75 percent of the marriage, depending on its length. It may not exceed 35 percent of the difference in net incomes, and need can set a lower figure. People want a calculator. A worked example with the statute’s own thresholds serves them better.',
        searches: ['did florida get rid of permanent alimony', 'how long do you pay alimony in florida'],
      },
      {
        term: 'Retirement and old awards',
        statute: 'Fla. Stat. § 61.14',
        text: 'The reform did not erase judgments already entered. It did write retirement into the modification statute, with factors to weigh. Payors of 65 look this up with the old judgment in hand, and their former spouses look up the defense.',
        searches: ['can i stop paying alimony when i retire in florida', 'modify permanent alimony florida'],
      },
      {
        term: 'Equal time-sharing',
        statute: 'Fla. Stat. § 61.13',
        text: 'The law says parental responsibility and time-sharing where the public says custody and visitation. Equal time is now presumed best for the child, and a parent may rebut it by a preponderance of the evidence. Both halves of that sentence are searched, by opposite parents.',
        searches: ['is florida a 50/50 custody state', 'how to fight 50/50 time sharing florida'],
      },
      {
        term: 'Fifty miles',
        statute: 'Fla. Stat. § 61.13001',
        text: 'A move of 50 miles or more, for 60 days or longer, calls for written agreement or a petition. In a state where people follow jobs from Miami to Tampa, parents measure the distance on a map first. Then they ask about it.',
        searches: ['florida relocation statute 50 miles', 'can my ex move out of state with my child florida'],
      },
      {
        term: 'One ground, in practice',
        statute: 'Fla. Stat. § 61.052',
        text: 'The marriage is irretrievably broken; the alternative, mental incapacity, is rare. Adultery proves nothing about grounds and can still matter, because § 61.08 lets a judge consider it when awarding alimony. Say so precisely and you stand apart from “Florida is no-fault, so it is irrelevant.”',
        searches: ['irretrievably broken meaning', 'florida adultery laws divorce alimony'],
      },
      {
        term: 'Half a year here, then twenty days',
        statute: 'Fla. Stat. §§ 61.021, 61.19',
        text: 'Residence of six months before filing has to be corroborated, by a license, a voter card, or a witness on form 12.902(i). After filing, 20 days must pass before final judgment unless injustice would result. Seasonal residents want to know whether winters count.',
        searches: ['proof of residency for divorce in florida', 'fastest divorce in florida'],
      },
      {
        term: 'Simplified dissolution',
        statute: 'Fla. Fam. L. R. P. 12.105',
        text: 'No minor or dependent children, no pregnancy, no alimony, full agreement on property: such couples may petition on form 12.901(a) and appear together. Anyone who misses one condition needs another route. They find out three lines into a form, and a good page meets them there.',
        searches: ['simplified dissolution of marriage florida', 'florida divorce forms no children'],
      },
      {
        term: 'Equitable distribution',
        statute: 'Fla. Stat. § 61.075',
        text: 'Courts begin with the premise of equal shares and move from there on listed factors. Gifts between spouses, the passive growth of a premarital account and the mortgage paid down from wages fill the disputed column. The homestead clause of the state constitution is mainly about creditors, and readers take it for an answer about spouses.',
        searches: ['is florida a community property state', 'who gets the house in a florida divorce'],
      },
    ],
  },

  keywords: {
    heading: 'From “divorce lawyer miami” to one line of a form',
    lede: 'Modeled figures, overlapping by design.[^model] A question with a statute behind it is the cheaper one to win.',
    rows: [
      {
        query: 'florida divorce lawyer',
        monthlySearches: 5_680,
        intent: 'New to the subject, reading around',
        build: 'Statewide overview, dated and signed',
      },
      {
        query: 'divorce lawyer miami',
        monthlySearches: 4_260,
        intent: 'Choosing among names on a map',
        build: 'Map listing, plus a Spanish page',
      },
      {
        query: 'florida alimony law 2023',
        monthlySearches: 2_840,
        intent: 'Heard of the change, wants its effect',
        build: 'Before-and-after guide',
      },
      {
        query: 'time sharing lawyer tampa',
        monthlySearches: 2_130,
        intent: 'Served with a parenting plan',
        build: 'Circuit-specific parenting page',
      },
      {
        query: 'simplified dissolution orlando',
        monthlySearches: 1_420,
        intent: 'Wants a price, perhaps a review',
        build: 'Flat-fee page with eligibility test',
      },
    ],
    targets: [
      {
        name: 'What changed',
        text: 'Reform questions come first. A competing page from before the statute is now wrong, and a correct one with a date can overtake it on merit.',
      },
      {
        name: 'Who is asking',
        text: 'Retirees, newcomers, military families, Spanish speakers. We choose the one or two groups that already sit in your waiting room and write for them by name.',
      },
      {
        name: 'Where they file',
        text: 'Circuit and clerk pages last: filing fee, parking, parenting course, mediation program. Dull to write, useful for years, and a reason for the map to trust you.',
      },
    ],
  },

  markets: {
    heading: 'Seven Florida regions, told apart by their circuits',
    lede: 'Divorces are heard by the circuit court of the county, in its family division.',
    rows: [
      {
        name: 'Miami-Dade',
        court: 'Eleventh Judicial Circuit',
        text: 'Spanish comes first in many households, with Haitian Creole and Portuguese close by. Assets abroad and a spouse abroad are ordinary here, so service and valuation overseas each deserve a page.',
      },
      {
        name: 'Broward and Palm Beach',
        court: 'Seventeenth and Fifteenth Judicial Circuits',
        text: 'One coast, two courthouses, in Fort Lauderdale and West Palm Beach. Boca Raton sits just inside Palm Beach County, a fact worth a sentence at the top of any page that mentions it. Closely held businesses and second homes give a firm here more to explain than custody schedules do.',
      },
      {
        name: 'Tampa Bay',
        court: 'Thirteenth Judicial Circuit (Hillsborough); Sixth (Pinellas and Pasco)',
        text: 'The bay divides the bench. St. Petersburg and Clearwater belong to the Sixth, Tampa to the Thirteenth. MacDill Air Force Base adds parents who deploy and parenting plans that must allow for it.',
      },
      {
        name: 'Orlando and the Space Coast',
        court: 'Ninth Judicial Circuit (Orange and Osceola); Eighteenth (Seminole and Brevard)',
        text: 'Young families, hourly and seasonal pay, and many households with roots in Puerto Rico. Income for support is the recurring puzzle. Melbourne, out on the coast, has aerospace engineers with retirement plans and a different set of worries.',
      },
      {
        name: 'Jacksonville',
        court: 'Fourth Judicial Circuit (Duval, Clay and Nassau)',
        text: 'A Navy town with one consolidated city and county government. St. Augustine, which reads as a suburb to newcomers, is St. Johns County and the Seventh Circuit. [Georgia](/states/georgia-divorce-lawyer-seo) is half an hour up the road, so jurisdiction under the child-custody act is a live subject.',
      },
      {
        name: 'Southwest Gulf coast',
        court:
          'Twelfth Judicial Circuit (Sarasota and Manatee) and Twentieth (Lee, Collier and Charlotte), among other counties',
        text: 'Naples and Sarasota are where long marriages end with trusts, second homes and two sets of heirs. A patient page on premarital agreements may bring fewer readers than any other. Those few are worth the page.',
      },
      {
        name: 'The Panhandle and the capital',
        court: 'First Judicial Circuit (Pensacola, Fort Walton Beach); Second (Tallahassee)',
        text: 'Pensacola has the Navy, Fort Walton Beach the Air Force, Tallahassee the state’s own employees. Military retirement and the Florida Retirement System are therefore the first two guides we would write.',
      },
    ],
  },

  services: {
    heading: 'Four services, adjusted to Florida',
    blurbs: {
      'local-seo':
        'A suburb’s circuit is easy to get wrong. We set service areas by courthouse and straighten out your entries in 50+ [local directories](/services/local-seo), winter office included.',
      'technical-seo':
        'A 47-point audit, then a repair list, worst first. We also set the text large enough for a reader of seventy with a tablet.',
      'content-marketing':
        'Every month, 4–6 pages. We begin by correcting whatever on your site predates July 2023, since an outdated page under your name is worse than none.',
      'reputation-management':
        'Rule 4-7.13 has conditions for testimonials, a disclaimer among them. We collect reviews on public profiles and help you decide which may appear on your own pages.',
    },
  },

  pricing: {
    heading: '$3,500 a month, whichever circuit you practice in',
    lede: 'Miami lawyers pay what Tallahassee lawyers pay. The plan is called the Growth & Authority Plan.[^term]',
    points: ['Setup fees: none', 'Term: cancel anytime', 'Satisfaction guarantee: 90 days'],
  },

  testimonial: {
    heading: 'The view from a firm in Tampa',
    lede: 'Fernandez & Cole takes divorce and paternity cases on both sides of the bay.[^example]',
    person: 'Lucia Fernandez',
    role: 'Partner, Fernandez & Cole',
    firmType: 'Divorce and family-law firm',
    city: 'Tampa',
  },

  longTerm: {
    heading: 'Five stretches of work',
    lede: 'Nothing dramatic happens early. We would rather you heard it from us.[^gains]',
    steps: [
      {
        when: 'First two weeks',
        title: 'Correct the record',
        text: 'We read every page you have against current Chapter 61 and flag what is wrong. The audit runs alongside. You receive one list, with the dangerous items on top.',
      },
      {
        when: 'To the end of month 2',
        title: 'Be listed, be consistent',
        text: 'Directories, profile, circuit page, first reform guide. Count on 15–25% more local visibility. Day 45 is when the typical client notices a result.',
      },
      {
        when: 'Months 3 and 4',
        title: 'Answer the parents',
        text: 'Time-sharing, relocation, child support, one circumstance per page. In this stretch our plan calls for traffic 30–50% over the baseline.',
      },
      {
        when: 'Months 5 and 6',
        title: 'Reach the long marriages',
        text: 'Retirement, homestead, durational alimony. Leads are the yardstick: a rise of 50–100%. We look at which pages the good ones came from and write their siblings.',
      },
      {
        when: 'Second half of the year',
        title: 'Contest the metro terms',
        text: 'With authority in place, visits grow to 150–300% over the start. Each summer we check the session laws, because Florida likes July 1 as an effective date.',
      },
    ],
  },

  cities: {
    heading: 'Twenty Florida cities on our map',
    lede: 'Six anchor the plan. The others are places where a single well-kept page can be enough.',
    metro: ['Miami', 'Tampa', 'Orlando'],
    midSize: ['Jacksonville', 'Fort Lauderdale', 'West Palm Beach'],
    smaller: [
      'St. Petersburg',
      'Clearwater',
      'Boca Raton',
      'Sarasota',
      'Fort Myers',
      'Naples',
      'Cape Coral',
      'Lakeland',
      'Daytona Beach',
      'Melbourne',
      'Ocala',
      'Gainesville',
      'Tallahassee',
      'Pensacola',
    ],
  },

  faq: {
    heading: 'Six questions from Florida practitioners',
    items: [
      {
        value: 'item-1',
        question: 'Our alimony articles are from 2019. Delete them?',
        answer:
          'Rewrite them at the same address. An old page has links and history that a new one lacks, so we replace the law, add a paragraph on judgments entered before the reform, and show the date of revision. Deletion is for duplicates. Until the rewrite is ready, a short notice at the top protects both the reader and you.',
      },
      {
        value: 'item-2',
        question: 'How patient must we be?',
        answer:
          'The first changes show after about 45 days for the majority of firms we work with. In Ocala or Lakeland that may already mean calls. In Miami it will mean impressions and a few long questions answered. Judge the campaign at the half-year mark, where the plan calls for 50% more leads, or double in a good case.',
      },
      {
        value: 'item-3',
        question: 'We appear in three counties. Which comes first?',
        answer:
          'The county of your office, because the map rewards a real address. Next, the county whose judges you know best, since you will have something to say that others cannot. The third waits. Should two of them share a circuit, as Pinellas and Pasco do, much of the groundwork serves both.',
      },
      {
        value: 'item-4',
        question: 'Many people here file without a lawyer. Is that a market?',
        answer:
          'For review work, yes. The Supreme Court’s approved forms come with long instructions, and many clerks sell or post packets. A person stuck on the financial affidavit, 12.902(b) or (c), knows which line is the trouble. Family Law Rule 12.040 allows limited appearances. Offer an hour at a stated price and we will build the page around it.',
      },
      {
        value: 'item-5',
        question: 'Can you put “specialist” or “expert” on our pages?',
        answer:
          'With board certification in marital and family law, yes. Since 2019 Rule 4-7.14 also allows such a claim without it, if education, training, experience and substantial involvement in the field make it objectively verifiable. Years of practice, the number of hearings, a former role in the clerk’s office are all fair if true and provable. We ask for the proof before we write the sentence.',
      },
      {
        value: 'item-6',
        question: 'What will we earn from this?',
        answer:
          'An honest range needs three inputs that only you have: average fee, share of callers who retain you, and room in your calendar. We report monthly, with a weekly email and a dashboard that is open at all hours, so you can compute the cost per retained client yourself. Across our clients, we measure return over 18 months. One caution: a phone that nobody answers after five will defeat any ranking.',
      },
    ],
  },

  guarantee: {
    heading: 'No progress by day 90 means no more invoices until there is some',
    lede: 'We agree at the start what counts as progress. If the third month closes and you see no improvement in visibility, traffic or calls, the work continues free until progress is seen.',
  },

  closing: {
    heading: 'Find out what your clients read about you last night',
    lede: 'Bring your county and your oldest alimony page. Half an hour on the calendar, free, and the $500 audit stays with you whatever you decide.',
  },

  nearby: {
    heading: 'North of the Florida border',
    lede: 'Retirees come from these states and parents move back to them. The pages below start from other statutes.',
    states: [
      { state: 'georgia', kind: 'in-app' },
      { state: 'alabama', kind: 'in-app' },
      { state: 'south-carolina', kind: 'reload' },
      { state: 'north-carolina', kind: 'in-app' },
    ],
  },

  notes: {
    volume:
      'We arrived at 14,200 with keyword tools and round numbers. It is good for comparing regions, and too coarse to bill against.',
    filings: '14,200 × 12 ÷ 85,600 = 1.99. The case figure is our working number for the state.',
    chapter:
      'Chapter 61 of the Florida Statutes governs dissolution, support and time-sharing. We summarize; a client should ask an attorney.',
    model:
      'Shares of the monthly estimate: two fifths, three tenths, one fifth, 15% and one tenth. A searcher can be counted in more than one.',
    term: 'Month to month. Notice of 30 days, in writing, ends it.',
    example: 'Client names and their stories are sample content. The portraits are drawn, and nobody sat for them.',
    gains: 'All percentages are measured from your own first week. They describe the plan. Results vary.',
  },
};

export default page;
