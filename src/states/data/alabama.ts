import { link } from '../../copy/copy-text.ts';
import {
  atLeast,
  capitalized,
  countOf,
  dollars,
  grouped,
  inWords,
  nearest,
  percentRange,
  range,
} from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { casesForAYear, leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, otherPrices, plan, templateFaq, terms } from '../../offer/plan.ts';
import { gains, requestsAfter } from '../../offer/results.ts';
import type { StateTemplateData } from '../schema.ts';

export { templatePage as pageOf } from '../template.ts';

const annualDivorceCases = '23,500';
const annualCases = countOf(annualDivorceCases);

/** Sample data. */
const consultations = 10;

export default {
  kind: 'template',
  updated: '2026-11-28',
  annualDivorceCases,
  researchPercentage: '74%',
  licensedAttorneys: '2,800+',
  majorCity1: 'Birmingham',
  majorCity2: 'Huntsville',
  majorCity3: 'Mobile',
  mediumCity1: 'Montgomery',
  mediumCity2: 'Tuscaloosa',
  mediumCity3: 'Auburn',
  smallCities: [
    'Dothan',
    'Hoover',
    'Decatur',
    'Madison',
    'Florence',
    'Phenix City',
    'Prattville',
    'Gadsden',
    'Opelika',
    'Enterprise',
    'Daphne',
    'Athens',
    'Anniston',
    'Selma',
    'Fairhope',
    'Cullman',
  ],
  stateSpecificStatistic: '69%',
  specificLaw:
    'People ask first how long it takes. Ala. Code § 30-2-8.1 bars a final judgment until 30 days after the summons and complaint are filed. Next they ask whether they need a reason. Section 30-2-1 lists adultery and a year’s abandonment alongside incompatibility of temperament and irretrievable breakdown, and people search for all four. When the defendant lives out of state, § 30-2-5 requires six months of residency from the spouse who files. After the judgment, § 30-2-10 keeps both from marrying anyone else for 60 days. Each of these rules sends people to Google, and we give each one its own page.',
  stateChallenges: `We write one page for the client who wants a flat fee and one for the parent who faces a custody trial. In Jefferson County, the defendant’s address, or the couple’s last one together, decides which of two courthouses hears the case (Ala. Code § 30-2-4; Act No. 213 of 1919). ${link('/services/content-marketing#finished-page', 'Our page')} says which.`,
  uniqueLegalAspect:
    'Majority comes at 19 (Ala. Code § 26-1-1), most alimony has a time limit (§ 30-2-57), and parents still ask about tuition, years after Ex parte Christopher.',
  title: 'Alabama Divorce Lawyer SEO | Birmingham to Mobile',
  metaDescription: `SEO for Alabama divorce lawyers, from Huntsville to Mobile, with pages on Alabama law. No setup fees, cancel anytime, ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Denise Rutledge, founding attorney, small family-law firm, Huntsville',
  client: {
    image: 'alabama',
    alt: 'Drawn portrait of Denise Rutledge, with full curly hair and a jacket',
    quote: `I was tired of being compared with a website that sells forms. We split the pages: one for uncontested work at a flat fee, one for custody trials in Madison County. A year ago I had ${consultations} consultation requests a month. Last month I had ${requestsAfter(consultations)}.`,
    sample: true,
  },
  borderStates: ['florida', 'georgia', 'mississippi', 'tennessee'],
  local: {
    lede: 'Be found from Huntsville to Mobile.',
    faqs: [
      {
        question: 'Can a Dothan practice compete without a Birmingham address?',
        answer: `In its own county, yes. Against someone who lives in Alabama, you file in that person’s county or where the couple lived when they separated (Ala. Code § 30-2-4). Don’t rent a mailbox in Jefferson County: Google can suspend a listing without a real office. ${link('/services/local-seo', 'Local SEO')} starts with the address you have.`,
      },
      {
        question: 'What does a campaign return, and how soon?',
        answer: `${range(templateFaq.firstPageDays)} days to first-page rankings, and ${percentRange(templateFaq.roi)} ROI. Rankings come sooner in Cullman than in Birmingham, where more firms compete.`,
      },
      {
        question: `Is ${dollars(otherPrices.stateAnswer)} a month realistic for two lawyers in Mobile?`,
        answer: `Yes. The ${dollars(otherPrices.stateAnswer)} monthly investment comes back with one added case a month: at ${dollars(marketModel.revenuePerCase)} a case, it leaves ${dollars(leftOver(otherPrices.stateAnswer))} before your own costs. ${capitalized(inWords(casesForAYear(otherPrices.stateAnswer)))} cases cover a full year, about one in every ${grouped(nearest(100, annualCases / casesForAYear(otherPrices.stateAnswer)))} Alabama divorces. We write for contested cases first. There are no setup fees, you can cancel in any month by writing to us ${terms.noticeDays} days ahead, and pages stay yours once they are paid for.`,
      },
      {
        question: 'Do the 2026 advertising rules limit you?',
        answer:
          'Yes. The Alabama Supreme Court rewrote Rules 7.1, 7.2, and 7.3 of the Rules of Professional Conduct, effective January 1, 2026. We leave out promised outcomes and comparisons that you could not prove. The general disclaimer of the old Rule 7.2(e), “No representation is made that the quality of the legal services…,” is gone from the rule. Ask the bar before you drop yours. Don’t let a vendor build pages around another firm’s name. Nothing goes online without your approval, because the rules bind the lawyer.',
      },
      {
        question: 'Contested and uncontested: separate pages?',
        answer: `Yes, and they should not sound alike. The uncontested page explains the answer and waiver, says what your flat fee covers, and says up front that the court must wait 30 days. The contested page is about temporary orders, discovery, and the trial calendar. When one page tries to do both, the person with the harder case leaves. More on this under ${link('/services/content-marketing', 'content marketing')}.`,
      },
      {
        question: 'What do people look up after the judgment?',
        answer:
          'Ways to change it. Ex parte McLendon, decided in 1984, set a demanding test for changing custody from one parent to the other, and parents who have heard the name look it up. Others count the months to a 19th birthday, or ask whether alimony ends when a former spouse lives with someone new. We write a page on each.',
      },
    ],
    searches: [
      {
        group: 'Statewide',
        query: 'alabama divorce lawyer',
        intent: 'Has no county in mind yet',
        build: 'State guide with county pages',
      },
      {
        group: 'A lawyer in your city',
        query: 'divorce attorney huntsville al',
        intent: 'Wants a name and a number tonight',
        build: 'Madison County page and map listing',
      },
      {
        group: 'How long it takes',
        query: 'how long does a divorce take in alabama',
        intent: 'Heard thirty days, wants it confirmed',
        build: 'Timeline that cites § 30-2-8.1',
      },
      {
        group: 'What it costs',
        query: 'uncontested divorce alabama cost',
        intent: 'Weighing a lawyer against a form site',
        build: 'Fee page that lists what is included',
      },
      {
        group: 'Moving away',
        query: 'can i move out of state with my child alabama',
        intent: 'Planning a move, or trying to stop one',
        build: 'Relocation page on the 45-day notice',
      },
    ],
    targets: [
      {
        name: 'The contested case',
        text: 'Custody trials, pensions, a move out of state. No form does the job.',
      },
      {
        name: 'The uncontested couple',
        text: 'They ask about the flat fee, the waiver, and how soon it can be over.',
      },
      {
        name: 'Towns near a state or county line',
        text: 'Around Phenix City, Dothan, and Mobile Bay, we name the right courthouse.',
      },
    ],
    cities: {
      metro: [
        'The county line and the Cutoff decide who files where.',
        'Redstone families ask about federal pensions.',
        'One bay, two circuits: the Eastern Shore files in Bay Minette.',
      ],
      midSize: [
        'No QDRO divides a state pension (Ala. Code § 36-27-28).',
        'Faculty and hospital staff, often with rental houses.',
        'You file in Opelika. Georgia firms show up in the results.',
      ],
      smaller: 'In a county seat, one good page, the right hours, and a few recent reviews go far.',
    },
    services: {
      'local-seo': `One address in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and repairs, phones first.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, contested cases first.`,
      'reputation-management': 'Requests and replies by the 2026 rules.',
    },
    longTerm: [
      {
        when: 'Months 1–6',
        phase: 'leads',
        title: 'Listings, then answers',
        text: `Repairs and listings first. Local visibility rises ${gains.visibility} in months 1–2, traffic ${gains.earlyTraffic} in months 3–4, leads ${gains.leads} in months 5–6.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'One county seat at a time',
        text: `Traffic is ${gains.traffic} above where it began. We go as far out as you’re willing to drive.`,
      },
      {
        when: 'Year two',
        title: 'Past clients search, too',
        text: 'They look up a custody change, contempt, a 19th birthday. We revise the pages when the law changes.',
      },
    ],

    closing: {
      heading: 'Book a free call about your Alabama county',
      lede: 'Name your county and the cases you want more of. We show you which firm people there find today, and why. You keep the free audit.',
    },
  },
} satisfies StateTemplateData;
