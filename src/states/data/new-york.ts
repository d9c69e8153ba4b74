import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, inWords, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { audit, callLength, citations, consultation, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures['new-york'];
const { daysToResults } = results;

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: `New York Divorce Lawyer SEO for All ${figures.counties} Counties`,
  metaDescription: `SEO for New York matrimonial lawyers, county by county, from Brooklyn to Buffalo. ${dollars(plan.monthly)} a month, no setup fees, cancel anytime, ${guarantee.days}-day satisfaction guarantee.`,
  figures,
  campaigns: { hero: 'page-newyork', pricing: 'newyork', closing: 'newyork' },
  anchor: 'testimonial',
  resultsLabel: 'View New York Results',

  hero: {
    heading: 'New York divorce lawyer SEO, court by court',
    lede: 'Few clients search for “Supreme Court.” We write in the words they use.',
  },

  market: {
    heading: 'Divorce in New York, in four numbers',
    stats: [
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `That is about ${Math.round(figures.annualCases / 365)} a day.`,
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: 'From the five boroughs to Buffalo.[^figures]',
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Each clerk sells the index number.',
      },
      {
        value: '21',
        label: 'age at which child support ordinarily ends',
        detail: 'Parents from states that stop at 18 look it up.',
      },
    ],
  },

  why: {
    heading: 'Why New York firms need SEO: clients search the wrong court',
    paragraphs: [
      'Search terms vary by region. In the five boroughs people name a borough or a neighborhood and rarely the county: hardly anyone says “Kings.” East of Queens they type “Long Island” first, then Nassau or Suffolk once they learn where they would file. North of the Bronx, people use the county: Westchester, Rockland, Dutchess. Around Buffalo and Rochester they go back to the city. One statewide page can’t serve them all, so we write for one place at a time.',
      'Then there is the court. In nearly every other state, “Supreme Court” means the last stop on appeal. Here it is where a marriage ends. Someone who has never been sued types “family court divorce nyc” and reads page after page about custody petitions. Family Court cannot grant the divorce. If your page opens by saying so, that reader has an answer and can tell that you know the courthouse.',
      'No-fault came late. New York was the last state to allow it, in 2010, and people still use the older words. They ask which grounds they need, whether abandonment counts, and whether a separation agreement has to run for a year before it becomes a divorce. People who ask such questions are serious. If they find the answers on your site, yours is the firm they can call next.',
      `Directories, large firms, and advertisers all fight over “divorce lawyer nyc.” A practice of two or three lawyers makes its first gains with ${link('/services/local-seo', 'a well-kept listing')}, a page for its county seat, and good answers to a few hard questions. That is where we start.`,
    ],
  },

  law: {
    heading: 'New York family law: nine rules and the searches they cause',
    lede: 'Caps and fees change: check the statute, and don’t take this as legal advice.',
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
        text: 'One spouse swears that the relationship has broken down irretrievably for at least six months. Judgment must still wait until property, support, and custody are agreed or decided. The fault grounds remain on the books, so people still ask about them.',
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
        text: 'The basic shares of combined parental income are 17% for one child, 25% for two, 29% for three, 31% for four, and at least 35% for five or more, applied first up to a cap. Above the cap the court has discretion, and clients need your advice.',
        statute: 'N.Y. Dom. Rel. Law § 240(1-b)',
        searches: ['ny child support percentage 2 children', 'child support until 21 new york'],
      },
      {
        term: 'Custody, in two courts',
        text: 'The statute speaks of custody and visitation; lawyers and judges often say parenting time or parental access. Before a divorce is filed, a parent may petition Family Court for custody. The same parent may search for both courts, and for what the attorney for the child does.',
        statute: 'N.Y. Dom. Rel. Law § 240; Family Court Act § 651',
        searches: [
          'residential custody vs legal custody ny',
          'how to file for custody in brooklyn',
          'what does attorney for the child do ny',
        ],
      },
      {
        term: 'Automatic orders',
        text: 'Filing binds the plaintiff and service binds the defendant. With stated exceptions, neither may hide or transfer property, borrow against the home, draw down retirement accounts, or drop the family from insurance. The people who look this up have usually just seen a bank balance.',
        statute: 'N.Y. Dom. Rel. Law § 236(B)(2)',
        searches: ['can my husband empty the joint account before divorce ny', 'automatic orders divorce new york'],
      },
      {
        term: 'Counsel fees for the less monied spouse',
        text: 'The law presumes that the less monied spouse should be awarded counsel fees, and the presumption can be rebutted. A stay-at-home parent in Scarsdale may think she can’t afford you, and may be wrong. A page that explains this can get her to call.',
        statute: 'N.Y. Dom. Rel. Law § 237',
        searches: ['can i make my spouse pay my lawyer ny', 'divorce with no money of my own new york'],
      },
      {
        term: 'The closed file',
        text: 'Matrimonial files are closed to everyone but the parties and their attorneys unless a court orders otherwise, though a clerk’s certificate of disposition is open. A physician or a business owner may ask about this first.',
        statute: 'N.Y. Dom. Rel. Law § 235',
        searches: ['are divorce records public in new york', 'private divorce nyc'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of New York searches, by place and by question',
    rows: [
      {
        group: 'New York City',
        query: 'divorce lawyer nyc',
        intent: 'Wants a shortlist in the five boroughs',
        build: 'Borough pages that name the courthouse',
      },
      {
        group: 'Long Island',
        query: 'divorce attorney long island',
        intent: 'Wants someone near home, this week',
        build: 'Nassau and Suffolk pages, one listing per office',
      },
      {
        group: 'Custody',
        query: 'child custody lawyer westchester',
        intent: 'Has a custody petition, or expects one',
        build: 'Custody page that explains both courts',
      },
      {
        group: 'Uncontested divorce',
        query: 'uncontested divorce new york',
        intent: 'Hopes to do it alone, asks the price',
        build: 'A page on the court’s UD forms, with your fee',
      },
      {
        group: 'Maintenance',
        query: 'how is maintenance calculated in ny',
        intent: 'Worried about paying for ten years',
        build: 'Worked examples, updated when the cap changes',
      },
    ],
    targets: [
      {
        name: 'First: the county seat',
        text: 'In Mineola, White Plains, or Goshen, one good page can rank for the courthouse town.',
      },
      {
        name: 'Next: the misunderstood rule',
        text: `Which court, which grounds, how long, who pays? People in all ${figures.counties} counties ask.`,
      },
      {
        name: 'Slowest: the boroughs',
        text: 'Manhattan and Brooklyn take reviews, links, and time. We lay the groundwork early.',
      },
    ],
  },

  markets: {
    heading: 'Seven parts of New York and their courts',
    lede: 'The statute is the same statewide. The courthouses, commutes, and search terms are not.',
    rows: [
      {
        name: 'The five boroughs',
        court: 'Supreme Court in New York, Kings, Queens, Bronx, and Richmond Counties',
        text: 'Crowded and multilingual, and nobody wants to travel: a client in Forest Hills may refuse to cross the East River. We pair each borough with its county name so that both searches find you.',
      },
      {
        name: 'Long Island',
        court: 'Supreme Court, Nassau County (Mineola) and Supreme Court, Suffolk County',
        text: 'Many cases here involve houses, pensions, and long marriages. Police officers and teachers ask what happens to the pension, so your site needs a page that tells them.',
      },
      {
        name: 'Westchester and Rockland',
        court: 'Supreme Court, Westchester County (White Plains) and Rockland County (New City)',
        text: 'Executive pay, restricted stock, private schools. In Rockland, some families need a get as well as a judgment. A page for them should cover section 253 of the Domestic Relations Law, on barriers to remarriage.',
      },
      {
        name: 'The mid-Hudson counties',
        court: 'Supreme Court in Orange, Dutchess, and Ulster Counties',
        text: 'Goshen, Poughkeepsie, and Kingston are county seats where local firms know one another. West Point and commuters to the city bring military and two-state questions.',
      },
      {
        name: 'The Capital Region',
        court: 'Supreme Court in Albany, Schenectady, Rensselaer, and Saratoga Counties',
        text: 'People commute among these four counties, so they search by region as well as by town. Many work for the state and ask about benefits and retirement.',
      },
      {
        name: 'Central New York and the Southern Tier',
        court: 'Supreme Court in Onondaga, Oneida, Broome, and Tompkins Counties',
        text: 'Syracuse is the largest, followed by Utica, Binghamton, and Ithaca. People here say the county name, and a lawyer who covers three counties should say which three.',
      },
      {
        name: 'Buffalo and Rochester',
        court: 'Supreme Court, Erie County and Supreme Court, Monroe County',
        text: 'Outsiders lump them together, but they are two cities about 75 miles apart. Each has its own firms, bar association, and suburbs, from Amherst to Webster.',
      },
    ],
  },

  services: {
    heading: 'Four services for a New York matrimonial practice',
    blurbs: {
      'local-seo': `Each staffed office, the same in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and “Attorney Advertising” on it.`,
      'content-marketing': `${range(plan.contentPages)} pages a month for your county and its villages.`,
      'reputation-management': 'We ask after the signed judgment, not before.',
    },
  },

  pricing: {
    heading: `${dollars(plan.monthly)} a month in all ${figures.counties} New York counties`,
  },

  testimonial: {
    heading: 'How it plays out in White Plains: fewer ads, nearer clients',
    person: 'Naomi Feldman',
    role: 'Founding attorney, Feldman Matrimonial',
    firmType: 'Matrimonial practice',
    city: 'White Plains',
    image: 'new-york',
    alt: 'Drawn portrait of Naomi Feldman, with long hair past the shoulders and a jacket',
    quote:
      'We stopped bidding on Manhattan and wrote about White Plains instead. We spend less on ads now, and the people who call can drive to our office.',
    sample: true,
  },

  longTerm: {
    heading: `Long-term strategy: results in about ${daysToResults} days, then the boroughs`,
    steps: [
      {
        when: 'Week 1',
        title: 'See who ranks in your county',
        text: 'You get the list of who ranks for your courthouse town, with the audit, before we change anything.',
      },
      {
        when: 'Months 1–2',
        phase: 'visibility',
        title: 'Listings, and which court',
        text: `Your listings match, and the page on Supreme Court goes up. Local visibility rises by ${gains.visibility}.`,
      },
      {
        when: 'Months 3–4',
        phase: 'earlyTraffic',
        title: 'Maintenance and support',
        text: `The formula pages and the first county guides bring readers. Traffic is up ${gains.earlyTraffic}.`,
      },
      {
        when: 'Months 5–6',
        phase: 'leads',
        title: 'The second county',
        text: `Leads grow by ${gains.leads}. If you also practice across the county line, we start there now.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'The borough terms',
        text: `Earlier pages support the borough and “Long Island” phrases. Traffic is up ${gains.traffic}.`,
      },
    ],
  },

  cities: {
    heading: 'Where we work in New York',
    metro: [
      {
        name: 'New York City',
        at: [-74.006, 40.7128],
        counties: ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond'],
      },
      'Buffalo',
      'Rochester',
    ],
    midSize: ['Yonkers', 'Syracuse', 'Albany'],
    smaller: [
      'White Plains',
      'Mineola',
      'Hempstead',
      'Huntington',
      'Riverhead',
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
    heading: 'What New York matrimonial lawyers ask us about SEO',
    items: [
      {
        question: 'Do three boroughs need three websites?',
        answer:
          'No. One is better. Separate sites split your reviews and your links, and each starts from nothing. We build one site with a page for each county where you appear. Every page has something that belongs there: the clerk’s office, what happens at a first conference, the neighborhoods your clients come from. If only the borough name changes, Google will treat the copies as one.',
      },
      {
        question: 'How do you follow the advertising rules?',
        answer:
          'Rule 7.1 of the Rules of Professional Conduct asks for more than its counterparts in many states. A law firm’s home page carries the words “Attorney Advertising.” Testimonials and statements about past results need the line that prior results do not guarantee a similar outcome. Hidden code that would break the rules if it were displayed is barred too, and that reaches the descriptions a search engine reads. We write with all three in mind. You remain responsible for what is published, so read the drafts.',
      },
      {
        question: 'Our clients come by referral. Is search worth it?',
        answer: `Yes. A referred client still looks up your name that evening, next to two other names. She finds your reviews, your page on business valuation, your answer on closed files. For firms like yours we begin with ${link('/services/reputation-management', 'reviews and the results for your own name')}, and then go after new searches.`,
      },
      {
        question: 'How soon would a Nassau firm see anything?',
        answer: `In about ${daysToResults} days, for most clients. The first signs are map views from nearby towns. Then come the villages, and then “divorce attorney long island.”`,
      },
      {
        question: 'Can you put a number on the return?',
        answer: `Yes. In the consultation we take your average fee, the share of consultations that become clients, and the searches in your counties, and work it out in front of you. Fees here run from a flat-fee uncontested case in Queens to a valuation fight in Westchester, so the number is your own. Our ${link('/case-studies', 'case studies')} show what we count.`,
      },
      {
        question: 'Are uncontested cases worth a page?',
        answer:
          'Yes. The court’s forms are free, and the court lists at least $335 in filing fees: $210 for the index number and $125 with the note of issue. Many spouses start there, get to the question about the pension or the house, and learn that their case was never simple. We write the page for them.',
      },
    ],
  },

  closing: {
    heading: 'Book a free consultation for your New York county',
    lede: `Name the county where you file most. In ${callLength} we will show you who ranks there now and what it takes to join them. You get a ${inWords(consultation.auditItems)}-item audit, whether or not you hire us.`,
  },

  nearby: {
    heading: 'Over the New York line',
    states: [
      { state: 'new-jersey', kind: 'in-app' },
      { state: 'connecticut', kind: 'in-app' },
      { state: 'pennsylvania', kind: 'in-app' },
      { state: 'vermont', kind: 'in-app' },
    ],
  },
};

export default page;
