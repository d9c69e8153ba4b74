import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, inWords, nearest, range } from '../../lib/format.ts';
import { casesForAYear, marketModel } from '../../offer/market-model.ts';
import { audit, callLength, citations, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.illinois;
const { daysToResults } = results;

export default {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: 'Illinois Divorce Lawyer SEO: Chicago, Suburbs, Downstate',
  metaDescription: `Illinois judges have not awarded custody since 2016, but clients still search for it. SEO for divorce attorneys from Cook County to Metro East. ${dollars(plan.monthly)} a month.`,
  figures,
  campaigns: { hero: 'page-illinois', pricing: 'page-illinois', closing: 'page-illinois' },
  anchor: 'testimonial',
  resultsLabel: 'View Illinois Results',
  hero: {
    heading: 'Illinois divorce lawyer SEO: clients still search for “custody”',
    lede: 'Since 2016 the courts don’t say “custody.” Clients do. We write for both.',
  },
  market: {
    heading: `Illinois: ${figures.counties}\u00a0counties, ${grouped(figures.annualCases)}\u00a0divorce cases a year`,
    stats: [
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: 'From first doubts to firm names.[^figures]',
      },
      {
        value: figures.attorneys,
        label: 'licensed attorneys',
        detail: 'Many reach into the collar counties.',
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Cook and each collar county: a circuit of its own.',
      },
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `About ${nearest(10, figures.annualCases / 365)} a day.`,
      },
    ],
  },
  why: {
    heading: 'Why Illinois firms need SEO: clients kept the old words',
    paragraphs: [
      'Your clients say joint custody, alimony, and visitation. The Act says decision-making, maintenance, and parenting time. Keyword tools show that people mostly type the first three. A page in the statute’s words alone is correct, but nothing in its heading matches what your client typed. A page in everyday English alone may get found, but its readers will learn the court’s words from the judge instead of from you.',
      'So we use both. The heading asks the question as people type it. The first paragraph answers it and introduces the legal term. After that we use the legal term. A reader who came for “full custody” leaves knowing the difference between significant decisions and overnights, and knowing who explained it.',
      'Illinois is also two states in one. Winnetka and Cairo share a statute and little else: different incomes, different drives to court, different competitors. Chicago firms with large budgets reach far into the collar counties. Few of them write about the Kane County parenting class or the clerk’s window in Edwardsville. If you are in one of those courthouses every week, you can. So our plan for a small firm is to describe one courthouse better than anyone in the Loop can, and then the next. You tell us how your courthouse works, we write the pages, and nothing goes online until you approve it.',
    ],
  },
  law: {
    heading: 'Illinois family law: seven subjects people look up',
    lede: 'All are in Chapter 750 of the Compiled Statutes. Before you rely on a summary, check the Act; we give no legal advice.',
    points: [
      {
        term: 'Irreconcilable differences, and only those',
        text: `Fault grounds ended in 2016. Ninety days’ residence by one spouse is enough, and six months of living separate and apart raise an irrebuttable presumption that the differences are irreconcilable. Illinois courts have accepted separate lives under one roof. Spouses who agree that the marriage is over often don’t need the presumption at all, and they are relieved to read it.`,
        statute: '750 ILCS 5/401',
        searches: [
          'how long do you have to be separated before divorce in illinois',
          'grounds for divorce in illinois',
          'living separate and apart in the same house illinois',
        ],
      },
      {
        term: 'Parental responsibilities',
        text: 'What used to be custody is now two allocations. One covers significant decisions on education, health, religion, and extracurricular activities; the other divides parenting time. Each parent must generally file a proposed parenting plan, jointly or alone, within 120 days of service or filing. That deadline makes people search in a hurry.',
        statute: '750 ILCS 5/602.5, 602.7, 602.10',
        searches: [
          'full custody illinois',
          'illinois parenting plan example',
          'allocation of parental responsibilities meaning',
        ],
      },
      {
        term: 'Maintenance by guideline',
        text: `If combined gross income is under $500,000 a year and the payor owes no support from an earlier relationship, a guideline applies. It takes a third of the payor’s net income less a quarter of the payee’s, and stops when the payee would hold 40% of the combined net. Duration follows a multiplier that rises with the length of the marriage. With a formula this public, people look for calculators. Show the math by hand and your page can rank beside them.`,
        statute: '750 ILCS 5/504',
        searches: [
          'illinois maintenance calculator',
          'how long does alimony last in illinois',
          'spousal support illinois 20 years',
        ],
      },
      {
        term: 'Support by income shares',
        text: 'Both parents’ incomes have counted since July 2017. The computation changes once each parent has at least 146 overnights a year. Mothers and fathers both look up that number, for opposite reasons. Your page should be fair to both.',
        statute: '750 ILCS 5/505',
        searches: ['146 overnights illinois', 'child support 50/50 illinois', 'illinois child support percentage'],
      },
      {
        term: 'Just proportions, dissipation, and the dog',
        text: 'Marital property is divided in just proportions, without regard to marital misconduct. Money spent on an affair while the marriage is breaking down can come back as a dissipation claim, with notice deadlines tied to trial and the close of discovery. Since 2018 the court may allocate a companion animal with its well-being in mind.',
        statute: '750 ILCS 5/503',
        searches: [
          'dissipation of marital assets illinois',
          'is illinois a 50 50 state divorce',
          'who gets the dog in a divorce illinois',
        ],
      },
      {
        term: 'Relocation by distance',
        text: `For a parent with half or more of the parenting time, moving a child more than 25 miles from a home in Cook, DuPage, Kane, Lake, McHenry, or Will is a relocation. In the other ${figures.counties - 6} counties the distance within the state is 50 miles. Across the state line it is 25 again. The statute measures by Internet mapping service. So each county page can state its own distance.`,
        statute: '750 ILCS 5/600(g), 609.2',
        searches: ['how far can a parent move with joint custody in illinois', 'illinois relocation statute 25 miles'],
      },
      {
        term: 'Joint simplified dissolution',
        text: `A short route for marriages of eight years or less with no children, no real estate, no retirement benefits beyond small IRAs, and limited means: combined gross income under $60,000 a year, neither spouse above $30,000, marital property under $50,000. Both waive maintenance. Many who search for it will fail one of the tests, and a checklist lets them find that out on your site.`,
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
    heading: 'Five groups of Illinois searches, in the words people type',
    rows: [
      {
        group: 'Statewide',
        query: 'illinois divorce lawyer',
        intent: 'Looking over the whole field',
        build: 'Firm overview with named partners',
      },
      {
        group: 'Lawyers in Chicago',
        query: 'divorce attorney chicago loop',
        intent: 'Wants an office near work',
        build: 'Downtown page and verified profile',
      },
      {
        group: 'Custody',
        query: 'child custody lawyer dupage county',
        intent: 'Has a judge and a date in Wheaton',
        build: 'Circuit page on parenting plans',
      },
      {
        group: 'Maintenance',
        query: 'illinois maintenance calculator',
        intent: 'Testing a number before talking',
        build: 'Worked example under § 504',
      },
      {
        group: 'Uncontested divorce',
        query: 'uncontested divorce illinois',
        intent: 'In agreement, short of money',
        build: 'Eligibility checklist, fixed fee',
      },
    ],
    targets: [
      {
        name: 'A suburb and a problem',
        text: 'A four-person office has a better chance with “parenting plan lawyer Naperville” than with “divorce lawyer Chicago.”',
      },
      {
        name: 'Questions with a number',
        text: 'Maintenance, overnights, distance: each has an answer a reader can check.',
      },
      {
        name: 'The downstate county seat',
        text: 'In Edwardsville, Urbana, or Rockford, people have reason to prefer a good local firm.',
      },
    ],
  },
  markets: {
    heading: 'Six Illinois markets, from the Daley Center to Metro East',
    lede: 'Every divorce here starts in a circuit court. Say which one at the top of the page.',
    rows: [
      {
        name: 'Chicago and suburban Cook',
        court: 'Circuit Court of Cook County, Domestic Relations Division',
        text: 'The Daley Center downtown and district courthouses in Skokie, Rolling Meadows, Maywood, Bridgeview, and Markham. People in Evanston, Schaumburg, and Orland Park type their suburb first. We give a suburb its own page only when you can say something true about practicing there.',
      },
      {
        name: 'DuPage',
        court: 'Eighteenth Judicial Circuit, Wheaton',
        text: 'Naperville spills into Will County, so many people there ask where to file. Professionals with stock and a mortgage compare credentials line by line. They read your attorney bios.',
      },
      {
        name: 'Lake, McHenry, Kane, and Will',
        court: 'Nineteenth (Lake), Twenty-Second (McHenry), Sixteenth (Kane) and Twelfth (Will) Circuits',
        text: 'Four circuits at Chicago’s edge, each with its own bar association. The 25-mile limit applies in all four. A Kane firm gains more from Aurora, Elgin, and St. Charles than from any search with Chicago in it.',
      },
      {
        name: 'Rockford and Peoria',
        court: 'Seventeenth Circuit (Winnebago) and Tenth Circuit (Peoria)',
        text: 'Cases here involve manufacturing pensions and modest houses. People ask about price early, so we put your consultation terms where a phone shows them first.',
      },
      {
        name: 'Springfield, Bloomington, Champaign',
        court: 'Seventh (Sangamon), Eleventh (McLean) and Sixth (Champaign) Circuits',
        text: 'State pensions, insurance careers, and a large university. Public retirement systems here take a Qualified Illinois Domestic Relations Order, known as a QILDRO, and people search by the acronym.',
      },
      {
        name: 'Metro East',
        court: 'Third Circuit (Madison) and Twentieth Circuit (St. Clair)',
        text: 'St. Louis firms can show up for Belleville searches, so a page here should say in its first line that you practice in Illinois. Military families at Scott Air Force Base need to hear which state has jurisdiction.',
      },
    ],
  },
  services: {
    heading: 'What Illinois firms get: four services in one fee',
    blurbs: {
      'local-seo': `Your real office, the same in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and pages from 2015 replaced.`,
      'content-marketing': `${range(plan.contentPages)} pages a month: clients’ words, then the Act’s.`,
      'reputation-management': 'Critics answered in two calm sentences.',
    },
  },
  pricing: {
    heading: `The price is ${dollars(plan.monthly)} a month: Chicago, Wheaton, or Belleville`,
  },
  testimonial: {
    heading: `How it plays out in Chicago: results in ${figures.caseStudyDays} days`,
    person: 'Thomas Reyes',
    role: 'Principal',
    firmType: 'Reyes Family Law, divorce and parentage practice',
    city: 'Chicago',
    image: 'illinois',
    alt: 'Drawn portrait of Thomas Reyes, with short hair swept back and a jacket',
    quote: `No client has ever said ‘allocation of parental responsibilities’ to me. Every judge at the Daley Center says it. Our pages say both. After ${figures.caseStudyDays} days, the calls came, from DuPage first and then from Cook County, and some were contested cases.`,
    sample: true,
  },
  longTerm: {
    heading: `Long-term strategy: from results in about ${daysToResults} days to the next circuit`,
    steps: [
      {
        when: 'Months 1–2',
        phase: 'visibility',
        title: 'Clear out the pages from before 2016',
        text: `Old custody pages merged or rewritten, listings matched. Local visibility rises ${gains.visibility}.`,
      },
      {
        when: 'Months 3–6',
        phase: 'leads',
        title: 'One circuit at a time',
        text: `Parenting plans, maintenance math, the relocation limit. Traffic grows ${gains.earlyTraffic} in months 3–4, leads ${gains.leads} in months 5–6.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'The harder Chicago terms',
        text: `With local pages behind it, your site can compete for them. Traffic gains ${gains.traffic}.`,
      },
      {
        when: 'After twelve months',
        title: 'Upkeep',
        text: 'We recheck every number on the site each year and rewrite what is out of date.',
      },
    ],
  },
  cities: {
    heading: 'Where we work in Illinois',
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
    heading: 'What Illinois divorce lawyers ask us about SEO',
    items: [
      {
        question: 'Will someone typing “custody” find a page about parental responsibilities?',
        answer:
          'Usually, if both words are on it. Search engines have learned that the two belong together, though a heading in the reader’s own word still helps. We use “custody” where people scan and the statutory term in the text. Your pleadings don’t change.',
      },
      {
        question: 'How soon would an Illinois firm see results?',
        answer: `Most of our clients see results in about ${daysToResults} days. Cook County is the most crowded in the state and takes longer than Rockford or Belleville, which have fewer firms.`,
      },
      {
        question: 'We have one Loop office. Can we appear on the map in Naperville?',
        answer:
          'You can rank in the ordinary results there, with pages on DuPage practice that offer a video consultation. For the map, Google requires an office that is staffed during its hours, so don’t rent a mailbox.',
      },
      {
        question: 'How should we judge the return?',
        answer: `By retained matters, from your own books. At ${dollars(marketModel.revenuePerCase)} a case, one added case covers a month of the plan, and ${inWords(casesForAYear(plan.monthly))} cover a year. Bring last year’s intake list to the consultation, and we will count again with your fees.`,
      },
      {
        question: 'Do people in Illinois ask ChatGPT for a divorce lawyer?',
        answer:
          'Some do, and others ask it to explain maintenance. Its answers often come from pages that give the rule, the citation, and a worked figure. We write that way for human readers first, and that gets you into those answers.',
      },
      {
        question: 'Which advertising rules do you write under?',
        answer:
          'Rules 7.1 and 7.4 of the Illinois Rules of Professional Conduct. The first forbids false or misleading communications about your services; the second restricts “certified,” “specialist” and “expert.” So we use no superlatives, never slip in “specialist,” and never cite a past outcome without its context. The responsible lawyer at your firm has the last word on each page.',
      },
    ],
  },

  closing: {
    heading: 'Book a free call: one Illinois county, one kind of case',
    lede: `Choose Kane and relocation, say, or Cook and maintenance. You see which firms people find for it. The call takes ${callLength}, and the audit stays with you. For our work in general, see ${link('/divorce-lawyer-seo', 'Divorce Lawyer SEO Company')}.`,
  },
  nearby: {
    heading: 'Beyond Illinois',
    states: [
      { state: 'indiana', kind: 'in-app' },
      { state: 'wisconsin', kind: 'in-app' },
      { state: 'iowa', kind: 'in-app' },
      { state: 'missouri', kind: 'in-app' },
    ],
  },
} satisfies HandWrittenState;
