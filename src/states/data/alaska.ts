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
import { casesForAYear, marketModel, modeledSearches } from '../../offer/market-model.ts';
import { audit, citations, otherPrices, plan, templateFaq, terms } from '../../offer/plan.ts';
import { gains, requestsAfter, timeline } from '../../offer/results.ts';
import type { StateTemplateData } from '../schema.ts';

export { templatePage as pageOf } from '../template.ts';

const annualDivorceCases = '3,200';
const annualCases = countOf(annualDivorceCases);
const searchesAMonth = modeledSearches(annualCases);

/** Sample data. */
const calls = 5;

export default {
  kind: 'template',
  updated: '2026-11-28',
  annualDivorceCases,
  researchPercentage: '78%',
  licensedAttorneys: '1,100+',
  majorCity1: 'Anchorage',
  majorCity2: 'Fairbanks',
  majorCity3: 'Juneau',
  mediumCity1: 'Wasilla',
  mediumCity2: 'Kenai',
  mediumCity3: 'Ketchikan',
  smallCities: [
    'Sitka',
    'Palmer',
    'Kodiak',
    'Bethel',
    'Homer',
    'Soldotna',
    'Unalaska',
    'Valdez',
    'Nome',
    'Kotzebue',
    'Petersburg',
    'Seward',
    'Dillingham',
    'Wrangell',
    'Cordova',
    'North Pole',
  ],
  stateSpecificStatistic: '72%',
  specificLaw:
    'There are two ways to end a marriage here, and people are seldom sure which one they need. Dissolution, under AS 25.24.200, is usually a joint petition by spouses who agree on every term; the Civil Rules set the hearing (AS 25.24.220(a)). Divorce, under AS 25.24.050, is a complaint by one spouse, most often for incompatibility of temperament. No minimum period of residence applies, only presence with the intent to stay, and service members stationed in Alaska for 30 days without a break qualify too (AS 25.24.090, 25.24.900). The first page we write for you explains the difference.',
  stateChallenges:
    'Keyword tools show zero searches for towns that send real clients. Your first rival is the court system’s Family Law Self-Help Center, whose forms are free. The second is every Anchorage lawyer who appears by telephone. Your pages answer what the forms don’t ask.',
  uniqueLegalAspect:
    'Spouses may choose community property (AS 34.77). A judge who awards a dog considers its well-being (AS 25.24.160(a)(5)). And parents ask who applies for the dividend.',
  title: 'Alaska Divorce Lawyer SEO | On and off the road system',
  metaDescription: `SEO for Alaska divorce lawyers in Anchorage, Fairbanks, Juneau, and off the road system: ${grouped(searchesAMonth)} searches a month. No setup fees, ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Owen Haldorsen, founding attorney, solo practice, Anchorage',
  client: {
    image: 'alaska',
    alt: 'Drawn portrait of Owen Haldorsen, with curly hair, a full beard, and a tie',
    quote: `My clients are in Bethel, in Kodiak, and in places with no road at all. They read the dissolution page on a phone, see that I appear by telephone, and call. That was ${calls} people a month when we started. Now it’s ${requestsAfter(calls)}, some from towns where I have never set foot.`,
    sample: true,
  },
  // No state borders Alaska. Ferries, freight, and flights make the Pacific states its neighbors.
  borderStates: ['washington', 'oregon', 'california', 'hawaii'],
  customH1: 'Alaska divorce lawyer SEO, on and off the road system',
  local: {
    lede: 'In Bethel, your website is your office.',
    faqs: [
      {
        question: 'How can a Southeast firm compete with Anchorage?',
        answer: `By naming places. Juneau, Ketchikan, Sitka, Petersburg, and Wrangell share the First Judicial District, and no road connects any two of them. Say which courthouses you reach by ferry, which by plane, and which by phone. A Juneau office will rarely show on a map in Sitka, so your pages have to do that job. Our ${link('/services/local-seo', 'local SEO page')} explains how.`,
      },
      {
        question: 'How long does it take, and what ROI should we plan for?',
        answer: `${range(templateFaq.firstPageDays)} days to first-page rankings, and ${percentRange(templateFaq.roi)} ROI. In Kodiak you may rank sooner, because few firms compete there. Your monthly report gives the raw counts next to each percentage.`,
      },
      {
        question: `Do enough people search up here to make ${dollars(otherPrices.stateAnswer)} a month worth it?`,
        answer: `Yes. At ${dollars(marketModel.revenuePerCase)} a case, one extra case pays back the ${dollars(otherPrices.stateAnswer)} monthly investment. ${capitalized(inWords(casesForAYear(otherPrices.stateAnswer)))} pay for a year: one in every ${nearest(100, annualCases / casesForAYear(otherPrices.stateAnswer))} Alaska divorces. To find them, we write for every court where you appear, by road, by air, or by phone. There are no setup fees, and you may cancel anytime with ${terms.noticeDays} days’ written notice.`,
      },
      {
        question: 'Should dissolution or divorce lead the site?',
        answer:
          'Lead with the difference. Someone who could file jointly needs to hear that the self-help forms may be enough, and when they are not: a pension, a boat loan, a house that neither can refinance. Someone who cannot agree needs the complaint, the answer, and interim orders. It costs you little to say when people don’t need a lawyer. They were going to the forms anyway, and some come back.',
      },
      {
        question: 'How do military families find counsel here?',
        answer:
          'By installation. They type JBER or Elmendorf, Fort Wainwright or Eielson before they type a town, and some start while still at their last duty station. They want to know whether 30 days of being stationed here is enough, what the Servicemembers Civil Relief Act pauses, and where a military pension gets divided when three states have a claim. One page for each base answers that better than a paragraph on a practice-area list.',
      },
      {
        question: 'Should our pages mention tribal court?',
        answer:
          'If you appear there, yes. In John v. Baker, decided in 1999, the Alaska Supreme Court held that a tribe may decide custody of children who are its members or eligible to be. So a parent may honestly not know which clerk to call. A short, careful explanation helps. Have someone who practices before that tribe’s court read it before it goes up.',
      },
    ],
    searches: [
      {
        group: 'Statewide',
        query: 'alaska divorce lawyer',
        intent: 'Any district, by phone if need be',
        build: 'Page that says where you appear',
      },
      {
        group: 'Lawyers in Anchorage',
        query: 'divorce attorney anchorage',
        intent: 'Comparing a short list',
        build: 'City page, profile, recent reviews',
      },
      {
        group: 'Dissolution or divorce',
        query: 'dissolution vs divorce alaska',
        intent: 'Unsure which packet to open',
        build: 'Two-column explanation, both statutes',
      },
      {
        group: 'Moving away',
        query: 'moving to lower 48 with child custody',
        intent: 'Planning a move, or trying to stop one',
        build: 'Page on what the judge weighs',
      },
      {
        group: 'The dividend',
        query: 'who claims child’s pfd after divorce',
        intent: 'Facing the March 31 deadline',
        build: 'Short answer, renewed each January',
      },
    ],
    targets: [
      {
        name: 'Dissolution or divorce',
        text: 'We explain both on one page, because everyone who files has to pick the right packet.',
      },
      {
        name: 'The bases',
        text: 'Families arrive on orders, know nobody here, and type the name of the base.',
      },
      {
        name: 'Village hubs',
        text: 'Tools show nothing for Bethel, Nome, or Kotzebue, so few firms write for people there.',
      },
    ],
    cities: {
      metro: [
        'North Slope rotations, and a bush plane titled to an LLC.',
        'Two bases, the university, and the villages beyond.',
        'State government, and no road out.',
      ],
      midSize: [
        'Files next door in Palmer; many drive to Anchorage to work.',
        'Couples divide fishing permits and oilfield pay.',
        'The ferry schedule decides who is home when.',
      ],
      smaller: 'Most are hubs for villages with slow connections. Hardly any firm writes for the people there. We do.',
    },
    services: {
      'local-seo': `One listing for your whole service area, ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and pages that open over satellite.`,
      'content-marketing': `${range(plan.contentPages)} pages a month on dividends, permits, rotations.`,
      'reputation-management': 'Reviews of your service, not of the case.',
    },
    longTerm: [
      {
        when: 'Months 1–4',
        phase: 'earlyTraffic',
        title: 'Small numbers, counted carefully',
        text: `The dissolution page comes first. Local visibility improves ${gains.visibility} in months 1–2, traffic ${gains.earlyTraffic} in months 3–4.`,
      },
      {
        when: 'Months 5–12',
        phase: 'traffic',
        title: 'District by district',
        text: `Leads rise ${gains.leads} in months 5–6, traffic ${gains.traffic} in months 7–12. We write much of it in summer, while your clients fish or build.`,
      },
      {
        when: 'Year two',
        title: 'Questions that come back every year',
        text: 'PFD applications in January, school moves in May, rotations in the fall. We refresh each page before its season.',
      },
    ],
    headings: {
      timeline: `leads up ${gains.leads} by month ${inWords(timeline.leads.months[1])}`,
      nearby: 'Alaska’s Pacific neighbors',
    },
    closing: {
      heading: 'Book a free call about the Alaska courts where you appear',
      lede: 'List the courts where you appear, by road, by air, or by phone. We show you where people can hardly find a local lawyer online. The audit is yours to keep.',
    },
  },
} satisfies StateTemplateData;
