import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'New York',
  updated: '2026-11-22',
  title: 'New York Divorce Lawyer SEO: 62 Counties, 9,420 Searches',
  metaDescription:
    'SEO for matrimonial lawyers in New York, county by county: Supreme Court, maintenance and custody searches from Brooklyn to Buffalo, for $3,500 a month.',
  figures: { monthlySearches: 9420, annualCases: 62_800, counties: 62 },
  campaigns: { hero: 'page-newyork', pricing: 'newyork', closing: 'newyork' },
  anchor: 'testimonial',
  resultsLabel: 'View New York Results',

  hero: {
    heading: 'New York divorce lawyer SEO: every divorce goes to Supreme Court',
    lede: 'Many of your future clients expect another court. They search for Family Court, for grounds, for alimony, about 9,420 times a month.[^model] We build the pages that correct them kindly and lead them to your office in Mineola, White Plains or Rochester.',
  },

  market: {
    heading: 'Four figures behind the New York docket',
    lede: 'Read the second one with its note. It is a model, and we would rather you knew.',
    facts: [
      {
        value: '62,800',
        label: 'divorce cases a year',
        detail: 'Spread over a year, that is about 172 a day.',
      },
      {
        value: '9,420',
        label: 'searches a month',
        detail: 'Modeled from the caseload; the note shows the math.[^model]',
      },
      {
        value: '62',
        label: 'counties',
        detail: 'Each has its own clerk, who sells the index number that opens a case.',
      },
      {
        value: '21',
        label: 'age at which child support ordinarily ends',
        detail: 'Parents who moved here from a state that stops at 18 look this up.',
      },
    ],
  },

  why: {
    heading: 'New Yorkers type the name of the wrong court',
    lede: 'That mistake is the most useful thing to know about search in this state.',
    paragraphs: [
      'In nearly every other state, “Supreme Court” means the last stop on appeal. Here it is where a marriage ends. Someone who has never been sued types “family court divorce nyc” and reads page after page about custody petitions. Family Court cannot grant the divorce. A page whose first line says so has answered a real person, and it proves that you know the building they are about to enter.',
      'Then the state breaks into dialects. In the five boroughs a searcher names a borough or a neighborhood and rarely the county: nobody says “Kings.” East of Queens it is “Long Island” first, Nassau or Suffolk once they learn where they would file. Above the Bronx, people use the county: Westchester, Rockland, Dutchess. West of Albany they go back to the city. A single statewide page speaks none of these well, so we write for one place at a time.',
      'No-fault came late. New York was the last state to allow it, in 2010, and the older vocabulary survives. People still ask which grounds they need, whether abandonment counts, and whether a separation agreement has to run for a year before it becomes a divorce. A person who asks that has already decided something. Answer it under your own name and the consultation is a short step.',
      'Now the part we concede. “Divorce lawyer nyc” is fought over by directories, large firms and advertisers, and no honest agency can promise you a place on it. A practice of two or three lawyers makes its first gains with [a well-kept listing](/services/local-seo), a county seat and a handful of hard questions.',
    ],
  },

  law: {
    heading: 'Nine New York rules and the searches they cause',
    lede: 'You know the law. Read the searches under each rule: they are the same law, seen from a kitchen table.[^law]',
    points: [
      {
        term: 'Residency: one year, or two',
        text: 'One year of residence by either spouse can be enough if the couple married here, lived here as spouses, or the grounds arose here. Without such a tie, one spouse needs two continuous years. When the grounds arose in New York and both spouses live here on the filing date, no minimum applies.',
        statute: 'N.Y. Dom. Rel. Law § 230',
        searches: [
          'how long do you have to live in ny to file for divorce',
          'married in another state divorce in new york',
        ],
      },
      {
        term: 'Irretrievable breakdown for six months',
        text: 'One spouse swears that the relationship has been over for at least six months. Judgment must still wait until property, support and custody are agreed or decided. The fault grounds remain on the books, which keeps the old questions alive.',
        statute: 'N.Y. Dom. Rel. Law § 170(7)',
        searches: ['no fault divorce ny', 'does adultery matter in ny divorce', 'abandonment divorce new york'],
      },
      {
        term: 'Equitable distribution',
        text: 'The court weighs a list of factors, and a fair split need not be half. Since 2016 the extra earning power of a degree or license is no longer an asset to be divided, though old articles still say so. Since 2021 the list has included the best interest of a companion animal.',
        statute: 'N.Y. Dom. Rel. Law § 236(B)(5)',
        searches: [
          'is ny a 50/50 divorce state',
          'is my medical license marital property ny',
          'who gets the dog in a divorce ny',
        ],
      },
      {
        term: 'Maintenance by formula',
        text: 'The statute says maintenance; your callers say alimony. A formula applies up to an income cap that is adjusted from time to time. For duration there is an advisory schedule: 15–30% of the length of a marriage of up to 15 years, 30–40% above 15 and up to 20 years, 35–50% beyond that.',
        statute: 'N.Y. Dom. Rel. Law § 236(B)(5-a), (6)',
        searches: ['ny maintenance calculator', 'how many years of alimony in new york'],
      },
      {
        term: 'Child support percentages',
        text: 'The basic shares of combined parental income are 17% for one child, 25% for two, 29% for three, 31% for four and at least 35% for five or more, applied first up to a cap. Above the cap the court has discretion, which is where your advice begins.',
        statute: 'N.Y. Dom. Rel. Law § 240(1-b)',
        searches: ['ny child support percentage 2 children', 'child support until 21 new york'],
      },
      {
        term: 'Custody, in two courts',
        text: 'The statute speaks of custody and visitation; lawyers and judges often say parenting time or parental access. Before a divorce is filed, a parent may petition Family Court for custody. One evening’s searches can cover both courts, and the role of the attorney for the child as well.',
        statute: 'N.Y. Dom. Rel. Law § 240',
        searches: [
          'residential custody vs legal custody ny',
          'how to file for custody in brooklyn',
          'what does attorney for the child do ny',
        ],
      },
      {
        term: 'Automatic orders',
        text: 'Filing binds the plaintiff and service binds the defendant. With stated exceptions, neither may hide or transfer property, borrow against the home, draw down retirement accounts or drop the family from insurance. The people who look this up have usually just seen a bank balance.',
        statute: 'N.Y. Dom. Rel. Law § 236(B)(2)',
        searches: ['can my husband empty the joint account before divorce ny', 'automatic orders divorce new york'],
      },
      {
        term: 'Counsel fees for the less monied spouse',
        text: 'Fees to the less monied spouse are presumed, and the presumption can be rebutted. A stay-at-home parent in Scarsdale who believes that she cannot afford you may be wrong. A page that explains this can bring her to the phone.',
        statute: 'N.Y. Dom. Rel. Law § 237',
        searches: ['can i make my spouse pay my lawyer ny', 'divorce with no money of my own new york'],
      },
      {
        term: 'The sealed file',
        text: 'Matrimonial files are closed to everyone but the parties and their attorneys unless a court orders otherwise. A physician or a business owner may ask about this before asking about you.',
        statute: 'N.Y. Dom. Rel. Law § 235',
        searches: ['are divorce records public in new york', 'private divorce nyc'],
      },
    ],
  },

  keywords: {
    heading: 'Where 9,420 monthly searches point',
    lede: 'Each row stands for a group of searches, named after a typical member.[^shares] The bottom row is the smallest, and maintenance is calculated only where there is income to argue over.',
    rows: [
      {
        query: 'divorce lawyer nyc',
        monthlySearches: 3768,
        intent: 'A shortlist inside the five boroughs',
        build: 'Borough pages that name the courthouse',
      },
      {
        query: 'divorce attorney long island',
        monthlySearches: 2826,
        intent: 'Someone near home, this week',
        build: 'Nassau and Suffolk pages, one listing per office',
      },
      {
        query: 'child custody lawyer westchester',
        monthlySearches: 1884,
        intent: 'A petition is coming or has come',
        build: 'Custody page that separates the two courts',
      },
      {
        query: 'uncontested divorce new york',
        monthlySearches: 1413,
        intent: 'Can we do this ourselves, and for how much',
        build: 'A page on the court’s UD forms, with your fee',
      },
      {
        query: 'how is maintenance calculated in ny',
        monthlySearches: 942,
        intent: 'What the next ten years will cost',
        build: 'Worked examples, updated when the cap moves',
      },
    ],
    targets: [
      {
        name: 'First: the county seat',
        text: 'Mineola, White Plains, Goshen, Riverhead. The courthouse town is a phrase that people type while holding a summons, and a single good page can rank for it.',
      },
      {
        name: 'Next: the misunderstood rule',
        text: 'Which court, which grounds, how long, who pays the lawyer. These questions come from all 62 counties and reach the reader before any firm has spoken to her.',
      },
      {
        name: 'Last: the borough head terms',
        text: 'Manhattan and Brooklyn phrases need reviews, references from other sites and patience. We start on them early and report on them late.',
      },
    ],
  },

  markets: {
    heading: 'Seven New Yorks',
    lede: 'One statute. Different courthouses, commutes and search terms.',
    rows: [
      {
        name: 'The five boroughs',
        court: 'Supreme Court in New York, Kings, Queens, Bronx and Richmond Counties',
        text: 'Crowded, multilingual and short-distance: a client in Forest Hills may refuse to cross the East River. We pair each borough with its county name so that both searches find you.',
      },
      {
        name: 'Long Island',
        court: 'Supreme Court, Nassau County (Mineola) and Supreme Court, Suffolk County',
        text: 'Houses, pensions and long marriages. Police officers and teachers ask what happens to the pension, and a page that tells them finds readers here.',
      },
      {
        name: 'Westchester and Rockland',
        court: 'Supreme Court, Westchester County (White Plains) and Rockland County (New City)',
        text: 'Executive pay, restricted stock, private schools. Rockland adds religious divorce: some families ask about the get as well as the judgment, and section 253 of the Domestic Relations Law, on barriers to remarriage, belongs on such a page.',
      },
      {
        name: 'The mid-Hudson counties',
        court: 'Supreme Court in Orange, Dutchess and Ulster Counties',
        text: 'Goshen, Poughkeepsie and Kingston each anchor a county where local firms know one another. West Point and commuters to the city bring military and two-state questions.',
      },
      {
        name: 'The Capital Region',
        court: 'Supreme Court in Albany, Schenectady, Rensselaer and Saratoga Counties',
        text: 'Four counties that people commute between, so they search by region as well as by town. State employment makes benefits and retirement a frequent subject.',
      },
      {
        name: 'Central New York and the Southern Tier',
        court: 'Supreme Court in Onondaga, Oneida, Broome and Tompkins Counties',
        text: 'Syracuse leads, with Utica, Binghamton and Ithaca behind. The county name is a habit here, and a lawyer who covers three counties should say which three.',
      },
      {
        name: 'Buffalo and Rochester',
        court: 'Supreme Court, Erie County and Supreme Court, Monroe County',
        text: 'Two separate cities, about 75 miles apart, that outsiders lump together. They share a thruway and little else in search: each has its own firms, bar association and suburbs from Amherst to Webster.',
      },
    ],
  },

  services: {
    heading: 'The work, fitted to a matrimonial practice',
    lede: 'New York lawyers call the field matrimonial law. Clients never do. We write for the second group and let the first recognize itself.',
    blurbs: {
      'local-seo':
        'A listing for every staffed office, with the borough and the county spelled out, and the same address in 50+ directories. A rented conference room in Manhattan is no office, and we will say so.',
      'technical-seo':
        'We start with the 47-point audit. After that come the repairs: slow attorney pages, duplicate borough pages from an earlier vendor, and the missing “Attorney Advertising” label.',
      'content-marketing':
        'You get 4–6 new pages monthly. An early set for a Nassau firm might hold the equitable distribution guide, a UD-forms page, two village pages and the maintenance examples.',
      'reputation-management':
        'New York lets you show client testimonials subject to Rule 7.1. We time the request to the signed judgment, keep matters that are still pending out of it, and draft replies that reveal nothing.',
    },
  },

  pricing: {
    heading: 'Manhattan pays what Utica pays',
    lede: 'The Growth & Authority Plan costs $3,500 per month in all 62 counties. Set it against one retainer in your own practice, then decide whether it is expensive.',
    points: ['No setup fees, in any borough', 'Month to month; cancel anytime', 'A 90-day satisfaction guarantee'],
  },

  testimonial: {
    heading: 'What a White Plains practice would tell you',
    lede: 'Feldman Matrimonial stopped chasing the city and went after its own county seat.[^sample]',
    person: 'Naomi Feldman',
    role: 'Founding attorney, Feldman Matrimonial',
    firmType: 'Matrimonial practice',
    city: 'White Plains',
  },

  longTerm: {
    heading: 'A year, from the first audit to the borough terms',
    lede: 'For most clients results are visible in about 45 days. They are small ones. The larger figures below are ranges, one for each phase.[^phases]',
    steps: [
      {
        when: 'Week 1',
        title: 'Find out who holds your county',
        text: 'We record who ranks today for your courthouse town, your borough and your name. You get the list, with the audit, before anything is changed.',
      },
      {
        when: 'Months 1–2',
        title: 'Fix the address, answer the court question',
        text: 'Listings agree, the worst of the audit is repaired, and the page that explains Supreme Court goes up. Local visibility in this phase rises by 15–25%.',
      },
      {
        when: 'Months 3–4',
        title: 'Pages for maintenance and support',
        text: 'The formula pages and the first county guides are read and linked. Traffic is up 30–50% on where you began.',
      },
      {
        when: 'Months 5–6',
        title: 'Custody, and the second county',
        text: 'Inquiries catch up with the readers: leads grow by 50–100%. If you also practice across the county line, this is when we start there.',
      },
      {
        when: 'Months 7–12',
        title: 'The head terms come into reach',
        text: 'Earlier pages support the borough and “Long Island” phrases. Traffic gains run to 150–300% for the phase. Some phrases will still belong to a directory, and the report will say which.',
      },
    ],
  },

  cities: {
    heading: 'Offices we can work for, from Montauk Highway to the Peace Bridge',
    lede: 'Three metros, three smaller centers and sixteen towns where one firm’s pages can matter.',
    metro: [
      {
        name: 'New York City',
        at: [-74.006, 40.7128],
        counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'],
      },
      'Buffalo',
      'Rochester',
    ],
    midSize: ['White Plains', 'Syracuse', 'Albany'],
    smaller: [
      'Mineola',
      'Hempstead',
      'Huntington',
      'Riverhead',
      'Yonkers',
      'New City',
      'Goshen',
      'Poughkeepsie',
      'Kingston',
      'Schenectady',
      'Saratoga Springs',
      'Utica',
      'Binghamton',
      'Ithaca',
      'Niagara Falls',
      'Watertown',
    ],
  },

  faq: {
    heading: 'What New York attorneys ask us',
    items: [
      {
        value: 'item-1',
        question: 'I file in three boroughs. Do I need three websites?',
        answer:
          'One is better. Separate sites split your reviews and your links, and each starts from nothing. We build one site with a page for each county in which you appear. Every page carries something that belongs there: the clerk’s office, what happens at a first conference, the neighborhoods your clients come from. Change only the borough name and a search engine will treat the copies as one.',
      },
      {
        value: 'item-2',
        question: 'How do you keep us inside New York’s advertising rules?',
        answer:
          'Rule 7.1 of the Rules of Professional Conduct asks for more than its counterparts in many states. A law firm’s home page carries the words “Attorney Advertising.” Testimonials and statements about past results need the line that prior results do not guarantee a similar outcome. Hidden code that would break the rules if it were displayed is barred as well, and that reaches the descriptions a search engine reads. We write with all three in mind. You remain responsible for what is published, so read the drafts.',
      },
      {
        value: 'item-3',
        question: 'Our clients have money and come by referral. Is search worth it?',
        answer:
          'Referrals may well remain your best source. A referred client still looks up your name that evening, next to two other names. What she finds is a search result too: your reviews, your page on business valuation, the answer on sealed files. For such firms we begin with [reviews and the results for your own name](/services/reputation-management) and treat new searches as the second gain.',
      },
      {
        value: 'item-4',
        question: 'How soon would a Nassau firm see anything?',
        answer:
          'About 45 days, in most of our engagements, and the first signs are map views from nearby towns. A borough-wide phrase takes far longer. Ask us in month two how “divorce lawyer nyc” is doing and you will get an unimpressive answer.',
      },
      {
        value: 'item-5',
        question: 'Can you put a number on the return?',
        answer:
          'Only a conditional one. In the consultation we take your average fee, the share of consultations that retain you and the modeled searches in your counties, and multiply in front of you. Every input can be wrong. Retainers here vary between a flat-fee uncontested case in Queens and a valuation fight in Westchester, so a statewide average would tell you nothing. Our [case studies](/case-studies) are samples: they show how we count, not what you will earn.',
      },
      {
        value: 'item-6',
        question: 'Should we bother with uncontested cases at all?',
        answer:
          'It depends on your fee. The court’s forms are free and the court lists at least $335 in filing fees: $210 for the index number and $125 with the note of issue. A spouse who reads that may never call. Others read it, meet the question about the pension or the house, and discover that their case was never simple. We write the page for the second reader and make it useful to the first.',
      },
    ],
  },

  guarantee: {
    heading: 'Ninety days, then the risk is ours',
    lede: 'Should 90 days pass without progress in your county, our work continues free until progress is seen. We agree at the start what we will count, because in this state map calls from Garden City and a rank in Manhattan are different things.',
  },

  closing: {
    heading: 'Which county clerk do you see most?',
    lede: 'Name that county. In a free half-hour consultation we will show you who holds its searches now and what it would take to join them.',
  },

  nearby: {
    heading: 'Over the bridge or the state line',
    lede: 'Marriages in this corner of the country often cross state lines.',
    states: [
      { state: 'new-jersey', kind: 'in-app' },
      { state: 'connecticut', kind: 'in-app' },
      { state: 'pennsylvania', kind: 'in-app' },
      { state: 'vermont', kind: 'in-app' },
    ],
  },

  notes: {
    model:
      'Modeled as 15% of annual cases: 62,800 × 0.15 = 9,420. It is a yardstick for comparing markets; no search engine publishes this figure.',
    law: 'The summaries leave out exceptions and are written for marketing. Statutory caps and fees change; confirm them before you rely on one.',
    shares:
      'Modeled as 40%, 30%, 20%, 15% and 10% of 9,420. One search can belong to two groups, so the shares add up to more than 100%.',
    sample:
      'Ms. Feldman and her firm are sample content, as are all client stories on this site. The portrait is a drawing.',
    phases:
      'Gains are measured against your own starting point, and each phase has its own measure. We plan by these ranges; they promise no position.',
  },
};

export default page;
