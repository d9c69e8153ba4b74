import { link } from '../../copy/copy-text.ts';
import { atLeast, capitalized, dollars, grouped, inWords, percentRange, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { leftOver, marketModel } from '../../offer/market-model.ts';
import { audit, callLength, citations, consultation, otherPrices, plan, templateFaq, terms } from '../../offer/plan.ts';
import { gains, templateResults } from '../../offer/results.ts';
import { stateFigures } from '../figures.ts';
import type { StateTemplateData } from '../schema.ts';

export { templatePage as pageOf } from '../template.ts';

const { annualDivorceCases, researchPercentage } = stateFigures.pennsylvania;

/** Sample data. */
const visits = 500;

export default {
  kind: 'template',
  updated: '2026-11-28',
  annualDivorceCases,
  researchPercentage,
  licensedAttorneys: '8,900+',
  majorCity1: 'Philadelphia',
  majorCity2: 'Pittsburgh',
  majorCity3: 'Allentown',
  mediumCity1: 'Harrisburg',
  mediumCity2: 'Scranton',
  mediumCity3: 'Erie',
  smallCities: [
    'Lancaster',
    'Reading',
    'York',
    'Bethlehem',
    'Norristown',
    'Doylestown',
    'West Chester',
    'Media',
    'Wilkes-Barre',
    'State College',
    'Altoona',
    'Johnstown',
    'Williamsport',
    'Greensburg',
    'Butler',
    'Stroudsburg',
  ],
  stateSpecificStatistic: '71%',
  specificLaw: `Someone whose spouse won’t sign may have a year to wait. In that year she looks up the separation date, support before the decree, and the custody conference. Each search may lead her to your firm or to a directory, long before she is ready to hire. So we write a page for each one. The timing rules are in 23 Pa.C.S. § 3301. Under subsection (c), 90 days must pass from the start of the action, and each spouse signs an affidavit of consent. The rule of court is stricter: under Pa.R.C.P. 1920.42(a)(1)(ii) neither may sign until 90 days after service, and each affidavit is filed within 30 days of signing. Subsection (d) lets one spouse go ahead alone after a year of living separate and apart; before Act 102 of 2016 it took two. The fault grounds in (a) survive, and people still search for them. Section 3104 adds that one party must have lived in the Commonwealth for at least six months.`,
  stateChallenges:
    'Sixty judicial districts each have local rules of their own. When an article never mentions their county, people go back to the results. So we may write about one subject several times, once for each courthouse you appear in.',
  uniqueLegalAspect:
    'Spousal support, APL, and alimony come at three stages (§ 3701 for the last). There is no legal separation, yet the day of separation counts twice (23 Pa.C.S. §§ 3301(d), 3501).',
  title: 'Pennsylvania Divorce Lawyer SEO | Philadelphia to Erie',
  metaDescription: `SEO for Pennsylvania divorce lawyers, Philadelphia to Erie: the 90-day and one-year routes, county by county. No setup fees, ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Samuel Reinhart, founding attorney, family-law practice, Harrisburg',
  client: {
    image: 'pennsylvania',
    alt: 'Drawn portrait of Samuel Reinhart, with curly hair, a mustache, and a tie',
    quote: `‘She won’t sign’ is how most of my calls begin. We wrote one page on 3301(d) for Dauphin County and one for Cumberland. People waiting out the year found them. We had ${visits} visits a month from search, and by the next fall we had ${grouped((visits * (100 + templateResults.traffic)) / 100)}.`,
    sample: true,
  },
  borderStates: ['new-york', 'new-jersey', 'ohio', 'west-virginia'],
  local: {
    lede: 'She won’t sign, so he searches for a year.',
    faqs: [
      {
        question: 'Do the four collar counties each need a page?',
        answer:
          'Yes. Doylestown, West Chester, Media, and Norristown have four courthouses, and four sets of local rules. A parent with a custody conference on the calendar can tell within a paragraph whether you know that courthouse. We write the four pages one after another, starting where your listing already shows up. A single “Philadelphia suburbs” page tells none of these parents anything about their own court.',
      },
      {
        question: 'How soon do we rank, and what does it pay back?',
        answer: `${range(templateFaq.firstPageDays)} days to first-page rankings, and ${percentRange(templateFaq.roi)} ROI. Altoona is quicker than suburban Philadelphia, where more firms compete.`,
      },
      {
        question: 'Can our site sort callers whose spouse won’t sign?',
        answer: `Yes. One page walks through § 3301(d): the separation date, the plaintiff’s affidavit, the counter-affidavit. It might begin: “Under § 3301(d) you don’t need the signature. You do need a year apart.” Another covers the 90-day route, on which nobody signs until 90 days after service. Readers choose the one that fits, so the first call opens with a date instead of a story. See ${link('/services/content-marketing', 'content marketing')} for how we decide which page comes first.`,
      },
      {
        question: 'Which word for support should we use?',
        answer:
          'All of them, each in its place. The public says alimony for every payment, so one page should carry that title. Its first two lines ask whether the reader means support before filing, APL during the case, or alimony after it, and link to the right explanation. Otherwise somebody worried about next month’s rent ends up reading about the years after the decree.',
      },
      {
        question: `Does ${dollars(otherPrices.stateAnswer)} a month fit a county-seat practice?`,
        answer: `Yes. The ${dollars(otherPrices.stateAnswer)} monthly investment is the same in Stroudsburg and in Center City. At ${dollars(marketModel.revenuePerCase)} a case, a single new case a month brings in ${dollars(leftOver(otherPrices.stateAnswer))} more than the fee, before your own costs. There are no setup fees, and you can cancel anytime with ${terms.noticeDays} days’ written notice. What you have paid for is yours to keep. You can also ${link('/contact', 'send us your own numbers')}.`,
      },
      {
        question: 'How do you handle Kayden’s Law?',
        answer:
          'We put a date on each one. Act 8 of 2024 gave the safety of the child more weight throughout 23 Pa.C.S. Chapter 53, and the best-interest list in § 5328 was amended again a year later. An article that still counts sixteen factors is out of date. Our drafts cite the current text and go to you for review. Relocation under § 5337 gets its own page, since parents look it up as soon as a job offer comes.',
      },
    ],
    searches: [
      {
        group: 'Statewide',
        query: 'divorce lawyer pa',
        intent: 'Anyone within an hour’s drive',
        build: 'Overview sorted by county seat',
      },
      {
        group: 'A lawyer in your city',
        query: 'family law attorney pittsburgh',
        intent: 'Interviewing two or three firms',
        build: 'Allegheny County page with reviews',
      },
      {
        group: 'The spouse who won’t sign',
        query: 'spouse won’t sign divorce papers pa',
        intent: 'Stuck, and told about the one-year rule',
        build: 'Walk-through of § 3301(d)',
      },
      {
        group: 'Support',
        query: 'spousal support vs apl pennsylvania',
        intent: 'Short of money before the decree',
        build: 'Comparison of the three kinds of support',
      },
      {
        group: 'Custody',
        query: 'custody lawyer doylestown',
        intent: 'Has a custody conference scheduled',
        build: 'Bucks County custody procedure',
      },
    ],
    targets: [
      {
        name: 'The spouse who won’t sign',
        text: 'The other spouse may wait a year, with little to do but read.',
      },
      {
        name: 'The collar counties',
        text: 'Someone who types Doylestown or Media often has a custody conference coming up.',
      },
      {
        name: 'Money before the decree',
        text: 'One page says which kind of support comes when.',
      },
    ],
    cities: {
      metro: [
        'Domestic relations cases are heard at 1501 Arch Street.',
        'People search by town: Shadyside, Mt. Lebanon.',
        'Many commute to New Jersey and ask which state decides.',
      ],
      midSize: [
        'Two counties, and one page on Commonwealth pensions.',
        'Wilkes-Barre’s TV stations, but a different court.',
        'Firms from Ohio and New York show up in its results.',
      ],
      smaller: 'In Johnstown or Williamsport, a page on the hearing officer beats any directory.',
    },
    services: {
      'local-seo': `Your borough or township, spelled alike in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `A ${audit.points}-point audit, and duplicate pages merged.`,
      'content-marketing': `${range(plan.contentPages)} pages a month, each for one courthouse.`,
      'reputation-management': 'No reply we draft says who was a client.',
    },
    longTerm: [
      {
        when: 'The first four months',
        phase: 'earlyTraffic',
        title: 'Clean up and publish',
        text: `We merge duplicate pages and publish the two § 3301 pages. Local visibility gains ${gains.visibility} in months 1–2, traffic ${gains.earlyTraffic} in months 3–4.`,
      },
      {
        when: 'Months 5–12',
        phase: 'traffic',
        title: 'Readers in their separation year',
        text: `Leads climb ${gains.leads} in months 5–6. In months 7–12, traffic runs ${gains.traffic} above where you started.`,
      },
      {
        when: 'From the second year',
        title: 'The next county',
        text: 'We add a county where you already have cases: Lebanon after Dauphin, say.',
      },
    ],
    closing: {
      heading: 'Book a free call about your two busiest Pennsylvania counties',
      lede: `${capitalized(callLength)} is enough to show you what they find now and where your firm comes up. You leave with a ${inWords(consultation.auditItems)}-item audit.`,
    },
  },
} satisfies StateTemplateData;
