import { link } from '../../copy/copy-text.ts';
import { atLeast, capitalized, dollars, grouped, inWords, nearest, range, rangeInWords } from '../../lib/format.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, pagesInTwoMonths, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.georgia;
const { daysToResults } = results;

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: `Georgia Divorce Lawyer SEO | All ${figures.counties} Counties`,
  metaDescription: `SEO for Georgia divorce attorneys. Venue follows the defendant, so clients search by county, and we work to get you found in theirs. One plan at ${dollars(plan.monthly)} a month.`,
  figures,
  campaigns: { hero: 'page-georgia', pricing: 'page-georgia', closing: 'page-georgia' },
  anchor: 'testimonial',
  resultsLabel: 'View Georgia Results',

  hero: {
    heading: 'Georgia divorce lawyer SEO for the county where the case is filed',
    lede: 'Most divorces are filed where the defendant lives. We get you found there.',
  },

  market: {
    heading: `Georgia: ${figures.counties} counties, one rule of venue`,
    stats: [
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Only Texas has more.',
      },
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `About ${Math.round(figures.annualCases / 52)} in an ordinary week.`,
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: `About ${nearest(10, (12 * figures.monthlySearches) / 365)} a day, statewide.[^figures]`,
      },
      {
        value: '14',
        label: 'age at which a child may choose a parent',
        detail: 'Parents look it up long before the birthday.',
      },
    ],
  },

  why: {
    heading: 'Why Georgia firms need SEO that names the county',
    lede: 'Metro Atlanta alone covers more than a dozen counties, and each has its own superior court.',
    paragraphs: [
      'An Atlantan who is asked where she lives may name a neighborhood, a suburb, or a highway exit, but her divorce belongs to a county. The city itself lies in both Fulton and DeKalb. Venue follows the defendant: one in Sandy Springs, Alpharetta, or Roswell is sued in Fulton, one in Smyrna or Marietta in Cobb, one in Duluth or Lawrenceville in Gwinnett. People find this out one search at a time. The firm whose page tells them has already helped them for free. A county page says which court it is, where the clerk sits, who hears temporary motions, which parenting seminar counts, and where to park. You give us the details, we write the page, and you correct it. Then we do the next county.',
      'In the rest of the state, everything happens at the county seat. In Statesboro or Valdosta people know which lawyers have an office near the courthouse, and they search to confirm what a friend said. A correct listing and a careful county page can change what those people find. In Buckhead, the same two would be only a start.',
      'Fault still matters in Georgia, and it shows in the searches. Twelve of the thirteen statutory grounds turn on a particular fact, such as adultery or desertion, that has to be proved (O.C.G.A. § 19-5-3). Adultery can bar alimony. Someone who types “proof of adultery georgia divorce” has a decision to make, perhaps before the other spouse suspects anything. A page for that reader should state the rule, decline to coach anyone in surveillance, and offer a private conversation.',
      `You know your courtroom. After ${atLeast(results.campaigns)} campaigns for family lawyers, we know how to turn what you know into pages that strangers find. For how we do that in general, see ${link('/divorce-lawyer-seo', 'SEO for divorce lawyers')}.`,
    ],
  },

  law: {
    heading: 'Georgia family law, in the order people look it up',
    lede: 'Short versions, without the defenses, and no legal advice. Check the Code as it reads today.',
    points: [
      {
        term: 'Venue in the defendant’s county',
        text: 'A divorce is tried where the defendant resides if that spouse lives in Georgia. If not, the plaintiff’s county will do. There is an exception: when the defendant left the county of the marital home within the past six months, the spouse who stayed may file there. Only superior courts may grant a divorce.',
        statute: 'Ga. Const. art. VI, § II, para. I; § IV, para. I',
        searches: ['what county do i file for divorce in georgia', 'spouse moved to another county georgia divorce'],
      },
      {
        term: 'Six months, then thirty days',
        text: 'The filing spouse must generally have been a bona fide resident for six months. On the no-fault ground, that the marriage is irretrievably broken, no decree may come sooner than 30 days after service. People call it the “31 day divorce,” and busy calendars rarely keep that promise.',
        statute: 'O.C.G.A. §§ 19-5-2, 19-5-3(13)',
        searches: [
          '31 day divorce georgia',
          'how long do you have to live in georgia to get divorced',
          'irretrievably broken meaning',
        ],
      },
      {
        term: 'Separate maintenance in place of legal separation',
        text: 'No statute here creates a “legal separation.” A spouse who wants support and rules without a divorce may bring an action for separate maintenance. Nearly everyone types “legal separation,” so your page needs both terms.',
        statute: 'O.C.G.A. § 19-6-10',
        searches: ['legal separation in georgia', 'do you have to be separated before divorce in georgia'],
      },
      {
        term: 'Alimony, and what bars it',
        text: 'A spouse whose adultery or desertion caused the separation, proved by a preponderance of the evidence, is not entitled to alimony. Where nothing bars it, the court looks at need and ability to pay. No formula sets the amount.',
        statute: 'O.C.G.A. §§ 19-6-1, 19-6-5',
        searches: ['can a cheating wife get alimony in georgia', 'how is alimony determined in ga'],
      },
      {
        term: 'Equitable division, and a jury if a party asks for one',
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
        text: 'At 14 a child may select the parent to live with, and the choice stands unless that parent is found not to be in the child’s best interests. From 11 up to 14, the judge considers the child’s wishes and decides. Every permanent custody order needs a parenting plan.',
        statute: 'O.C.G.A. §§ 19-9-1, 19-9-3',
        searches: ['what age can a child choose which parent to live with in georgia', 'georgia parenting plan form'],
      },
      {
        term: 'Child support after the 2026 change',
        text: 'Georgia combines both parents’ incomes and reads the obligation from a table. Since January 1, 2026, the worksheet includes a parenting time adjustment; before that, it was a discretionary deviation. Articles written earlier get this wrong, and people still find them.',
        statute: 'O.C.G.A. § 19-6-15',
        searches: ['georgia child support calculator 2026', 'parenting time adjustment georgia child support'],
      },
      {
        term: 'Legitimation',
        text: 'A biological father who was never married to the mother generally needs a legitimation order before he can seek custody or visitation. Signing the birth certificate is not enough, and he often learns that from a search result. Most states treat the matter as paternity alone, so a national article can mislead him.',
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
    heading: 'Five groups of Georgia searches we write for',
    rows: [
      {
        group: 'Lawyers in Atlanta',
        query: 'divorce lawyer atlanta',
        intent: 'Browsing names, county unknown',
        build: 'A city page that sorts by county',
      },
      {
        group: 'County by county',
        query: 'gwinnett county divorce attorney',
        intent: 'Knows the county, needs a lawyer',
        build: 'County page with clerk and parking',
      },
      {
        group: 'Uncontested divorce',
        query: 'uncontested divorce ga',
        intent: 'Both signed, or nearly so',
        build: 'Fixed-fee page, service explained',
      },
      {
        group: 'Legitimation',
        query: 'legitimation georgia',
        intent: 'A father without standing yet',
        build: 'Legitimation guide and intake form',
      },
      {
        group: 'A child’s choice',
        query: 'at what age can a child choose in georgia',
        intent: 'A teenager wants to switch homes',
        build: 'One careful answer, signed by you',
      },
    ],
    targets: [
      {
        name: 'Next-door counties',
        text: 'A Cobb practice gains from pages that describe the courthouses of Cherokee, Paulding, and Douglas.',
      },
      {
        name: 'Fathers',
        text: 'They search for legitimation, custody, and support. We write to a father as your client.',
      },
      {
        name: 'Last: the Atlanta searches',
        text: '“Atlanta” and its variants take longest. We go after them once your county pages rank.',
      },
    ],
  },

  markets: {
    heading: 'Six Georgia markets and their superior courts',
    rows: [
      {
        name: 'Fulton and DeKalb',
        court: 'Superior Court of Fulton County (Family Division); Superior Court of DeKalb County',
        text: 'Many firms here chase the same few phrases. We test neighborhood pages, executive pay, and same-sex divorce first.',
      },
      {
        name: 'Cobb, Cherokee, and Paulding',
        court: 'Superior Courts of Cobb, Cherokee, and Paulding Counties',
        text: 'Cobb’s courthouse is just off Marietta Square. A spouse who moves out often rents a place one county farther out, so we explain the six-month venue exception early.',
      },
      {
        name: 'Gwinnett, Forsyth, and Hall',
        court: 'Superior Courts of Gwinnett, Forsyth, and Hall Counties',
        text: 'Many households speak Korean, Spanish, or Vietnamese at home. If someone in your office speaks one of those languages, a page in it proves that. If nobody does, we advise against one.',
      },
      {
        name: 'Savannah and the coast',
        court: 'Superior Courts of Chatham, Liberty, and Glynn Counties',
        text: 'Fort Stewart and Hunter Army Airfield bring service members with ties to three states. One plain paragraph should explain the alternative in O.C.G.A. § 19-5-2: someone who has lived for a year on a post or military reservation in Georgia may file in an adjacent county.',
      },
      {
        name: 'Augusta',
        court: 'Superior Courts of Richmond and Columbia Counties',
        text: 'South Carolina is across the river, and its law on fault and separation is far from Georgia’s. A page that compares the two helps readers in North Augusta as much as in Evans.',
      },
      {
        name: 'Macon, Warner Robins, and Columbus',
        court: 'Superior Courts of Bibb, Houston, and Muscogee Counties',
        text: 'Clients work at Robins Air Force Base, at Fort Benning, in hospitals and in insurance. Many cases involve federal and military pensions, and Alabama is just across the river from Columbus.',
      },
    ],
  },

  services: {
    heading: 'What we do for a Georgia firm: four services',
    blurbs: {
      'local-seo': `Your listing, matched in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and cloned county pages merged.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, the new child support first.`,
      'reputation-management': 'We ask after the decree, and never pay for praise.',
    },
  },

  pricing: {
    heading: `${dollars(plan.monthly)} a month, anywhere in Georgia`,
  },

  testimonial: {
    heading: `How it plays out in Atlanta: results in ${figures.caseStudyDays} days`,
    lede: 'Whitaker Family Law practices in Fulton County. We worked on the suburbs before the city.',
    person: 'Danielle Whitaker',
    role: 'Founding attorney, Whitaker Family Law',
    firmType: 'Family-law practice',
    city: 'Atlanta',
    image: 'whitaker',
    alt: 'Drawn portrait of Danielle Whitaker, with straight hair to the shoulders, bangs, and a jacket',
    quote: `At 14 a child here has a say in which parent to live with, and every parent in Fulton County seems to look that up at night. ${capitalized(inWords(figures.caseStudyDays))} days in, they were reading our answer. The first of them called the next morning.`,
    sample: true,
  },

  longTerm: {
    heading: `Long-term strategy for Georgia: about ${daysToResults} days to results, then county by county`,
    steps: [
      {
        when: 'First 30 days',
        title: 'Your home county first',
        text: 'Audit, listings, urgent repairs. You tell us the counties where your clients’ spouses live.',
      },
      {
        when: `Around day ${daysToResults}`,
        phase: 'visibility',
        title: 'Results',
        text: `Most of our clients see them now. After two months, local visibility is ${gains.visibility} higher.`,
      },
      {
        when: 'Months three and four',
        phase: 'earlyTraffic',
        title: 'Adjoining counties and the support worksheet',
        text: `Pages on the adjoining counties go live. Traffic climbs ${gains.earlyTraffic}.`,
      },
      {
        when: 'Months five and six',
        phase: 'leads',
        title: 'Legitimation and custody elections',
        text: `Narrow questions bring the calls: ${gains.leads} more leads. Tell us which you turn down, and we change the pages.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'A whole region',
        text: `Traffic is up ${gains.traffic}. A Gainesville firm may be found from Dawsonville to Athens.`,
      },
    ],
  },

  cities: {
    heading: 'Where we work in Georgia',
    lede: `The map shows where we plan pages. We take firms in all ${figures.counties} counties.`,
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
    heading: 'What Georgia lawyers ask before they sign',
    items: [
      {
        question: 'Can I rank in a county where I have no office?',
        answer:
          'In the ordinary results, often yes. On the map, seldom, because distance counts there. A Decatur lawyer who tries cases in Rockdale County can rank with a good page about that court. Don’t invent an address. Google suspends listings for it.',
      },
      {
        question: 'What would change in the first two months?',
        answer: `Your name, address, and phone match everywhere, the site loads properly, and the first ${rangeInWords(pagesInTwoMonths)} pages are up. Local visibility is up ${gains.visibility}.`,
      },
      {
        question: 'Do you write about adultery, and can it be done with dignity?',
        answer:
          'Yes to both, if you want those cases. The statute makes the subject unavoidable. We explain what bars alimony, what counts as condonation, and why reading a spouse’s mail may create a second problem. We use no suggestive photographs and give no advice on cameras. Georgia’s Rule 7.1 forbids false or misleading communications.',
      },
      {
        question: 'What is a client from search worth to our firm?',
        answer: `At ${dollars(marketModel.revenuePerCase)} a case, the first new case of the month pays our fee and leaves ${dollars(leftOver(plan.monthly))} toward your own costs. Bring what an average matter brings in after write-offs and the share of first calls that become matters. We bring the monthly searches in your county, and work out your figure with you.`,
      },
      {
        question: 'My practice is mostly legitimation and custody. Is that enough?',
        answer:
          'Yes. “Legitimation” is used far more here than in most states, and a father who searches for it has a reason to act. We build a guide, a page on fees, one on the mother’s objections, and pages for two or three superior courts. Divorce can come later.',
      },
      {
        question: 'The law just changed. Who keeps our pages current?',
        answer:
          'We do. Revisions count toward the same monthly pages, and an amended statute goes to the front of the line. Take child support: since the 2026 change, a page with a worked example from 2025 misleads its reader. Tell us when you hear of a bill or an appellate decision. You are the lawyer, and you will usually know first.',
      },
    ],
  },

  closing: {
    heading: 'Book a free call: which Georgia counties could you win?',
    lede: 'Name the county where most of your clients’ spouses live. You hear who gets found there and whether a firm your size has a way in. The audit is yours to keep.',
  },

  nearby: {
    heading: 'On Georgia’s borders',
    states: [
      { state: 'florida', kind: 'in-app' },
      { state: 'alabama', kind: 'in-app' },
      { state: 'south-carolina', kind: 'text' },
      { state: 'north-carolina', kind: 'in-app' },
    ],
  },
};

export default page;
