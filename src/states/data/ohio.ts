import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, inWords, nearest, range } from '../../lib/format.ts';
import { marketModel } from '../../offer/market-model.ts';
import { audit, citations, consultation, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.ohio;
const { daysToResults } = results;

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: `Ohio Divorce Lawyer SEO: Divorce, Dissolution, ${figures.counties} Counties`,
  metaDescription: `SEO for Ohio divorce lawyers, from Cleveland to Cincinnati. We get you found for divorce and for dissolution. ${dollars(plan.monthly)} a month, no setup fees.`,
  figures,
  campaigns: {
    hero: 'page-ohio-divorce-lawyer-seo',
    pricing: 'page-ohio-divorce-lawyer-seo',
    closing: 'page-ohio-divorce-lawyer-seo',
  },
  anchor: 'case-study',
  resultsLabel: 'View Ohio Results',

  hero: {
    heading: 'Ohio divorce lawyer SEO: divorce and dissolution are two searches',
    lede: 'Couples who agree type one word, served spouses the other. We cover both.',
  },

  market: {
    heading: `Divorce in Ohio: ${grouped(figures.annualCases)}\u00a0cases, ${figures.counties}\u00a0counties`,
    stats: [
      {
        value: grouped(figures.annualCases),
        label: 'divorces and dissolutions a year',
        detail: `About ${nearest(10, figures.annualCases / 52)} every week.`,
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: 'From “dissolution” to a lawyer’s name.[^figures]',
      },
      {
        value: `${figures.counties}`,
        label: 'counties, one court of common pleas apiece',
        detail: 'Many have a domestic relations division.',
      },
      {
        value: '42',
        label: 'days from service before a divorce can be heard',
        detail: 'The usual minimum under Civ.R. 75.',
      },
    ],
  },

  why: {
    heading: 'Why Ohio firms need SEO for two procedures in one courthouse',
    paragraphs: [
      'Several states call every divorce a dissolution. Ohio has two words for two procedures. A dissolution is a joint petition with a signed separation agreement; a divorce is a lawsuit with grounds. Friends and relatives mix the words up, so people search to find out which one they need. A firm that explains the difference in plain English can be the first one they get to know.',
      'The two groups behave differently. People who search for “dissolution” compare prices, read forms, and ask how long it takes. They call late, often when the agreement breaks down over a house in Parma or a teacher’s pension. Then the case becomes a divorce, and a spouse who has read your page knows whom to call. People who search for “divorce” want a name and an appointment. A single page titled “Divorce and Dissolution” serves neither group well, so we write a separate page for each.',
      `Geography matters too. Ohio has three large metros, and none dominates the others. Akron, Dayton, Toledo, Canton, and Youngstown have their own newspapers, courts, and loyalties. A Columbus firm seldom draws a client from Toledo. So we treat each court as a market and plan ${link('/services/local-seo', 'local search')} around the one or two you know well.`,
    ],
  },

  law: {
    heading: 'Ohio family law: eight rules your callers get half right',
    lede: 'Each one sends people to Google. These are short versions and no legal advice, so check the Code and your local rules.',
    points: [
      {
        term: 'Dissolution of marriage',
        text: `Both spouses sign the petition and attach a separation agreement. The court sets a hearing not less than 30 and not more than 90 days after filing, and both spouses appear. No grounds are pleaded. If agreement fails, the case can be converted to a divorce.`,
        statute: 'R.C. 3105.61–3105.65',
        searches: [
          'dissolution vs divorce ohio',
          'how long does a dissolution take in ohio',
          'ohio dissolution forms with children',
        ],
      },
      {
        term: 'Grounds, and the veto on incompatibility',
        text: 'Incompatibility works only if neither spouse denies it. Otherwise the plaintiff needs another ground: living apart without cohabitation for one uninterrupted year, adultery, extreme cruelty, gross neglect of duty and so on. So a spouse who won’t agree can change which ground you need.',
        statute: 'R.C. 3105.01',
        searches: ['what if my spouse denies incompatibility ohio', 'gross neglect of duty ohio divorce meaning'],
      },
      {
        term: `Six months in the state, ninety days in the county`,
        text: `The plaintiff in a divorce must have lived in Ohio for six months before filing. The usual venue rule asks for ninety days in the county. People who have just moved from Dayton to Columbus get stuck on the second number.`,
        statute: 'R.C. 3105.03; Ohio Civ.R. 3(C)',
        searches: ['ohio divorce residency requirement county', 'which county do i file for divorce in ohio'],
      },
      {
        term: 'The wait: 42 days from service',
        text: 'A divorce may not be heard and decided until 42 days have passed since service of process, or 28 days since the last publication. People call it the waiting period. They don’t know that it runs from service, so say that first.',
        statute: 'Ohio Civ.R. 75',
        searches: ['waiting period for divorce in ohio', 'how fast can you get divorced in ohio'],
      },
      {
        term: 'Allocation of parental rights and responsibilities',
        text: 'The Code speaks of a residential parent and legal custodian, of shared parenting under a plan, and of parenting time. Parents still type “full custody.” The Ohio Senate has passed a bill to replace these terms (S.B. 174, 136th General Assembly), so we date these pages and check them against the Code.',
        statute: 'R.C. 3109.04; R.C. 3109.051',
        searches: [
          'shared parenting vs full custody ohio',
          'residential parent ohio meaning',
          'standard parenting time schedule franklin county',
        ],
      },
      {
        term: 'Equal, unless equal would be inequitable',
        text: 'Division of marital property starts at equal. A court departs from that where equal would be inequitable, and it can compensate a spouse for the other’s financial misconduct. Some callers have heard “fifty-fifty,” others “equitable.” Each has half of the rule.',
        statute: 'R.C. 3105.171',
        searches: [
          'is ohio a 50 50 divorce state',
          'spouse hid money divorce ohio',
          'who gets the house in a divorce in ohio',
        ],
      },
      {
        term: 'Spousal support without a formula',
        text: 'The statute lists factors and leaves amount and duration to the judge. Every calculator that people find online is a guess. A local lawyer who knows what the court tends to do is worth a call.',
        statute: 'R.C. 3105.18',
        searches: ['ohio alimony calculator', 'spousal support after 20 years of marriage ohio'],
      },
      {
        term: 'Common-law marriage, abolished in 1991',
        text: 'No common-law marriage has been validly formed here since October 10, 1991, though earlier ones and some from other states remain valid. Couples who have shared a home for decades may learn this only when they separate. Tell them gently, and name the remedies they still have.',
        statute: 'R.C. 3105.12',
        searches: ['is there common law marriage in ohio', 'lived together 20 years not married ohio rights'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of Ohio searches, dissolution among them',
    rows: [
      {
        group: 'A lawyer in a big city',
        query: 'divorce lawyer columbus ohio',
        intent: 'Wants a name, reviews, and a price range',
        build: 'City page tied to your listing',
      },
      {
        group: 'Dissolution',
        query: 'dissolution of marriage ohio',
        intent: 'Wonders whether agreement is enough',
        build: 'A guide that walks through the hearing',
      },
      {
        group: 'Shared parenting',
        query: 'shared parenting plan ohio',
        intent: 'Wants to know how the week is divided',
        build: 'Plan explained, local rule linked',
      },
      {
        group: 'Child support',
        query: 'child support worksheet ohio',
        intent: 'Wants a figure before a fight',
        build: 'Worked example with overnights',
      },
      {
        group: 'A lawyer in your county',
        query: 'divorce attorney stark county',
        intent: 'Wants a lawyer the local judges know',
        build: 'County page for Canton and Massillon',
      },
    ],
    targets: [
      {
        name: 'The couple who agrees',
        text: 'They type “dissolution” or “uncontested.” The page gives the steps, the fee, and your number.',
      },
      {
        name: 'The served spouse',
        text: 'A served spouse has 28 days to answer (Civ.R. 12(A)). The page opens with that deadline.',
      },
      {
        name: 'The parent with a plan to write',
        text: 'Courts publish their own standard parenting orders, so each county gets a useful page.',
      },
    ],
  },

  markets: {
    heading: 'Six Ohio markets and their courts',
    lede: 'Court names differ from county to county. Get one wrong and every lawyer in the county notices.',
    rows: [
      {
        name: 'Columbus and central Ohio',
        court: 'Franklin County Court of Common Pleas, Division of Domestic Relations and Juvenile Branch',
        text: 'A growing metro, a state payroll, and a university. Suburbs in Delaware and Licking Counties have courts of their own, and people who type “Columbus divorce lawyer” from there may not know it.',
      },
      {
        name: 'Cleveland and the lakeshore',
        court: 'Cuyahoga County Court of Common Pleas, Domestic Relations Division; Lake and Lorain Counties',
        text: 'East side and west side are separate audiences. A Shaker Heights page and a Lakewood page share a court and should share little else.',
      },
      {
        name: 'Cincinnati',
        court: 'Hamilton County Court of Domestic Relations; Butler, Clermont, and Warren Counties',
        text: 'The metro runs into Kentucky and Indiana, whose rules differ. A page on which state may hear the case helps people in Harrison, on the Indiana line, as well as across the river.',
      },
      {
        name: 'Akron and Canton',
        court: 'Summit County Domestic Relations Court; Stark County Family Court',
        text: 'Two cities half an hour apart, each with its own judges and bar association. Many people work for hospitals and manufacturers and ask how a retirement plan gets divided.',
      },
      {
        name: 'Dayton and the Miami Valley',
        court: 'Montgomery County Common Pleas Court, Domestic Relations Division; Greene County',
        text: 'Because of Wright-Patterson Air Force Base, people search for military pensions, deployment, and relocation. Few general guides answer with an Ohio statute.',
      },
      {
        name: 'Toledo and the northwest',
        court: 'Lucas County Court of Common Pleas, Domestic Relations Division; Wood County',
        text: 'Michigan begins at the edge of town. With one parent in Sylvania and another in Monroe, families ask about jurisdiction early. To the south, farmland raises valuation questions.',
      },
    ],
  },

  services: {
    heading: 'What you get in Ohio: four services, all included',
    blurbs: {
      'local-seo': `One spelling of your name in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and forms that open on a phone.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, dissolution and divorce apart.`,
      'reputation-management': 'A thank-you note with one link for the review.',
    },
  },

  pricing: {
    heading: `${dollars(plan.monthly)} a month, whichever Ohio court you appear in`,
  },

  testimonial: {
    heading: `How it plays out in Columbus: results in ${figures.caseStudyDays} days`,
    person: 'Marcus Adeyemi',
    role: 'Partner, Adeyemi & Pike',
    firmType: 'Two-attorney divorce practice',
    city: 'Columbus',
    image: 'adeyemi',
    alt: 'Drawn portrait of Marcus Adeyemi, with short hair, a full beard, and a jacket',
    quote: `We had two addresses in the directories and one page for everything. By day ${figures.caseStudyDays} the addresses matched and dissolution had its own page. We got fewer calls about forms, and more from people ready to retain us.`,
    sample: true,
  },

  longTerm: {
    heading: `Long-term strategy: results in about ${daysToResults} days, four checkpoints`,
    steps: [
      {
        when: 'By the answer date (day 28)',
        title: 'The audit is done and the listings match',
        text: 'You have the findings, the fixes that need no writing, and the first dissolution page to mark up.',
      },
      {
        when: 'By the first pretrial (about day 60)',
        phase: 'visibility',
        title: 'Results on the map',
        text: `Most clients see results around day ${daysToResults}. Local visibility is up ${gains.visibility} after two months.`,
      },
      {
        when: 'By mediation (months 3–6)',
        phase: 'leads',
        title: 'Readers first, then calls',
        text: `Traffic grows ${gains.earlyTraffic} in months three and four. Leads follow in months five and six, up ${gains.leads}.`,
      },
      {
        when: 'By the final decree (months 7–12)',
        phase: 'traffic',
        title: 'The second county',
        text: `The second court takes less effort than the first. By the last of these months, traffic is up ${gains.traffic}.`,
      },
    ],
  },

  cities: {
    heading: 'Where we work in Ohio',
    lede: `Twenty-two cities on the map. If yours isn’t one of them, the plan still covers all ${figures.counties} counties.`,
    metro: ['Columbus', 'Cleveland', 'Cincinnati'],
    midSize: ['Toledo', 'Akron', 'Dayton'],
    smaller: [
      'Canton',
      'Youngstown',
      'Parma',
      'Lorain',
      'Hamilton',
      'Springfield',
      'Elyria',
      'Newark',
      'Mansfield',
      'Mentor',
      'Delaware',
      'Lancaster',
      'Findlay',
      'Lima',
      'Marietta',
      'Chillicothe',
    ],
  },

  faq: {
    heading: 'SEO questions we hear from Ohio divorce lawyers',
    items: [
      {
        question: 'Dissolution clients pay less. Why go after them?',
        answer:
          'For two reasons. First, agreements fall apart, and that is when a dissolution reader may become your divorce client. Second, fewer firms go after these searches than after “divorce lawyer” plus a big city, so a new site has a better chance there. If you don’t want them, we skip those pages.',
      },
      {
        question: 'How long until an Ohio firm sees results?',
        answer: `Plan on about ${daysToResults} days. Old addresses in the listings slow it down, so we clear those up first. A firm in Lima or Marietta meets fewer rivals than one in downtown Cleveland.`,
      },
      {
        question: 'The Supreme Court of Ohio publishes the forms. What is left to write?',
        answer:
          'A lot. The standardized domestic relations forms are free, and courts across the state must accept them. They tell people what to fill in. They do not say what to agree to, whether a pension order is needed, or what happens when one spouse skips the hearing. So we take a form people already use and write the page that explains what follows from it.',
      },
      {
        question: 'Do people ask ChatGPT about this, and can you help there?',
        answer: `They do, in whole sentences: “we agree on everything in Ohio, do we need a lawyer.” We write answers that stand on their own, name the statute, and carry the author’s name, so that they can be quoted. The same ${link('/services/content-marketing', 'content work')} helps you on Google.`,
      },
      {
        question: `I handle nothing but divorce in one mid-size county. Is ${dollars(plan.monthly)} too much?`,
        answer: `One extra case a month covers it, at ${dollars(marketModel.revenuePerCase)} a case. To get there from one mid-size county, we write for the county next door, too: a page for Wooster supports one for Medina. On the free call, we count the searches in both.`,
      },
      {
        question: 'May I call myself a specialist on the site?',
        answer:
          'Only within the Rules of Professional Conduct. Ohio accredits organizations that certify specialists, and the Ohio State Bar Association certifies attorneys in family relations law. If you have the certificate, name the body that granted it. If you don’t have it but take only family cases, we say just that. Prof.Cond.R. 7.1 forbids false or misleading statements about your services, and headlines count. Rule 7.4(e) asks for an approved certifier, clearly named; the Court has considered changes, so check its current text.',
      },
    ],
  },

  closing: {
    heading: 'Book a free call: divorce or dissolution in your county',
    lede: `Tell us which you want more of. In ${consultation.minutes} minutes we show you roughly how many people in your county search for it and which firms they find. You keep a ${inWords(consultation.auditItems)}-item audit.`,
  },

  nearby: {
    heading: 'Beyond the Ohio line',
    states: [
      { state: 'pennsylvania', kind: 'in-app' },
      { state: 'michigan', kind: 'in-app' },
      { state: 'indiana', kind: 'in-app' },
      { state: 'west-virginia', kind: 'in-app' },
    ],
  },
};

export default page;
