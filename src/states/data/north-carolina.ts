import { link } from '../../copy/copy-text.ts';
import { atLeast, dollars, grouped, range } from '../../lib/format.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, citations, consultation, plan } from '../../offer/plan.ts';
import { gains, results } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { HandWrittenState } from '../schema.ts';

export { handWrittenPage as pageOf } from '../hand-written.ts';

const figures = stateFigures['north-carolina'];
const { daysToResults } = results;

export default {
  kind: 'hand-written',
  updated: '2026-11-28',
  title: 'North Carolina Divorce Lawyer SEO for the Separation Year',
  metaDescription: `SEO for North Carolina divorce lawyers. Couples must live apart for a year before divorce, and we get your firm found all that year. ${dollars(plan.monthly)} a month.`,
  figures,
  campaigns: {
    hero: 'page-north-carolina',
    pricing: 'page-north-carolina',
    closing: 'page-north-carolina',
  },
  anchor: 'testimonial',
  resultsLabel: 'View North Carolina Results',
  hero: {
    heading: 'North Carolina divorce lawyer SEO for the whole separation year',
    lede: 'Clients must live apart for a year. We get you found in its first week.',
  },
  market: {
    heading: `North Carolina: ${grouped(figures.annualCases)}\u00a0divorce cases, each after a year apart`,
    stats: [
      {
        value: grouped(figures.monthlySearches),
        label: 'searches a month',
        detail: 'For a lawyer, or for an answer first.[^figures]',
      },
      {
        value: grouped(figures.separationSearches),
        label: 'separation searches a month',
        detail: 'Nearly a third of the total.',
      },
      {
        value: grouped(figures.annualCases),
        label: 'divorce cases a year',
        detail: `About ${Math.round(figures.annualCases / 365)} a day.`,
      },
      {
        value: `${figures.counties}`,
        label: 'counties',
        detail: 'Guilford has two courthouses.',
      },
    ],
  },
  why: {
    heading: 'Why North Carolina firms need SEO: clients choose early',
    paragraphs: [
      'In many states, a spouse who has decided on divorce can file at once. Here the divorce itself has to wait a year. Custody, support, and property claims don’t: under N.C. Gen. Stat. § 50-21(a), even equitable distribution can be filed once the spouses live apart. Somewhere in that year your client picks a lawyer. If your marketing aims only at the divorce, you miss most of that year.',
      'The questions change as the year goes on. At the start, people ask whether moving out is abandonment, whether separate bedrooms will do (they will not), and whether they must file a paper to be “legally separated” (they need not). Then they ask about money: the mortgage, postseparation support, an agreement that has to be notarized. Near the end people type “absolute divorce,” because the court’s own packet taught them the phrase.',
      `Many local firms have a page for that last phrase alone. It states a flat fee and stops. We plan for all twelve months, because the flat-fee divorce at the end is the smallest job in the year. The agreement, the support claim, and equitable distribution come first, so we write those pages first. You can read how we go about it under ${link('/services/content-marketing', 'content marketing')}, and what to publish when in ${link('/resources/north-carolina-separation', 'the year of waiting, month by month')}.`,
    ],
  },
  law: {
    heading: 'North Carolina family law: eight rules and what people search',
    lede: 'Each rule comes with its searches. These are summaries, not legal advice: check the statute as it stands.',
    points: [
      {
        term: 'One year, separate and apart',
        text: 'Absolute divorce takes a year in separate homes and six months of residence by either spouse. At least one of them must mean the separation to last. Under § 50-6, isolated incidents of sexual intercourse do not toll the year; § 52-10.2 defines what resumes the marriage. People ask about both in words they would never use at a first meeting.',
        statute: 'N.C. Gen. Stat. § 50-6',
        searches: [
          'how long do you have to be separated in nc',
          'does sleeping together restart separation nc',
          'can you be separated in the same house nc',
        ],
      },
      {
        term: 'Claims that end with the decree',
        text: 'With a narrow exception, absolute divorce destroys the right to equitable distribution unless someone asserted it first. Alimony has to be pending by then as well. A spouse who files alone from a packet can lose a share of a pension at a hearing of a few minutes. No rule in Chapter 50 is a better reason to call you, and a page that says so plainly does the caller a favor.',
        statute: 'N.C. Gen. Stat. § 50-11',
        searches: ['equitable distribution after divorce nc', 'can i get alimony after divorce is final nc'],
      },
      {
        term: 'Equal division, and when it isn’t',
        text: 'What the couple owns is sorted into marital, separate, and divisible property. The court starts with equal division. The date of separation closes the marital estate, so people look for proof of the day the moving van came.',
        statute: 'N.C. Gen. Stat. § 50-20',
        searches: ['is nc a 50/50 divorce state', 'how to prove date of separation nc'],
      },
      {
        term: 'Alimony with a fault clause',
        text: 'The state has no alimony formula. A judge looks for a dependent and a supporting spouse, then weighs a statutory list. Illicit sexual behavior before separation, if not condoned, overrides much of that list. If only the dependent spouse took part, the court must not award alimony. If only the supporting spouse did, the court must. If both did, the judge decides. Until alimony is decided, postseparation support may fill the gap (§ 50-16.2A).',
        statute: 'N.C. Gen. Stat. § 50-16.3A',
        searches: [
          'does adultery affect alimony in nc',
          'how is alimony calculated in nc',
          'post separation support nc',
        ],
      },
      {
        term: 'Alienation of affection',
        text: 'Only a handful of states still let a spouse sue the third party, for alienation of affection or for criminal conversation. The conduct must come before a physical separation intended to be permanent, and the suit within three years of the last act. Many more people are curious than have a case. We write one careful page and leave it at that.',
        statute: 'N.C. Gen. Stat. § 52-13',
        searches: ['can i sue my husband’s mistress in nc', 'criminal conversation nc'],
      },
      {
        term: 'Divorce from bed and board',
        text: 'This is a judicial separation on fault grounds, among them abandonment, indignities, cruel treatment, and adultery. It does not end the marriage. Most people first see the name when they are served, so it is usually the defendant who searches, and in a hurry.',
        statute: 'N.C. Gen. Stat. § 50-7',
        searches: ['divorce from bed and board nc', 'what is considered abandonment in nc'],
      },
      {
        term: 'The notarized agreement',
        text: 'A separation agreement must be in writing and acknowledged by both spouses before a certifying officer. People who search for a template hope to skip you. Show them which clauses a template cannot supply, and some will call.',
        statute: 'N.C. Gen. Stat. § 52-10.1',
        searches: ['separation agreement nc template', 'does a separation agreement have to be notarized in nc'],
      },
      {
        term: 'Custody, visitation, and a mediator',
        text: 'North Carolina kept the old words, so your pages can too. Where a program exists, a contested claim goes to custody mediation, unless that is waived, before a judge tries it. Support runs on worksheets A, B, and C. B applies once each parent has at least 123 overnights a year and bears the child’s costs during them, and people look that number up.',
        statute: 'N.C. Gen. Stat. §§ 50-13.1, 50-13.4(c)',
        searches: ['what happens at custody mediation nc', 'nc child support worksheet b', '50 50 custody nc'],
      },
    ],
  },
  keywords: {
    heading: 'Five groups of North Carolina searches, from separation to filing',
    rows: [
      {
        group: 'Statewide',
        query: 'nc divorce lawyer',
        intent: 'Drawing up a shortlist',
        build: 'Statewide practice page',
      },
      {
        group: 'Separation',
        query: 'separation laws in nc',
        monthlySearches: figures.separationSearches,
        intent: 'Has a year to wait and no plan yet',
        build: 'Separation guide, month by month',
      },
      {
        group: 'A lawyer in your city',
        query: 'divorce attorney raleigh nc',
        intent: 'Wants a meeting this week',
        build: 'City page and map profile',
      },
      {
        group: 'Custody',
        query: 'child custody laws nc',
        intent: 'Afraid of losing school nights',
        build: 'Custody and mediation series',
      },
      {
        group: 'Filing',
        query: 'absolute divorce nc cost',
        intent: 'The year is nearly up',
        build: 'Flat-fee page that explains § 50-11',
      },
    ],
    targets: [
      {
        name: 'The first night apart',
        text: 'Abandonment, the house key, who keeps the car. They may need an agreement next month.',
      },
      {
        name: 'Your own courthouse',
        text: 'One county, thoroughly: a Gastonia practice starts with Gaston.',
      },
      {
        name: 'The thirteenth month',
        text: 'Packets, fees, name changes. A good page can still catch a property claim before judgment.',
      },
    ],
  },
  markets: {
    heading: 'Six North Carolina markets, from the mountains to the coast',
    lede: 'Divorces go to the District Court Division everywhere in the state. The clients differ.',
    rows: [
      {
        name: 'Charlotte',
        court: 'Mecklenburg County District Court; Union, Cabarrus, Gaston, and Iredell around it',
        text: 'Too many firms want the Charlotte results page, so we begin in the suburbs. People in Fort Mill and Rock Hill also type “Charlotte,” so each page has to say early which state’s law it explains. Matthews, Huntersville, and Monroe are easier to win.',
      },
      {
        name: 'The Triangle',
        court: 'Wake, Durham, and Orange County District Courts',
        text: 'Couples here have stock awards, university retirement plans, and two professional incomes, and they fight over what is marital. They compare several firms, and a page that explains the question plainly gives them a reason to call yours.',
      },
      {
        name: 'The Triad',
        court: 'Guilford and Forsyth County District Courts',
        text: 'High Point has its own courthouse, and a page that mentions only Greensboro can send readers to the wrong one. Winston-Salem has its own bar and its own searches. We treat the three as separate markets.',
      },
      {
        name: 'Fayetteville and Jacksonville',
        court: 'Cumberland and Onslow County District Courts',
        text: 'Under § 50-18, six months stationed here can satisfy the residence requirement. Fort Bragg and Camp Lejeune bring questions on military pensions, deployment, and visitation, often from a spouse two time zones away.',
      },
      {
        name: 'The Cape Fear coast',
        court: 'New Hanover, Brunswick, and Pender County District Courts',
        text: 'Retirees settle in Brunswick County, and second marriages bring premarital houses and adult children with them. Most of the lawyers are in Wilmington. Few firms have written pages for people in Leland and Southport.',
      },
      {
        name: 'Asheville and the west',
        court: 'Buncombe, Henderson, and Haywood County District Courts',
        text: 'Hurricane Helene damaged homes here in September 2024. A change in value between separation and distribution may be divisible property, and owners look that up before they look you up.',
      },
    ],
  },
  services: {
    heading: 'Four services for North Carolina firms',
    blurbs: {
      'local-seo': `Your office, repeated exactly in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and repairs, phones first.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, as the separation year goes.`,
      'reputation-management': 'We ask when your part is closed, under Rule 7.1.',
    },
  },
  pricing: {
    heading: `One fee, ${dollars(plan.monthly)} a month, from Murphy to Manteo`,
  },
  testimonial: {
    heading: `How it plays out in Raleigh: results in ${figures.caseStudyDays} days`,
    person: 'Karen Sobol',
    role: 'Founding attorney',
    firmType: 'Sobol Law Group, family-law firm',
    city: 'Raleigh',
    image: 'north-carolina',
    alt: 'Drawn portrait of Karen Sobol, with wavy hair to the shoulders and square glasses',
    quote: `If the divorce goes through before you ask for equitable distribution, you lose it. That warning is a page on our site now. By day ${figures.caseStudyDays}, people in Wake County were calling before they filed, and bringing us the property case.`,
    sample: true,
  },
  longTerm: {
    heading: `Long-term strategy: results in about ${daysToResults} days, long before the divorce`,
    steps: [
      {
        when: 'Months 1–2',
        phase: 'visibility',
        title: 'Audit, listings, first separation pages',
        text: `Repairs, listings, your county page, and the first separation pages. Local visibility gains ${gains.visibility}, in map views first, then in calls.`,
      },
      {
        when: 'Months 3–4',
        phase: 'earlyTraffic',
        title: 'The early questions',
        text: `Abandonment, support, separation agreements. Traffic rises ${gains.earlyTraffic}.`,
      },
      {
        when: 'Months 5–6',
        phase: 'leads',
        title: 'More calls, about agreements first',
        text: `People who want terms on paper call early. Leads run ${gains.leads} above where you started.`,
      },
      {
        when: 'Months 7–12',
        phase: 'traffic',
        title: 'Early readers near the end of their year',
        text: `Visitors from month three come back with a court in mind. Traffic runs ${gains.traffic} above where you started.`,
      },
    ],
  },
  cities: {
    heading: 'Where we work in North Carolina',
    lede: 'Twenty cities. Charlotte, Raleigh, and Greensboro are the crowded ones. In the others, a firm that writes about its own town can do well.',
    metro: ['Charlotte', 'Raleigh', 'Greensboro'],
    midSize: ['Durham', 'Winston-Salem', 'Fayetteville'],
    smaller: [
      'Cary',
      'Wilmington',
      'High Point',
      'Concord',
      'Asheville',
      'Greenville',
      'Gastonia',
      'Jacksonville',
      'Chapel Hill',
      'Huntersville',
      'Apex',
      'Hickory',
      'New Bern',
      'Mooresville',
    ],
  },
  faq: {
    heading: 'What North Carolina lawyers ask us about SEO',
    items: [
      {
        question: 'If clients can’t divorce for a year, when do we see results?',
        answer: `Well before that. Most clients have results by about day ${daysToResults}. First you see more map views and higher rankings for separation pages, then calls about agreements and support. Absolute-divorce cases follow when the year is up.`,
      },
      {
        question: 'Should we go after “separation” or “divorce” first?',
        answer:
          'Separation, unless your calendar is empty this month. People who search for “separation” want an answer and aren’t looking for a lawyer yet, so fewer firms compete for them. If you need work now, start with your city and with agreement drafting.',
      },
      {
        question: 'May the site mention board certification?',
        answer:
          'If you hold it, yes, and prominently. The State Bar’s Board of Legal Specialization certifies family-law specialists, and readers in the Triangle look for the words. If you don’t, we won’t hint at it. You approve each page before it is published.',
      },
      {
        question: 'What does the return look like?',
        answer: `At ${dollars(marketModel.revenuePerCase)} a case, one extra case each month earns back the ${dollars(plan.monthly)} and puts ${dollars(leftOver(plan.monthly))} toward your own costs. An equitable distribution case may bring in more. That is why our first pages cover property, support, and custody.`,
      },
      {
        question: 'Our county is small. Is a full campaign too much?',
        answer: `One extra case a month pays for it. In Ashe or Bertie, we repair the site and ${link('/services/local-seo', 'the local listings')} first, then write for the next counties over, so that you draw on all of them.`,
      },
      {
        question: 'We practice near a base. Do you know military divorce?',
        answer:
          'Yes. We keep the residence question under § 50-18 apart from the pension question under federal law, 10 U.S.C. § 1408. Deployment and visitation get pages of their own. You correct every draft.',
      },
    ],
  },

  closing: {
    heading: 'Book a free consultation: who answers your North Carolina clients today?',
    lede: `In ${consultation.minutes} minutes we search the first questions of the separation year as someone in your county would. You see whether your firm comes up. You keep the audit.`,
  },
  nearby: {
    heading: 'Next to North Carolina',
    states: [
      { state: 'south-carolina', kind: 'in-app' },
      { state: 'virginia', kind: 'in-app' },
      { state: 'tennessee', kind: 'in-app' },
      { state: 'georgia', kind: 'in-app' },
    ],
  },
} satisfies HandWrittenState;
