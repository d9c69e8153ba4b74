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
  updated: '2026-11-26',
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
    'Pennsylvania has sixty judicial districts, each with local rules of its own. Divorce complaints go to the prothonotary in most counties, but Philadelphia and Allegheny have replaced that office. A dispute over property may go to a hearing officer, whom many still call the divorce master. When an article never mentions their county, people go back to the results. So we may cover one subject several times, once for each courthouse you appear in.',
  uniqueLegalAspect:
    'Support between spouses has three names. Spousal support can begin before anyone files. Alimony pendente lite, which lawyers call APL, runs while the action is open. Alimony under § 3701 comes after the decree. Section 3706 bars it for a former spouse who cohabits with a partner after the divorce. The Commonwealth grants no legal separation, yet the date of final separation matters twice: it starts the year in § 3301(d), and under § 3501 most of what is acquired afterward is no longer marital. We write a page on each.',
  title: 'Pennsylvania Divorce Lawyer SEO | Philadelphia to Erie',
  metaDescription: `SEO for Pennsylvania divorce lawyers, Philadelphia to Erie: the 90-day and one-year routes, county by county. No setup fees, ${guarantee.days}-day satisfaction guarantee.`,
  clientName: 'Samuel Reinhart, founding attorney, family-law practice, Harrisburg',
  client: {
    image: 'pennsylvania',
    alt: 'Drawn portrait of Samuel Reinhart, with curly dark hair, a mustache, and a tie',
    quote: `‘She won’t sign’ is how most of my calls begin. We wrote one page on 3301(d) for Dauphin County and one for Cumberland. People waiting out the year found them. We had ${visits} visits a month from search, and by the next fall we had ${grouped((visits * (100 + templateResults.traffic)) / 100)}.`,
    sample: true,
  },
  borderStates: ['new-york', 'new-jersey', 'ohio', 'west-virginia'],
  local: {
    lede: `If both spouses sign, a Pennsylvania divorce can go ahead after 90 days. If one won’t, it usually takes a year of living apart. Either way, people search, often with the county’s name. We write the answers for your firm, and page one is where we work to put them.`,
    faqs: [
      {
        question: 'Do Bucks, Chester, Delaware, and Montgomery each need a page?',
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
        question: 'Which word for support should the site use?',
        answer:
          'All of them, each in its place. The public says alimony for every payment, so one page should carry that title. Its first two lines ask whether the reader means support before filing, APL during the case, or alimony after it, and link to the right explanation. Otherwise somebody worried about next month’s rent ends up reading about the years after the decree.',
      },
      {
        question: `Does ${dollars(otherPrices.stateAnswer)} a month make sense for a county-seat practice?`,
        answer: `Yes. The ${dollars(otherPrices.stateAnswer)} monthly investment is the same in Stroudsburg and in Center City. At ${dollars(marketModel.revenuePerCase)} a case, a single new case a month brings in ${dollars(leftOver(otherPrices.stateAnswer))} more than the fee, before your own costs. There are no setup fees, and you can cancel anytime with ${terms.noticeDays} days’ written notice. What you have paid for is yours to keep. You can also ${link('/contact', 'send us your own numbers')}.`,
      },
      {
        question: 'How do you handle custody pages after Kayden’s Law?',
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
        text: 'We start here. The other spouse may wait a year, with little to do but read. Our page explains subsection (d), the affidavits, and what happens next.',
      },
      {
        name: 'The collar counties',
        text: 'Bucks, Chester, Delaware, and Montgomery. Someone who types Doylestown or Media often has a custody conference coming up.',
      },
      {
        name: 'Money before the decree',
        text: 'One page explains the two kinds of support before the decree and the third kind after it, and says which comes when.',
      },
    ],
    cities: {
      metro: [
        'The court hears domestic relations at 1501 Arch Street. Media, West Chester, Norristown, and Doylestown are markets of their own.',
        'People search by town: Shadyside, Mt. Lebanon, Cranberry just over the Butler line.',
        'Bethlehem, next door, lies in two counties. Many commuters work in New Jersey and ask which state will decide.',
      ],
      midSize: [
        'Cumberland County begins across the Susquehanna, so you need pages for two counties, plus one on Commonwealth pensions.',
        'It has the same TV stations as Wilkes-Barre but a different court.',
        'It is nearer to Cleveland and Buffalo than to Harrisburg, so firms from Ohio and New York show up in its results.',
      ],
      smaller:
        'Around State College, some people have not yet lived in the Commonwealth for the six months that § 3104 requires. In Johnstown or Williamsport, a page that explains what the hearing officer does tells people more than a directory can.',
    },
    services: {
      'local-seo': `Each office gets its own profile, tied to the municipality where it really is. We list that borough or township, spelled exactly the same way, in ${atLeast(citations.directories)} directories.`,
      'technical-seo': `Older firm sites often have dozens of near-identical county pages. The ${audit.points}-point audit finds them, and we merge most of them before we add anything new.`,
      'content-marketing': `Your ${range(plan.contentPages)} pages a month are each written for one courthouse, on subjects such as consent, the separation date, APL, and equitable distribution under § 3502.`,
      'reputation-management':
        'Former clients can say better than you what your help was worth. We pick the moment to ask, and no reply we draft confirms that the writer was your client.',
    },
    longTerm: [
      {
        when: 'The first four months',
        phase: 'earlyTraffic',
        title: 'Clean up and publish',
        text: `We merge duplicate pages, correct your profiles, and publish the two § 3301 pages. Local visibility gains ${gains.visibility} in months 1–2, and traffic ${gains.earlyTraffic} in months 3–4.`,
      },
      {
        when: 'Months 5–12',
        phase: 'traffic',
        title: 'Readers in their separation year',
        text: `People waiting out subsection (d) keep researching. Leads climb ${gains.leads} in months 5–6. In months 7–12, traffic runs ${gains.traffic} above where you started.`,
      },
      {
        when: 'From the second year',
        title: 'The next county',
        text: 'We add a county where you already have cases: Lebanon after Dauphin, say, or Northampton after Lehigh. When the legislature amends a statute, we rewrite the pages it affects first.',
      },
    ],
    // Rewrite when guarantee.days changes: it is the same as the law’s.
    guaranteeLede: `A divorce by consent has to wait 90 days here, too.`,

    closing: {
      heading: 'Book a free call about your two busiest Pennsylvania counties',
      lede: `${capitalized(callLength)} is enough to show you what they find now and where your firm comes up. You leave with a ${inWords(consultation.auditItems)}-item audit.`,
    },
  },
} satisfies StateTemplateData;
