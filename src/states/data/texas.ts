import { link } from '../../copy/copy-text.ts';
import { atLeast, capitalized, dollars, grouped, inWords, range, rangeInWords } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { casesForAYear, leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, consultation, pagesInTwoMonths, plan } from '../../offer/plan.ts';
import { gains, results, texasCases } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures.texas;
const { daysToResults } = results;
const casesADay = Math.round(figures.annualCases / 365);

const page: HandWrittenState = {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: `Texas Divorce Lawyer SEO | ${atLeast(texasCases.title)} cases monthly`,
  metaDescription: `SEO for Texas divorce lawyers: ${atLeast(texasCases.description)} cases monthly. County pages and local SEO for ${dollars(plan.monthly)} a month. No setup fees, cancel anytime, ${guarantee.days}-day satisfaction guarantee.`,
  figures,
  campaigns: { hero: 'page-texas', pricing: 'page-texas', closing: 'page-texas' },
  anchor: 'testimonial',
  resultsLabel: 'View Texas Results',

  hero: {
    heading: 'Texas divorce lawyer SEO, county by county',
    lede: 'Judges and standing orders differ by county. We get you found in yours.',
  },

  market: {
    heading: 'Divorce in Texas, in four numbers',
    stats: [
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `About ${casesADay} every day, weekends included.[^figures]`,
      },
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: `About ${Math.round((12 * figures.monthlySearches) / 365)} a day.[^figures]`,
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'No other state has as many.',
      },
      {
        value: '60',
        label: 'days before a decree, with exceptions',
        detail: 'Counted from filing (Tex. Fam. Code § 6.702).',
      },
    ],
  },

  why: {
    heading: 'Why SEO in Texas works county by county',
    lede: 'Ask a Texas family lawyer where she practices and she will name counties. Her clients type a city, a suburb, or a county, but every one of them files in a county.',
    paragraphs: [
      `Suit is filed where one spouse has lived for 90 days. Some people name the county in their search: “Harris County divorce lawyer,” “Collin County standing order,” “Denton divorce lawyer free consultation.” A statewide page answers none of these, so we write you county pages.`,
      `The last piece is price. The Supreme Court of Texas has approved forms for uncontested divorces without minor children or real property, and TexasLawHelp hosts more. If a clerk or a judge rejects the paperwork, they need a lawyer. We write a page on each: the flat fee for an agreed decree, and paperwork the court turned down.`,
    ],
  },

  law: {
    heading: 'Texas family law: nine points your clients look up',
    lede: 'Each point comes with typical searches. None of this is legal advice; check the statute.',
    points: [
      {
        term: `Residence and waiting: six months, 90 days, then 60`,
        statute: 'Tex. Fam. Code §§ 6.301, 6.702',
        text: `One spouse needs six months’ domicile in the state and 90 days’ residence in the county. Then 60 days must pass from filing before a court may grant the divorce, with exceptions for family violence. Clients hear three periods at once and mix them up. A small table on your page sorts them out.`,
        searches: ['texas divorce 60 day waiting period', 'can you waive the 60 day waiting period in texas'],
      },
      {
        term: 'No legal separation',
        text: 'Texas has none. Spouses who want distance first use temporary orders in a pending suit, a partition agreement, or a suit affecting the parent-child relationship. People who moved here from other states still search for it. Give them a short list of what to use instead.',
        searches: ['legal separation in texas', 'separated but not divorced in texas'],
      },
      {
        term: 'Insupportability, and the fault grounds',
        statute: 'Tex. Fam. Code §§ 6.001–6.007',
        text: 'Most petitions plead that the marriage has become insupportable. Cruelty, adultery, abandonment, and felony conviction are still grounds, and a finding of fault may tilt the division of property. People who search for adultery hope it decides the case. Tell them how much it can count, and where it doesn’t.',
        searches: ['does adultery affect divorce in texas', 'at fault divorce texas'],
      },
      {
        term: 'Property: a “just and right” division',
        statute: 'Tex. Fam. Code §§ 3.003, 7.001',
        text: 'Property on hand at dissolution is presumed to be community, and rebutting that takes clear and convincing evidence. The court then orders a division that it deems just and right. That may or may not be half, and a consultation with you is where a client finds out which to expect.',
        searches: ['is texas a 50/50 divorce state', 'separate property vs community property texas'],
      },
      {
        term: 'Spousal maintenance, and the cap on it',
        statute: 'Tex. Fam. Code §§ 8.051, 8.055',
        text: `Court-ordered support is narrow. The usual route is ten years of marriage plus an inability to meet minimum reasonable needs; family violence and disability are others. The monthly ceiling is $5,000 or 20% of the payor’s average monthly gross income, whichever is lower. Newcomers search “alimony” and expect more.`,
        searches: ['does texas have alimony', 'married 10 years texas spousal maintenance'],
      },
      {
        term: 'Conservators and possession',
        statute: 'Tex. Fam. Code §§ 153.131, 153.312, 153.3171',
        text: 'Joint managing conservatorship is presumed to be in the child’s best interest unless there is a history of family violence. It divides rights and duties, and says nothing about equal time. Possession starts from the standard order: first, third, and fifth weekends. Since September 1, 2021, a parent who lives within 50 miles gets the expanded times by default, with exceptions, so those weekends generally run from school dismissal until school resumes.',
        searches: ['joint managing conservator meaning', 'expanded standard possession order 50 miles'],
      },
      {
        term: 'Informal marriage',
        statute: 'Tex. Fam. Code § 2.401',
        text: 'Without a signed declaration, an informal marriage takes an agreement to be married, life together in Texas, and telling others so. If the couple separates and nobody sues within two years, the law presumes there was no agreement, though that can be rebutted. No number of years creates such a marriage, but people always ask for the number.',
        searches: ['how many years for common law marriage in texas', 'common law divorce texas'],
      },
      {
        term: 'A jury, on request',
        statute: 'Tex. Fam. Code §§ 6.703, 105.002',
        text: 'Either spouse may demand a jury. Its verdict can bind the judge on which parent decides where the child lives, and hardly any other state allows that. If you try cases, say so on your site. Opposing counsel reads it too.',
        searches: ['jury trial divorce texas', 'can a jury decide custody in texas'],
      },
      {
        term: 'Standing orders',
        text: 'In Travis, Collin, and Dallas, among other counties, a standing order comes with every divorce petition and binds both spouses. In short, nobody moves the money and nobody upsets the children’s routine. The order runs several pages and was written for lawyers. A plain-English summary is one of the most useful pages a firm can own.',
        searches: ['collin county standing order divorce', 'travis county standing order violation'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of Texas searches worth having',
    rows: [
      {
        group: 'Statewide',
        query: 'texas divorce lawyer',
        intent: 'Comparing firms statewide',
        build: 'State guide that leads to county pages',
      },
      {
        group: 'A lawyer in a big city',
        query: 'divorce lawyer houston',
        intent: 'Ready to call',
        build: 'City page that names the county, map listing',
      },
      {
        group: 'Custody',
        query: 'child custody attorney dallas',
        intent: 'Urgent, wants one answer',
        build: 'Conservatorship page with FAQ',
      },
      {
        group: 'Property',
        query: 'community property texas',
        intent: 'Working out what is at stake',
        build: 'Guide that leads to a call',
      },
      {
        group: 'Uncontested divorce',
        query: 'uncontested divorce san antonio',
        intent: 'Adding up the cost before calling',
        build: 'Fee page for agreed decrees',
      },
    ],
    targets: [
      {
        name: 'Start with: suburbs and questions',
        text: 'More firms compete for the bare city name, so we begin with a suburb or a courthouse.',
      },
      {
        name: 'Then: Austin, Fort Worth, El Paso',
        text: 'Enough people search here, and fewer firms compete.',
      },
      {
        name: 'Wherever you take cases: smaller cities',
        text: 'From Lubbock to Brownsville, a handful of good pages goes a long way.',
      },
    ],
  },

  markets: {
    heading: 'Six Texas markets and who hears the case',
    rows: [
      {
        name: 'Houston',
        court: 'Family district courts of Harris County, downtown; Fort Bend and Montgomery Counties next door',
        text: 'Harris County has judges who do nothing but family law. Sugar Land cases are filed in Richmond, and most of The Woodlands files in Conroe. A page that says only “Houston” sends those readers to the wrong building.',
      },
      {
        name: 'Dallas and Fort Worth',
        court: 'Family district courts of Dallas County and of Tarrant County',
        text: 'The two cities are some thirty miles apart, with separate judges and separate local rules. Dallas cases go to the George Allen building, Fort Worth cases to the Family Law Center. Arlington is in Tarrant County.',
      },
      {
        name: 'Collin and Denton',
        court: 'District courts in McKinney and in Denton',
        text: 'These suburban counties have high incomes, new houses, and school-age children. In searches from Plano and McKinney, a three-lawyer office can outrank a big Dallas firm. Frisco lies in both counties, so its page should first ask which side of the line the reader lives on.',
      },
      {
        name: 'San Antonio',
        court: 'Civil district courts of Bexar County',
        text: 'Bexar has long called hearings from a shared docket, so you may not know your judge until that morning. Clients find that alarming, and a page about it calms them. Joint Base San Antonio adds service members who ask whether they may file here at all; §§ 6.303 and 6.304 of the Family Code answer them.',
      },
      {
        name: 'Austin',
        court: 'District courts of Travis County; Williamson County in Georgetown',
        text: 'Round Rock and Cedar Park are mostly Williamson County, though residents say Austin. So we start with two county pages, a map of the county line, and a page on each county’s standing order.',
      },
      {
        name: 'El Paso and the border',
        court: 'District courts of El Paso County; Hidalgo County in Edinburg, Cameron County in Brownsville',
        text: 'People search in Spanish and in English, sometimes in one query. Fort Bliss families move in and out, and New Mexico starts at the edge of town. Serving a spouse in Mexico goes through the Hague Convention, which takes a careful page to explain.',
      },
    ],
  },

  services: {
    heading: 'Four services for Texas firms, one monthly fee',
    blurbs: {
      'local-seo': `Your county on the map, and ${atLeast(citations.directories)} directories that agree.`,
      'technical-seo': `A ${audit.points}-point audit, and a site sorted by county.`,
      'content-marketing': `${range(plan.contentPages)} pages a month. You read each one first.`,
      'reputation-management': 'Requests and replies within Rules 1.05 and 7.01.',
    },
  },

  pricing: {
    heading: `One plan at ${dollars(plan.monthly)} a month, in Houston and in Lubbock`,
  },

  testimonial: {
    heading: 'How it plays out in Plano: no bidding against Dallas',
    lede: 'A Collin County practice, right next to Dallas County.',
    person: 'Elena Delgado',
    role: 'Founding attorney',
    firmType: 'Family-law practice',
    city: 'Plano',
    image: 'delgado',
    alt: 'Drawn portrait of Elena Delgado, with long straight hair, bangs, and a jacket',
    quote:
      'I stopped trying to outspend Dallas. We wrote for Collin County: the 60-day wait, who keeps the house, what a conservator is. The people who call have already read half of it, and more of them sign.',
    sample: true,
  },

  longTerm: {
    heading: 'Long-term strategy in Texas: the biggest gains come in months 7–12',
    steps: [
      {
        when: 'Months 1–2',
        phase: 'visibility',
        title: 'Your home county',
        text: `Audit, repairs, listings, and ${rangeInWords(pagesInTwoMonths)} pages. Local visibility rises by ${gains.visibility}. Results, such as more calls from the map, come around day ${daysToResults}.`,
      },
      {
        when: 'Months 3–4',
        phase: 'earlyTraffic',
        title: 'Courthouse questions',
        text: `Standing orders, possession schedules, agreed decrees. Traffic grows by ${gains.earlyTraffic}.`,
      },
      {
        when: 'Months 5–6',
        phase: 'leads',
        title: 'The county next door',
        text: `Only if you take cases there. Leads are up ${gains.leads} on the month you started.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'The big city names',
        text: `The broad terms come within reach. Traffic runs ${gains.traffic} above where you started.`,
      },
    ],
  },

  cities: {
    heading: 'Where we work in Texas',
    lede: 'Twenty-two cities, each shown on the map with its county. If yours is missing, we still cover its county.',
    metro: ['Houston', 'San Antonio', 'Dallas'],
    midSize: ['Austin', 'Fort Worth', 'El Paso'],
    smaller: [
      'Arlington',
      'Corpus Christi',
      'Plano',
      'Lubbock',
      'Laredo',
      'Irving',
      'Garland',
      'Frisco',
      'McKinney',
      'Amarillo',
      'Grand Prairie',
      'Brownsville',
      'Killeen',
      'McAllen',
      'Pasadena',
      'Midland',
    ],
  },

  faq: {
    heading: 'What Texas divorce lawyers ask us',
    items: [
      {
        value: 'timing',
        question: 'How long does it take to rank in Texas?',
        answer: `Most clients see results in about ${daysToResults} days. Smaller counties come first. In Houston, Dallas, and San Antonio, more firms want the same ten places, so the suburbs come before the city’s name.`,
      },
      {
        value: 'different',
        question: 'What makes Texas different?',
        answer:
          'The number of courthouses, and the vocabulary. A firm in Collin County does not need to win Harris County. It needs to give the clearest answer in Plano, Frisco, and McKinney, and to explain conservatorship better than a national directory does. That takes careful reading of the local rules more than a big budget.',
      },
      {
        value: 'competition',
        question: 'Can a small firm compete with the big ones?',
        answer:
          'Yes, by county and by question. Large firms buy the broad terms. On searches that name a town, a courthouse, or a specific problem, a small firm with the better page can come out ahead. If you are board certified in family law by the Texas Board of Legal Specialization, we put that on every page. No advertising budget can buy it.',
      },
      {
        value: 'roi',
        question: 'How many new cases pay for the plan?',
        answer: `One a month. At ${dollars(marketModel.revenuePerCase)} a case, it covers the fee and leaves ${dollars(leftOver(plan.monthly))} before your own costs. ${capitalized(inWords(casesForAYear(plan.monthly)))} cases cover a year. The weekly email, the monthly report, and the dashboard show which pages bring calls, so you can count what they bring in.`,
      },
      {
        value: 'content',
        question: 'What content will you write for us?',
        answer: `In the first month: a county page, a fee page, and two guides on the questions your intake hears every day. After that, ${rangeInWords(plan.contentPages)} pages a month on subjects such as holiday possession, a house with a lien on it, the family business, the agreed decree. You can see how we structure a guide in our ${link('/resources', 'free resources')}.`,
      },
      {
        value: 'community-property',
        question: 'Do you understand community property?',
        answer:
          'Yes, and where clients get it wrong. They think that the name on the deed decides, and they take “community” to mean half. They have never heard of tracing, or of reimbursement when community wages paid down the mortgage on a house bought before the wedding (Tex. Fam. Code § 3.402). Many ask who keeps the house before they ask for a lawyer. We write those answers first, and you check the law before anyone else reads a word.',
      },
    ],
  },

  closing: {
    heading: 'Book a free call: see who ranks in your Texas county',
    lede: `Tell us the counties you serve. In ${consultation.minutes} minutes you see who outranks you in each. You keep the audit of your site.`,
  },

  nearby: {
    label: 'Across the line',
    heading: 'SEO Services in Nearby States',
    states: [
      { state: 'oklahoma', kind: 'reload', unwritten: '/oklahoma-divorce-lawyer-seo' },
      { state: 'louisiana', kind: 'reload', unwritten: '/louisiana-divorce-lawyer-seo' },
      { state: 'arkansas', kind: 'reload', unwritten: '/arkansas-divorce-lawyer-seo' },
      { state: 'new-mexico', kind: 'reload', unwritten: '/new-mexico-divorce-lawyer-seo' },
    ],
  },
};

export default page;
