import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'Georgia',
  updated: '2026-11-22',
  title: 'Georgia Divorce Lawyer SEO Across 159 County Markets',
  metaDescription:
    'Venue follows the defendant in Georgia, so searches name counties. SEO for divorce attorneys from Fulton to Chatham: 11,800 searches a month, one $3,500 plan.',
  figures: { monthlySearches: 11_800, annualCases: 41_600, counties: 159, caseStudyDays: 52 },
  campaigns: { hero: 'page-georgia', pricing: 'page-georgia', closing: 'page-georgia' },
  anchor: 'testimonial',
  resultsLabel: 'View Georgia Results',

  hero: {
    heading: 'Georgia divorce lawyer SEO starts where the defendant lives',
    lede: 'The constitution sends most divorce cases to the superior court where the other spouse lives. So a wife in Decatur looks up lawyers in Marietta. With 159 counties and an estimated 11,800 searches a month,[^volume] being found one county over is half the work.',
  },

  market: {
    heading: 'What we know about demand in 159 counties',
    facts: [
      {
        value: '159',
        label: 'counties',
        detail: 'Only Texas has more, and every one here keeps its own superior court clerk.',
      },
      {
        value: '41,600',
        label: 'divorce cases each year',
        detail: 'Eight hundred in an ordinary week.',
      },
      {
        value: '11,800',
        label: 'searches, monthly',
        detail: 'An estimate with the limits of its sources.[^volume]',
      },
      {
        value: '14',
        label: 'age at which a child may choose a parent',
        detail: 'The choice is presumptive, and the question is typed by parents long before the birthday.',
      },
    ],
  },

  why: {
    heading: 'A small-county state with one very large city in it',
    lede: 'Search here is a matter of borders. Metro Atlanta alone crosses more than a dozen of them.',
    paragraphs: [
      'Ask an Atlantan where she lives and the answer may be a neighborhood, a suburb or a highway exit. Ask where her divorce belongs and the answer is a county. The city itself lies in both Fulton and DeKalb. Sandy Springs, Alpharetta and Roswell share the Fulton clerk; Smyrna and Marietta use Cobb; Duluth and Lawrenceville use Gwinnett. Searchers discover this one query at a time, and the firm whose page draws the line for them has done something useful before it has charged a cent.',
      'The rest of the state runs on the county seat. In Statesboro or Valdosta people know which lawyers stand near the courthouse and search to confirm what a friend said. A careful county page and a listing that agrees with it can change what they find. In Buckhead the same two pieces would only be a start.',
      'Fault still matters in Georgia, and it shapes the language. Twelve of the thirteen statutory grounds ask for proof of something. Adultery can bar alimony. A search such as “proof of adultery georgia divorce” comes from a person with a decision to make, perhaps before the other spouse suspects one. Such pages need restraint. They should state the rule, decline to coach anyone in surveillance, and offer a private conversation.',
      'We do not know your county’s courtroom habits and will not pretend to. What we bring is a method for turning what you know into pages that strangers find. The general version is on our page about [SEO for divorce lawyers](/divorce-lawyer-seo); this one covers what is particular to Georgia.',
    ],
  },

  law: {
    heading: 'Georgia law as it reaches the search box',
    lede: 'From the first doubt to the final order, in roughly the sequence a spouse meets them.[^counsel]',
    points: [
      {
        term: 'Venue in the defendant’s county',
        text: 'A divorce is tried where the defendant resides if that spouse lives in Georgia. If not, the plaintiff’s county will do. There is an exception: when the defendant left the county of the marital home within the past six months, the spouse who stayed may file there. Superior courts alone may grant a divorce.',
        statute: 'Ga. Const. art. VI, § II, para. I; § IV, para. I',
        searches: ['what county do i file for divorce in georgia', 'spouse moved to another county georgia divorce'],
      },
      {
        term: 'Six months, then thirty days',
        text: 'The filing spouse must generally have been a bona fide resident for six months. On the no-fault ground, that the marriage is irretrievably broken, no decree may come sooner than 30 days after service. Hence the popular name “31 day divorce,” which promises more than a busy calendar can keep.',
        statute: 'O.C.G.A. §§ 19-5-2, 19-5-3(13)',
        searches: [
          '31 day divorce georgia',
          'how long do you have to live in georgia to get divorced',
          'irretrievably broken meaning',
        ],
      },
      {
        term: 'Separate maintenance in place of legal separation',
        text: 'No statute here creates a “legal separation.” A spouse who wants support and rules without a divorce may bring an action for separate maintenance. Nearly everyone uses the other phrase, so the page must carry both.',
        statute: 'O.C.G.A. § 19-6-10',
        searches: ['legal separation in georgia', 'do you have to be separated before divorce in georgia'],
      },
      {
        term: 'Alimony, and what bars it',
        text: 'A spouse whose adultery or desertion caused the separation, proved by a preponderance of the evidence, is not entitled to alimony. Where nothing bars it, need and ability to pay govern, and no formula settles the amount.',
        statute: 'O.C.G.A. §§ 19-6-1, 19-6-5',
        searches: ['can a cheating wife get alimony in georgia', 'how is alimony determined in ga'],
      },
      {
        term: 'Equitable division by case law, and by a jury if asked',
        text: 'The courts built this doctrine themselves; Stokes v. Stokes (1980) is the usual starting point. A party may demand a jury on money questions, which is rare in American divorce. Custody stays with the judge.',
        statute: 'O.C.G.A. § 19-5-1 (jury)',
        searches: [
          'is georgia a community property state',
          'can you have a jury in a divorce ga',
          'who gets the house georgia divorce',
        ],
      },
      {
        term: 'The fourteen-year-old’s election',
        text: 'At 14 a child may select the parent to live with, and the selection stands unless that parent is found not to be in the child’s best interests. From 11 up to 14, the judge considers the child’s wishes and decides. Every permanent custody order needs a parenting plan.',
        statute: 'O.C.G.A. §§ 19-9-1, 19-9-3',
        searches: ['what age can a child choose which parent to live with in georgia', 'georgia parenting plan form'],
      },
      {
        term: 'Child support after the 2026 change',
        text: 'Georgia combines both parents’ incomes and reads the obligation from a table. Since January 1, 2026 the worksheet includes a parenting time adjustment, where earlier law left it to a discretionary deviation. Articles written before that date are wrong on the point, and they can still be found.',
        statute: 'O.C.G.A. § 19-6-15',
        searches: ['georgia child support calculator 2026', 'parenting time adjustment georgia child support'],
      },
      {
        term: 'Legitimation',
        text: 'A biological father who was never married to the mother generally needs a legitimation order before he can seek custody or visitation. Signing the birth certificate is not enough, and a search result is often where he learns it. Most states treat the matter as paternity alone, so a national article can mislead him.',
        statute: 'O.C.G.A. §§ 19-7-22, 19-7-25',
        searches: [
          'legitimation lawyer near me',
          'unmarried father rights georgia',
          'how much does legitimation cost in ga',
        ],
      },
    ],
  },

  keywords: {
    heading: 'The words, from “Atlanta” down to one birthday',
    lede: 'The shares are ours, applied to the statewide estimate.[^split] Look at what we would build in each row, since that is what you would own.',
    rows: [
      {
        query: 'divorce lawyer atlanta',
        monthlySearches: 4720,
        intent: 'Browsing names, county unknown',
        build: 'A city page that sorts by county',
      },
      {
        query: 'gwinnett county divorce attorney',
        monthlySearches: 3540,
        intent: 'Venue is settled, counsel is not',
        build: 'County page with clerk and parking',
      },
      {
        query: 'uncontested divorce ga',
        monthlySearches: 2360,
        intent: 'Both signed, or nearly so',
        build: 'Fixed-fee page, service explained',
      },
      {
        query: 'legitimation georgia',
        monthlySearches: 1770,
        intent: 'A father without standing yet',
        build: 'Legitimation guide and intake form',
      },
      {
        query: 'at what age can a child choose in georgia',
        monthlySearches: 1180,
        intent: 'A teenager wants to switch homes',
        build: 'One careful answer, signed by you',
      },
    ],
    targets: [
      {
        name: 'Next-door counties',
        text: 'Your clients’ spouses live there, and so does their venue. A Cobb practice gains from Cherokee, Paulding and Douglas pages that describe those courthouses truthfully.',
      },
      {
        name: 'Fathers',
        text: 'Legitimation, custody, support on the new worksheet. Few other states put a father through this step, and he deserves to be addressed as a client.',
      },
      {
        name: 'Metro head terms',
        text: '“Atlanta” and its variants are worth having and slow to get. They arrive, when they do, because a dozen county pages have earned them.',
      },
    ],
  },

  markets: {
    heading: 'Where Georgia firms compete',
    rows: [
      {
        name: 'Fulton and DeKalb',
        court: 'Superior Court of Fulton County (Family Division); Superior Court of DeKalb County',
        text: 'Firms stand close together here and chase the same few phrases. Neighborhood pages, executive pay and same-sex divorce are the openings we would test first.',
      },
      {
        name: 'Cobb, Cherokee and Paulding',
        court: 'Superior Courts of Cobb, Cherokee and Paulding Counties',
        text: 'Marietta Square is the center of gravity. A spouse who leaves often rents a county farther out, so the six-month venue exception earns a page.',
      },
      {
        name: 'Gwinnett, Forsyth and Hall',
        court: 'Superior Courts of Gwinnett, Forsyth and Hall Counties',
        text: 'Many households speak Korean, Spanish or Vietnamese at home. If you have bilingual staff, pages in that language are proof; if you do not, we will advise against them.',
      },
      {
        name: 'Savannah and the coast',
        court: 'Superior Courts of Chatham, Liberty and Glynn Counties',
        text: 'Fort Stewart and Hunter Army Airfield bring service members with three states in play. The residency rule for military posts, a year on the reservation, deserves a plain paragraph.',
      },
      {
        name: 'Augusta',
        court: 'Superior Courts of Richmond and Columbia Counties',
        text: 'South Carolina is across the river, and its law on fault and separation is far from Georgia’s. A page that puts the two side by side serves North Augusta as much as Evans.',
      },
      {
        name: 'Macon, Warner Robins and Columbus',
        court: 'Superior Courts of Bibb, Houston and Muscogee Counties',
        text: 'Robins Air Force Base, Fort Benning, hospitals, insurance. Federal and military pensions run through these caseloads, with Alabama on the far bank at Columbus.',
      },
    ],
  },

  services: {
    heading: 'What we do, and what it looks like on Peachtree or Main',
    blurbs: {
      'local-seo':
        'Distance counts in map results, and no vendor can move your office. Within that limit we make the listing complete, mirror it in 50+ directories and let county pages reach further.',
      'technical-seo':
        'A 47-point audit comes first, explained in plain words. In metro Atlanta we then look for county pages that an earlier vendor cloned, and merge or rewrite them before adding any.',
      'content-marketing':
        'We publish 4–6 pages a month. Child support goes near the top of the list, because answers from 2025 are wrong on it now. [How we write](/services/content-marketing) has a page to itself.',
      'reputation-management':
        'In a county seat, three thoughtful reviews do more for you than thirty that sound alike. We ask after the decree, never offer anything for it, and answer criticism without confirming that the writer was a client.',
    },
  },

  pricing: {
    heading: 'One price from Dade County to Camden County',
    lede: 'We sell a single plan, the Growth & Authority Plan, at $3,500 per month. A Buckhead firm and a Thomasville firm pay the same and have it spent on different problems.',
    points: ['Setup fees: none', 'Cancel anytime, on 30 days’ written notice', '90-day satisfaction guarantee'],
  },

  testimonial: {
    heading: 'Fifty-two days on the Fulton County calendar',
    lede: 'That is when the first results showed for Whitaker Family Law in this sample case.[^story] We worked on the suburbs before the city.',
    person: 'Danielle Whitaker',
    role: 'Founding attorney, Whitaker Family Law',
    firmType: 'Family-law practice',
    city: 'Atlanta',
  },

  longTerm: {
    heading: 'From one superior court to its neighbors',
    lede: 'The sequence below follows borders. Percentages compare your firm with itself on the day we began.[^compare]',
    steps: [
      {
        when: 'First 30 days',
        title: 'Your home county, corrected',
        text: 'Audit, listings, the worst repairs. We also draw up the list of counties where your clients’ spouses tend to live; you will know it better than any tool does.',
      },
      {
        when: 'Around day 45',
        title: 'A first reading',
        text: 'Most of our clients can see results by this point, and the Atlanta sample needed 52 days. The two opening months bring a 15–25% gain in local visibility, no more.',
      },
      {
        when: 'Months three and four',
        title: 'Adjoining counties and the support worksheet',
        text: 'Adjoining-county pages, the revised child support guide and a venue explainer go live. Visits climb 30–50% during these months.',
      },
      {
        when: 'Months five and six',
        title: 'Legitimation and custody elections',
        text: 'Narrow questions produce the calls: 50–100% more leads in this stretch. Expect some you must decline, and tell us which, so that the pages filter better.',
      },
      {
        when: 'The second half-year',
        title: 'A region',
        text: 'Months 7–12 carry traffic gains of 150–300%. By then a firm in Gainesville may answer searches from Dawsonville to Athens, and the Atlanta phrases can be attempted in earnest.',
      },
    ],
  },

  cities: {
    heading: 'Georgia towns with a pin on our map',
    lede: 'Markers show where we plan pages. We take firms in all 159 counties.',
    metro: ['Atlanta', 'Augusta', 'Savannah'],
    midSize: ['Columbus', 'Macon', 'Athens'],
    smaller: [
      'Marietta',
      'Alpharetta',
      'Lawrenceville',
      'Decatur',
      'Cumming',
      'Gainesville',
      'Warner Robins',
      'Hinesville',
      'Brunswick',
      'Statesboro',
      'Valdosta',
      'Albany',
      'Rome',
      'Newnan',
      'Dalton',
    ],
  },

  faq: {
    heading: 'Asked by lawyers from Rome to Brunswick',
    items: [
      {
        value: 'item-1',
        question: 'Can I rank in a county where I have no office?',
        answer:
          'In the ordinary results, often yes. On the map, seldom, because distance counts there. A Decatur lawyer who tries cases in Rockdale County can hold a good page about that court: who hears temporary motions, which parenting seminar the court accepts, where to park. We advise against inventing an address. Listings are suspended for it.',
      },
      {
        value: 'item-2',
        question: 'What would change in the first two months?',
        answer:
          'Less than you hope. Your facts agree everywhere, the site loads properly, and two sets of new pages are out. In our experience some result is visible after about 45 days; the sample firm in Atlanta waited 52. Telephone calls are a later stage. If somebody offers you thirty new matters by Labor Day, ask to see the contract.',
      },
      {
        value: 'item-3',
        question: 'Do you write about adultery, and can it be done with dignity?',
        answer:
          'Yes to both, if you want those cases. The statute makes the subject unavoidable. We explain what bars alimony, what counts as condonation, and why reading a spouse’s mail may create a second problem. There are no suggestive photographs and no advice on cameras. Georgia’s Rule 7.1 forbids false or misleading communications, and good taste forbids the rest.',
      },
      {
        value: 'item-4',
        question: 'What is a client from search worth to us?',
        answer:
          'You hold that figure; we do not. Work out what an average matter pays you in Hall County or Fulton County after write-offs, and how many first calls become matters. We add our estimate of searches, which is the weakest of the three numbers. If the product does not clear $3,500 a month comfortably, wait. Our sample [case studies](/case-studies) show a range, and a range is all that anyone can offer.',
      },
      {
        value: 'item-5',
        question: 'My practice is mostly legitimation and custody. Is that enough to build on?',
        answer:
          'It may be a better base than divorce. The term is used far more here than in most states, and a father who searches it has a reason to act. We would build a guide, a page on fees, one on the mother’s objections, and pages for two or three superior courts. Divorce can join later.',
      },
      {
        value: 'item-6',
        question: 'The law just changed. Who keeps our pages current?',
        answer:
          'Revisions come out of the same monthly quota of pages, and an amended statute goes to the front. The 2026 child support revision shows why: a page with a worked example from 2025 now misleads its reader. Tell us when you hear of a bill or an appellate decision. We are marketers, you are the lawyer, and you will usually know first.',
      },
    ],
  },

  guarantee: {
    heading: 'If the ninetieth day disappoints you',
    lede: 'Suppose three months have gone by and you see nothing to show for them. From there our work continues free until progress is seen, for Savannah as for Sandy Springs. You need not argue for it; the monthly report will have settled the question.',
  },

  closing: {
    heading: 'Name the county your clients’ spouses moved to',
    lede: 'We will look it up with you, free, in half an hour: who is found there, for which phrases, and whether a firm of your size has a way in.',
  },

  nearby: {
    heading: 'Across the Chattahoochee, the Savannah and the St. Marys',
    lede: 'Three rivers and a mountain line, and spouses move across all of them.',
    states: [
      { state: 'florida', kind: 'in-app' },
      { state: 'alabama', kind: 'in-app' },
      { state: 'south-carolina', kind: 'text' },
      { state: 'north-carolina', kind: 'in-app' },
    ],
  },

  notes: {
    volume:
      'Estimated by us with keyword tools for the whole of Georgia. The tools merge close variants; treat 11,800 as an order of magnitude.',
    counsel:
      'Short versions for planning pages. They omit defenses, exceptions and local rules, and they are not legal advice.',
    split:
      'Modeled: 40%, 30%, 20%, 15% and 10% of the monthly estimate. Because a search may count in two rows, the total passes 100%.',
    story:
      'Sample content: the firm, the person and the 52 days are illustrative. The portrait was drawn for this site.',
    compare:
      'Visibility, visits and leads are separate yardsticks, one per phase. None of them is a forecast for your firm.',
  },
};

export default page;
