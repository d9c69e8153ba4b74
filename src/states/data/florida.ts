import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, inWords, range } from '../../lib/format.ts';
import { marketModel } from '../../offer/market-model.ts';
import { audit, citations, consultation, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.florida;
const { daysToResults } = results;

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: 'Florida divorce lawyer SEO, up to date on the 2023 reforms',
  metaDescription: `SEO for Florida divorce attorneys: pages that are right about the 2023 alimony and time-sharing laws, in all ${figures.counties} counties. ${dollars(plan.monthly)} a month, cancel anytime.`,
  figures,
  campaigns: { hero: 'florida', pricing: 'pricing-florida', closing: 'cta-florida' },
  anchor: 'testimonial',
  resultsLabel: 'View Florida Results',

  hero: {
    heading: 'Florida divorce lawyer SEO, up to date on the 2023 reforms',
    lede: 'People still land on alimony pages from before 2023. We correct yours.',
  },

  market: {
    heading: 'Divorce in Florida at a glance',
    stats: [
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: 'For the whole state and all wordings.[^figures]',
      },
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `About ${inWords(Math.round((12 * figures.monthlySearches) / figures.annualCases))} searches a year for every case.`,
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Clients search by county name.',
      },
      {
        value: '20',
        label: 'judicial circuits',
        detail: 'Each issues its own administrative orders.',
      },
    ],
  },

  why: {
    heading: 'Why Florida firms need SEO: people still find the old alimony law',
    lede: 'If you wrote about alimony or custody before July 1, 2023, and haven’t updated the page, it now misleads people.',
    paragraphs: [
      'Permanent alimony ended, and equal time-sharing became the presumption. What lawyers had told clients for years was wrong overnight. A 2019 article on permanent periodic alimony still looks authoritative to a frightened spouse, and nothing on it warns her. The fix is simple: open with “In initial cases pending on July 1, 2023, or filed later, permanent alimony has ended,” and put your name and the date under it. We find the outdated pages on your site and rewrite them, and you approve each one.',
      'Florida is also full of people who learned their family law somewhere else. They arrive with New Jersey’s “custody,” Ohio’s “legal separation” or California’s “community property,” and they search for those words here. Chapter 61 uses none of the three the way they expect. We put the familiar word in the title, explain it in the first line, and use Florida’s terms from there on: parental responsibility, support unconnected with dissolution, equitable distribution.',
      `And Floridians are older, on average, than other Americans. Divorce after sixty has its own questions: the homestead, a pension that has already started, a second marriage with grown children on both sides, a paying spouse who wants to retire. These clients tend to read everything before they call. They want large type and a full explanation. Our ${link('/services/content-marketing', 'content work')} in Florida is written for them, too.`,
      'Finally, everything we write has to meet the Florida Bar’s advertising rules. Rule 4-7.13 forbids predictions of success and allows past results only if they can be objectively verified. We follow it from the first draft, so your review can be about the law.',
    ],
  },

  law: {
    heading: 'Florida family law: eight subjects people look up',
    lede: 'Most of it is in Chapter 61. The summaries are short and are no legal advice, so check the statute itself.',
    points: [
      {
        term: 'Alimony with an end date',
        statute: 'Fla. Stat. § 61.08',
        text: 'Four forms are left: temporary, bridge-the-gap, rehabilitative, and durational. After a marriage of under three years there is no durational award. After a longer one, barring exceptional circumstances, it lasts at most 50, 60, or 75 percent of the marriage, depending on its length. It may not exceed 35 percent of the difference in net incomes, and need can set a lower figure. People want a calculator. A worked example with the statute’s own thresholds helps them more.',
        searches: ['did florida get rid of permanent alimony', 'how long do you pay alimony in florida'],
      },
      {
        term: 'Retirement and old awards',
        statute: 'Fla. Stat. § 61.14',
        text: 'The reform did not erase existing judgments. It did write retirement into the modification statute, with factors to weigh. A payor who turns 65 looks this up with the old judgment on the table. The former spouse looks up the defense.',
        searches: ['can i stop paying alimony when i retire in florida', 'modify permanent alimony florida'],
      },
      {
        term: 'Equal time-sharing',
        statute: 'Fla. Stat. § 61.13',
        text: 'The public says custody and visitation; the law says parental responsibility and time-sharing. Equal time is now presumed best for the child, and a parent may rebut that by a preponderance of the evidence. One parent searches for the presumption, the other for a way to rebut it.',
        searches: ['is florida a 50/50 custody state', 'how to fight 50/50 time sharing florida'],
      },
      {
        term: 'Relocation: the fifty-mile rule',
        statute: 'Fla. Stat. § 61.13001',
        text: 'A move of 50 miles or more, for 60 days or longer, calls for written agreement or a petition. Jobs move people from Miami to Tampa. Parents measure the distance on a map, and then they search.',
        searches: ['florida relocation statute 50 miles', 'can my ex move out of state with my child florida'],
      },
      {
        term: 'One ground, in practice',
        statute: 'Fla. Stat. § 61.052',
        text: 'The marriage is irretrievably broken; the alternative, mental incapacity, is rare. Adultery is not a ground. It can still matter, because § 61.08 lets a judge consider it when awarding alimony. Many sites just say “Florida is no-fault, so it is irrelevant.” A page that gets this right stands out.',
        searches: ['irretrievably broken meaning', 'florida adultery laws divorce alimony'],
      },
      {
        term: 'Six months’ residence, then a twenty-day wait',
        statute: 'Fla. Stat. §§ 61.021, 61.052(2), 61.19',
        text: 'Six months of residence before filing must be corroborated, by a Florida driver license or ID card, a voter card, or a witness on form 12.902(i). After filing, 20 days must pass before final judgment unless injustice would result. Seasonal residents want to know whether winters count.',
        searches: ['proof of residency for divorce in florida', 'fastest divorce in florida'],
      },
      {
        term: 'Simplified dissolution',
        statute: 'Fla. Fam. L. R. P. 12.105',
        text: 'Couples with no minor or dependent children, no pregnancy, no alimony, and full agreement on property may petition on form 12.901(a) and appear together. Anyone who misses one condition needs another route. They find out three lines into the form, and start searching.',
        searches: ['simplified dissolution of marriage florida', 'florida divorce forms no children'],
      },
      {
        term: 'Equitable distribution',
        statute: 'Fla. Stat. § 61.075',
        text: 'Courts begin with equal shares and move from there on listed factors. The fights are about gifts between spouses, the passive growth of a premarital account, and a mortgage paid down from wages. Since July 1, 2024, a gift of real estate to a spouse requires the same writing as a conveyance. The homestead clause of the state constitution (art. X, § 4) covers creditors, devise, and a spouse’s signature, not division, but readers think it decides who keeps the house.',
        searches: ['is florida a community property state', 'who gets the house in a florida divorce'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of Florida searches, the new alimony law included',
    rows: [
      {
        group: 'Statewide',
        query: 'florida divorce lawyer',
        intent: 'New to the subject, reading around',
        build: 'Statewide overview, dated and signed',
      },
      {
        group: 'Lawyers in Miami',
        query: 'divorce lawyer miami',
        intent: 'Choosing among names on a map',
        build: 'Map listing, plus a Spanish page if you have the staff',
      },
      {
        group: 'The new alimony law',
        query: 'florida alimony law 2023',
        intent: 'Heard the law changed, wants to know how',
        build: 'Before-and-after guide',
      },
      {
        group: 'Time-sharing',
        query: 'time sharing lawyer tampa',
        intent: 'Served with a proposed parenting plan',
        build: 'Circuit-specific parenting page',
      },
      {
        group: 'Simple cases',
        query: 'simplified dissolution orlando',
        intent: 'Wants a price, perhaps a review',
        build: 'Flat-fee page with eligibility test',
      },
    ],
    targets: [
      {
        name: 'What changed',
        text: 'Pages that state the law from before July 2023 are wrong now. A correct, dated page gives people a reason to choose yours.',
      },
      {
        name: 'Who is asking',
        text: 'Retirees, newcomers, military families, Spanish speakers: we write for those you serve.',
      },
      {
        name: 'Where they file',
        text: 'Filing fee, parking, parenting course: dull to write and useful for years.',
      },
    ],
  },

  markets: {
    heading: 'Seven Florida markets by circuit',
    lede: 'The circuit court of the county hears divorces, in its family division.',
    rows: [
      {
        name: 'Miami-Dade',
        court: 'Eleventh Judicial Circuit',
        text: 'Spanish comes first in many households, with Haitian Creole and Portuguese close behind. Many cases involve assets abroad or a spouse abroad, so we write about service and valuation overseas early.',
      },
      {
        name: 'Broward and Palm Beach',
        court: 'Seventeenth and Fifteenth Judicial Circuits',
        text: 'The main courthouses are in Fort Lauderdale and West Palm Beach. Boca Raton is just inside Palm Beach County, and any page that mentions it should say so at the top. Closely held businesses and second homes give a firm here plenty to explain.',
      },
      {
        name: 'Tampa Bay',
        court: 'Thirteenth Judicial Circuit (Hillsborough); Sixth (Pinellas and Pasco)',
        text: 'The bay divides the courts. St. Petersburg and Clearwater are in the Sixth, Tampa is in the Thirteenth. At MacDill Air Force Base, parents deploy, and their parenting plans have to allow for it.',
      },
      {
        name: 'Orlando and the Space Coast',
        court: 'Ninth Judicial Circuit (Orange and Osceola); Eighteenth (Seminole and Brevard)',
        text: 'Young families, hourly and seasonal pay, and many households with roots in Puerto Rico. The usual question is what counts as income for support. Out on the coast, Melbourne has aerospace engineers who worry about retirement plans.',
      },
      {
        name: 'Jacksonville',
        court: 'Fourth Judicial Circuit (Duval, Clay, and Nassau)',
        text: `A Navy town with one consolidated city and county government. Newcomers take St. Augustine for a suburb, but it is St. Johns County and the Seventh Circuit. ${link('/states/georgia-divorce-lawyer-seo', 'Georgia')} is half an hour up the road, so parents often ask which state decides custody.`,
      },
      {
        name: 'Southwest Gulf coast',
        court:
          'Twelfth Judicial Circuit (Sarasota and Manatee) and Twentieth (Lee, Collier, and Charlotte), among other counties',
        text: 'In Naples and Sarasota, long marriages end with trusts, second homes, and two sets of heirs. A careful page on premarital agreements will have few readers. If one of them hires you, the page has paid for itself.',
      },
      {
        name: 'The Panhandle and the capital',
        court: 'First Judicial Circuit (Pensacola, Fort Walton Beach); Second (Tallahassee)',
        text: 'Pensacola has the Navy, Fort Walton Beach the Air Force, Tallahassee the state’s own employees. So the first two guides we write are on military retirement and the Florida Retirement System.',
      },
    ],
  },

  services: {
    heading: 'Four services, adjusted to Florida',
    blurbs: {
      'local-seo': `Service areas by courthouse, in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and text that seniors can read.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, alimony from before 2023 first.`,
      'reputation-management': 'Reviews that meet the conditions of Rule 4-7.13.',
    },
  },

  pricing: {
    heading: `One price in every Florida circuit: ${dollars(plan.monthly)} a month`,
  },

  testimonial: {
    heading: 'How it plays out in Tampa: one old alimony page, corrected',
    person: 'Lucia Fernandez',
    role: 'Partner, Fernandez & Cole',
    firmType: 'Divorce and family-law firm',
    city: 'Tampa',
    image: 'florida',
    alt: 'Drawn portrait of Lucia Fernandez, with a bob to the shoulders and a jacket',
    quote:
      'Our most-read page still promised permanent alimony. We rewrote it at the same address and put the date on it. It is still our most-read page, and now the calls it brings are about cases we can take.',
    sample: true,
  },

  longTerm: {
    heading: `Long-term strategy: about ${daysToResults} days to results, leads up ${gains.leads} by month six`,
    steps: [
      {
        when: 'First two weeks',
        title: 'Correct what is wrong',
        text: 'We check every page against Chapter 61 and run the audit. You get one list, the most serious items on top.',
      },
      {
        when: 'Through month 2',
        phase: 'visibility',
        title: 'Listings and first pages',
        text: `Listings, profile, and the first reform guide. Local visibility is up ${gains.visibility}. For most clients, results come around day ${daysToResults}.`,
      },
      {
        when: 'Months 3 and 4',
        phase: 'earlyTraffic',
        title: 'Pages for parents',
        text: `Time-sharing, relocation, child support. Traffic grows ${gains.earlyTraffic}.`,
      },
      {
        when: 'Months 5 and 6',
        phase: 'leads',
        title: 'Pages for long marriages',
        text: `Retirement, homestead, durational alimony. Leads rise by ${gains.leads}.`,
      },
      {
        when: 'Second half of the year',
        phase: 'traffic',
        title: 'The big metro terms',
        text: `Traffic is up ${gains.traffic} over that first week. Each summer we check the session laws.`,
      },
    ],
  },

  cities: {
    heading: 'Where we work in Florida',
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
    heading: 'Six questions from Florida family lawyers',
    items: [
      {
        question: 'Our alimony articles are from 2019. Should we delete them?',
        answer:
          'No. Rewrite them at the same URL. An old page has links and history that a new one lacks. So we replace the law, add a paragraph on judgments entered before the reform, and show the date of the revision. Until the rewrite is ready, a short notice at the top protects both the reader and you.',
      },
      {
        question: 'How long until a Florida firm sees results?',
        answer: `Most clients see results in about ${daysToResults} days: calls in Ocala or Lakeland, more views on the map in Miami. By month six, leads are up ${gains.leads}.`,
      },
      {
        question: 'We appear in three counties. Which comes first?',
        answer:
          'The county where your office is, because map results favor a real address. Next, the county whose judges you know best, since you can say things there that others can’t. The third waits. If two of them share a circuit, as Pinellas and Pasco do, much of the same work serves both.',
      },
      {
        question: 'Many people here file without a lawyer. Is that a market?',
        answer:
          'For review work, yes. The Supreme Court’s approved forms come with long instructions, and many clerks sell or post packets. A person stuck on the financial affidavit, 12.902(b) or (c), knows which line is the trouble. Family Law Rule 12.040 allows limited appearances. Offer an hour at a stated price and we will build the page around it.',
      },
      {
        question: 'Can you put “specialist” or “expert” on our pages?',
        answer:
          'If The Florida Bar has board certified you in marital and family law, yes, with the field and The Florida Bar named. Since 2019, Rule 4-7.14 has also allowed the claim without certification, if education, training, experience, and substantial involvement in the field make it objectively verifiable. With or without either word, you may give your years of practice or the number of hearings you have handled, as long as they are true and you can prove them. We ask for the proof before we write the sentence.',
      },
      {
        question: 'What return can we expect?',
        answer: `One extra case a month more than pays for the plan: a case brings ${dollars(marketModel.revenuePerCase)}, and the plan costs ${dollars(plan.monthly)}. You get a monthly report, a weekly email, and a dashboard that is open at all hours, so you can work out your cost per retained client yourself.`,
      },
    ],
  },

  closing: {
    heading: 'Book a free call: are your Florida alimony pages out of date?',
    lede: `Bring an old alimony page, or a search you want to be found for. In ${consultation.minutes} minutes we go through it with you. You keep the audit, whatever you decide.`,
  },

  nearby: {
    heading: 'North of the Florida line',
    states: [
      { state: 'georgia', kind: 'in-app' },
      { state: 'alabama', kind: 'in-app' },
      { state: 'south-carolina', kind: 'reload' },
      { state: 'north-carolina', kind: 'in-app' },
    ],
  },
};

export default page;
