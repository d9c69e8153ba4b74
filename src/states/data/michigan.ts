import { atLeast, dollars, grouped, inWords, range } from '../../lib/format.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.michigan;
const { daysToResults } = results;
const searchesAYear = 12 * figures.monthlySearches;

export default {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: 'Michigan Divorce Lawyer SEO | Detroit to Marquette',
  metaDescription: `SEO for Michigan divorce lawyers. People ask Google whether their divorce takes 60 days or six months. We help you get found with the answer. ${dollars(plan.monthly)} a month.`,
  figures,
  campaigns: { hero: 'page-michigan', pricing: 'page-michigan', closing: 'page-michigan' },
  anchor: 'testimonial',
  resultsLabel: 'View Michigan Results',
  hero: {
    heading: 'Michigan divorce lawyer SEO for DO and DM cases',
    lede: 'Is the wait 60 days or six months? We make your firm the answer they find.',
  },
  market: {
    heading: `Michigan: ${grouped(figures.annualCases)}\u00a0divorce cases a year, DO and DM`,
    stats: [
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: 'Filed as DO, or as DM with minor children.',
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: `That is ${grouped(searchesAYear)} a year, or about ${inWords(Math.round(searchesAYear / figures.annualCases))} for every case.[^figures]`,
      },
      {
        value: figures.attorneys,
        label: 'licensed attorneys',
        detail: 'From Detroit to the Upper Peninsula.',
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Sixty-eight in the Lower Peninsula, fifteen in the Upper.',
      },
    ],
  },
  why: {
    heading: 'Why Michigan firms need SEO: the Friend of the Court',
    lede: 'Whether a couple has minor children decides how long they wait, how much they deal with the Friend of the Court, and what they search for. To the clerk, the two kinds of case are DO and DM.',
    paragraphs: [
      'The county’s own site comes first for “friend of the court,” and should. But it can’t give advice, and you can: how to prepare for the interview, whether to object to the recommendation, when it makes sense to opt out. Michigan also has terms nobody learns until they need them, such as “pro con hearing” or “separate maintenance.” People open an envelope, see one of these terms, and type it straight into Google. By then they often have a case number and an interview date. Some of them filed or answered without a lawyer. If your page tells them what to bring, you may be the first lawyer they call.',
      'Two neighbors in Livonia type “how long does a divorce take in michigan.” One has no minor children and may put proofs on the record after 60 days. The other has a nine-year-old daughter, a six-month wait, and a file at the Friend of the Court. A page that gives both the same number is wrong for one of them. We write two answers, and each ends with your phone number.',
      'And a DM case often goes on after the judgment. Parenting time is changed, support is reviewed, a parent gets a job offer in Ohio. If people can find you then, post-judgment work can become a practice of its own.',
    ],
  },
  law: {
    heading: 'Michigan family law: nine points and what people search',
    lede: 'Citations are to the Compiled Laws. Check the text in force; nothing here is legal advice.',
    points: [
      {
        term: 'Sixty days or six months',
        text: 'No proofs may be taken for 60 days after filing, and for six months if there are dependent minor children. A judge may shorten the six months for unusual hardship or compelling necessity, though never below 60 days. So “can it be faster” has a real answer.',
        statute: 'MCL 552.9f',
        searches: ['how long does divorce take in michigan with kids', 'waive 6 month waiting period divorce michigan'],
      },
      {
        term: '180 days, then ten',
        text: 'One spouse must have lived in the state for 180 days and, apart from a narrow exception, in the county of filing for ten. Anyone who left Toledo for Monroe last month wants to know this before booking.',
        statute: 'MCL 552.9',
        searches: ['michigan divorce residency requirement', 'which county do i file for divorce in michigan'],
      },
      {
        term: 'One ground for divorce',
        text: 'The only ground is a breakdown of the marriage relationship, pleaded in the words of the statute and no others. Fault comes back later: under Sparks v. Sparks, 440 Mich. 141 (1992), it is one factor among several when property is divided. People half remember that, and type “does cheating matter.”',
        statute: 'MCL 552.6',
        searches: ['does adultery affect divorce in michigan', 'is michigan a no fault divorce state'],
      },
      {
        term: 'Friend of the Court',
        text: 'Each circuit has this office. It investigates, recommends, and enforces custody, parenting time, and support. Parties can ask to opt out under MCL 552.505a, and many don’t realize that they can. A parent with an interview on Thursday wants to know what to bring.',
        statute: 'MCL 552.501 et seq.',
        searches: [
          'friend of the court interview what to expect',
          'opt out of friend of the court michigan',
          'object to friend of the court recommendation',
        ],
      },
      {
        term: 'Twelve factors and an established home',
        text: 'The Child Custody Act lists best-interest factors (a) through (l). Where a child has an established custodial environment, a change takes clear and convincing evidence. Parents look up the list and score themselves against the other side, so a factor-by-factor guide gets read to the end.',
        statute: 'MCL 722.23; 722.27',
        searches: [
          'best interest factors michigan',
          'how to change custody in michigan',
          '50/50 custody michigan child support',
        ],
      },
      {
        term: 'The 100-mile rule',
        text: 'With exceptions, a parent of a child whose custody is governed by court order may not move that child’s legal residence more than 100 miles without consent or leave. Detroit to Grand Rapids is over that line. Detroit to Lansing is under it. A map helps these visitors more than a paragraph does.',
        statute: 'MCL 722.31',
        searches: ['100 mile rule michigan custody', 'moving out of state with child michigan'],
      },
      {
        term: 'Separate maintenance',
        text: 'Spouses who want to live apart and stay married, often for insurance or for faith, file for separate maintenance on the same ground as divorce. If the other side counterclaims for divorce, the result is a divorce. Few people know the term; nearly everyone else types “legal separation.”',
        statute: 'MCL 552.7',
        searches: ['legal separation michigan', 'legal separation vs divorce michigan health insurance'],
      },
      {
        term: 'No table for spousal support',
        text: 'The court awards what it finds just and reasonable in the circumstances. Software produces estimates for negotiation and binds nobody. With no table to look at, people find a calculator from another state and arrive with the wrong figure.',
        statute: 'MCL 552.23',
        searches: ['alimony calculator michigan', 'how long do you have to be married to get alimony in michigan'],
      },
      {
        term: 'EDRO, the public pension order',
        text: 'Retirement benefits of many state, school, and municipal employees are divided by an eligible domestic relations order under Michigan’s own statute; a private plan takes a federal QDRO. Teachers, troopers, and their spouses search the four letters.',
        statute: 'MCL 38.1701 et seq.',
        searches: ['edro michigan', 'divorce teacher pension michigan', 'qdro attorney michigan'],
      },
    ],
  },
  keywords: {
    heading: 'Five groups of Michigan searches, and who makes them',
    rows: [
      {
        group: 'Statewide',
        query: 'divorce lawyer michigan',
        intent: 'Starting a list of names',
        build: 'Practice page with fees and people',
      },
      {
        group: 'A lawyer in your city',
        query: 'divorce attorney grand rapids mi',
        intent: 'Ready to book',
        build: 'Office page, reviews, directions',
      },
      {
        group: 'Friend of the Court',
        query: 'friend of the court michigan',
        intent: 'Has a letter and an appointment',
        build: 'FOC guide by circuit',
      },
      {
        group: 'How long it takes',
        query: 'how long does a divorce take in michigan',
        intent: 'Planning around children or a lease',
        build: 'Two timelines, DO and DM',
      },
      {
        group: 'Separation',
        query: 'legal separation michigan',
        intent: 'Unsure about ending it',
        build: 'Separate maintenance explained',
      },
    ],
    targets: [
      {
        name: 'DM: parents',
        text: 'Six months of questions, an FOC file, and a school calendar: most of our writing goes here.',
      },
      {
        name: 'DO: no minor children',
        text: 'Often long marriages, where pensions matter more than speed. A handful of strong pages is enough.',
      },
      {
        name: 'After judgment',
        text: 'A motion to change custody, or a move of 120 miles. Fewer firms write for these parents.',
      },
    ],
  },
  markets: {
    heading: 'Seven Michigan markets by circuit',
    lede: 'The family division of the circuit court hears divorces. We plan by circuit, because each Friend of the Court has its own habits.',
    rows: [
      {
        name: 'Oakland County',
        court: 'Sixth Judicial Circuit, Pontiac',
        text: 'Closely held companies, executive pay, and many law firms along Woodward. We start with Novi, Rochester Hills, or Royal Oak and leave Birmingham for later.',
      },
      {
        name: 'Detroit and Wayne County',
        court: 'Third Judicial Circuit, Detroit',
        text: 'We lead with support, paternity, and parenting time. Downriver, Dearborn, and the western townships each search by their own name, and Dearborn searches in Arabic too.',
      },
      {
        name: 'Macomb County',
        court: 'Sixteenth Judicial Circuit, Mount Clemens',
        text: 'Hourly wages, overtime, and union pensions. Many people in Warren and Sterling Heights want a lawyer in their own county. If you have an address here, your pages should say so early.',
      },
      {
        name: 'Grand Rapids and the lakeshore',
        court: 'Seventeenth Circuit (Kent) and Twentieth Circuit (Ottawa)',
        text: 'Family businesses, and religious communities where separate maintenance is a serious option. Holland is in two counties, Ottawa and Allegan, so we answer “which court” early.',
      },
      {
        name: 'Lansing and Ann Arbor',
        court: 'Thirtieth Circuit (Ingham) and Twenty-Second Circuit (Washtenaw)',
        text: 'State employees bring EDRO questions to Lansing. Ann Arbor’s visiting faculty and hospital residents ask about the 180 days and about leaving with a child.',
      },
      {
        name: 'Flint and the Saginaw Bay',
        court: 'Seventh (Genesee), Tenth (Saginaw) and Eighteenth (Bay) Circuits',
        text: 'Retired plant workers divide pensions earned decades ago. People watch costs closely here, so we write the fee page before the attorney bios.',
      },
      {
        name: 'Traverse City and the Upper Peninsula',
        court: 'Thirteenth Circuit at Traverse City; Twenty-Fifth at Marquette',
        text: 'Few lawyers, long drives, cottages held by three generations. You may be the nearest office for an hour in any direction. Your site should say which courthouses you travel to.',
      },
    ],
  },
  services: {
    heading: 'What you get in a Michigan circuit: four services',
    blurbs: {
      'local-seo': `${atLeast(citations.directories)} directories with one suite, phone, and hours.`,
      'technical-seo': `A ${audit.points}-point audit, and old FOC guides fixed.`,
      'content-marketing': `${range(plan.contentPages)} pages a month. You mark up each draft.`,
      'reputation-management': 'Testimonials checked against MRPC 7.1(b).',
    },
  },
  pricing: {
    heading: `${dollars(plan.monthly)} a month in Pontiac, ${dollars(plan.monthly)}\u00a0in Marquette`,
  },
  testimonial: {
    heading: `How it plays out in Grand Rapids: results in ${figures.caseStudyDays} days`,
    person: 'Peter Kowalski',
    role: 'Partner',
    firmType: 'Kowalski Family Law, two-attorney practice',
    city: 'Grand Rapids',
    image: 'michigan',
    alt: 'Drawn portrait of Peter Kowalski, with short combed hair, a full beard, and a jacket',
    quote: `We wrote up the Friend of the Court in Kent County: the interview, the recommendation, the objection. Around day ${figures.caseStudyDays} the first parents called about an objection. Objections are what most of my calls are about now.`,
    sample: true,
  },
  longTerm: {
    heading: `Long-term strategy: two checks, and results in about ${daysToResults} days`,
    steps: [
      {
        when: 'Day 60',
        phase: 'visibility',
        title: 'The DO clock',
        text: `The first pages are up, your listings match, and the repairs are done. Local visibility is up ${gains.visibility}.`,
      },
      {
        when: 'Month 4',
        phase: 'earlyTraffic',
        title: 'More readers',
        text: `The first pages have had time to rank. In months 3–4, traffic grows ${gains.earlyTraffic}.`,
      },
      {
        when: 'Six months',
        phase: 'leads',
        title: 'The DM clock',
        text: `Someone who found you at filing may be near judgment. In months 5–6, leads grow by ${gains.leads}.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'Neighboring circuits',
        text: `Traffic gains ${gains.traffic} by the end of the year, mostly from pages already published.`,
      },
      {
        when: 'Year two',
        title: 'After judgment',
        text: 'We add post-judgment pages and keep the child support figures current.',
      },
    ],
  },
  cities: {
    heading: 'Where we work in Michigan',
    lede: 'From Dearborn to Marquette. Townships matter as much as cities here, and we write for them once you rank in the nearest city.',
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
    heading: 'Six answers for Michigan divorce lawyers',
    items: [
      {
        question: 'How long until a Michigan firm sees results?',
        answer: `Most clients wait about ${daysToResults} days. Traverse City is quicker than Oakland County, where more firms compete. Ask us about your circuit.`,
      },
      {
        question: 'Can a private firm rank for “friend of the court”?',
        answer:
          'Yes, for whole sentences: “friend of the court interview what to expect,” “object to friend of the court recommendation.” The people who type those have an appointment or a deadline. The bare phrase belongs to your county’s office.',
      },
      {
        question: `What would ${dollars(plan.monthly)} a month bring back?`,
        answer: `At ${dollars(marketModel.revenuePerCase)} a case, one more a month covers the ${dollars(plan.monthly)} with ${dollars(leftOver(plan.monthly))} to spare. A second brings in another ${dollars(marketModel.revenuePerCase)}. On the first call, we go through how many people in your circuit are searching.`,
      },
      {
        question: 'Our office is in Oakland. May we target Wayne and Macomb?',
        answer:
          'With pages, yes. The map is harder, because Google favors firms near the person searching and wants a staffed address. We write for readers across the county line and keep the profile where your office is. A second office helps only if somebody works there.',
      },
      {
        question: 'Is there enough demand in the Upper Peninsula?',
        answer: `Yes, for a firm that covers several of its fifteen counties. One extra case a month pays for the plan, at ${dollars(marketModel.revenuePerCase)} a case. So we write a page for each courthouse you travel to, and the whole peninsula becomes your market.`,
      },
      {
        question: 'Who checks the law before a page goes up?',
        answer:
          'You do, and we make it quick. Each draft comes with its citations listed, MCL or court rule, so an associate can clear it in one sitting. MRPC 7.1(b) bars communications likely to create unjustified expectations, and its comment names past results and client endorsements. We draft with both in mind.',
      },
    ],
  },

  closing: {
    heading: 'Book a free call: see who shows up in your Michigan circuit',
    lede: 'On a shared screen, we search the DO and DM questions for your county and show you where your firm stands. The audit that comes with the call is free.',
  },
  nearby: {
    heading: 'Around Michigan',
    states: [
      { state: 'ohio', kind: 'in-app' },
      { state: 'indiana', kind: 'in-app' },
      { state: 'wisconsin', kind: 'in-app' },
      { state: 'illinois', kind: 'in-app' },
    ],
  },
} satisfies HandWrittenState;
