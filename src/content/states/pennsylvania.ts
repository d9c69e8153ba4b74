import type { StateTemplateData } from './types.ts';

export default {
  kind: 'template',
  state: 'Pennsylvania',
  updated: '2026-11-22',
  annualDivorceCases: '41,700',
  researchPercentage: '76%',
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
  specificLaw:
    'Nearly everything leads back to 23 Pa.C.S. § 3301. Under subsection (c), both spouses sign an affidavit of consent once 90 days have passed from the start of the action. Subsection (d) lets one of them go ahead alone after a year of living separate and apart; before Act 102 of 2016 it took two. The fault grounds in (a) survive, and so do the searches for them. Section 3104 adds that one party must have lived in the Commonwealth for at least six months. “What if my wife won’t sign” deserves a page to itself.',
  stateChallenges:
    'Sixty judicial districts write their own local rules. Divorce complaints go to the prothonotary in most counties, but Philadelphia and Allegheny have replaced that office. Contested property may reach a hearing officer, whom many still call the divorce master. Bucks, Chester, Delaware and Montgomery each run differently from the city they surround. A statewide article that skips the county sounds as if a stranger wrote it, and the reader goes back to the results. So the work multiplies: one subject, many courthouses, and each version has to be accurate.',
  uniqueLegalAspect:
    'Support between spouses goes by three names. Spousal support can begin before anyone files. Alimony pendente lite, which lawyers shorten to APL, runs while the action is open. Alimony under § 3701 comes after the decree, weighs marital misconduct, and is barred by § 3706 to a former spouse who cohabits. The Commonwealth grants no legal separation, yet the date of final separation matters twice: it starts the year in § 3301(d), and under § 3501 most of what is acquired afterward is no longer marital. A client may meet all of this in a single night of reading.',
  title: 'Pennsylvania Divorce Lawyer SEO | 90 days or a year',
  metaDescription:
    'Consent and 90 days, or a year apart: 23 Pa.C.S. § 3301 shapes what Pennsylvania types. Search work for family lawyers from Philadelphia to Erie.',
  clientName: 'Samuel Reinhart, founding attorney, family-law practice, Harrisburg',
  borderStates: [
    { name: 'New York', slug: 'new-york-divorce-lawyer-seo' },
    { name: 'New Jersey', slug: 'new-jersey-divorce-lawyer-seo' },
    { name: 'Ohio', slug: 'ohio-divorce-lawyer-seo' },
    { name: 'West Virginia', slug: 'west-virginia-divorce-lawyer-seo' },
  ],
  local: {
    lede: 'A spouse who refuses to sign can add most of a year to a Pennsylvania divorce, and the searches show it: consent forms, separation dates, masters, conferences, always with a county attached. Your firm knows the answers. The work is getting them read before someone picks up the phone.',
    faqs: [
      {
        value: 'faq-1',
        question: 'Half our callers have a spouse who will not sign. Can search sort them?',
        answer:
          'It can tell them apart before intake does. One page walks through § 3301(d): the separation date, the plaintiff’s affidavit, the counter-affidavit. Another covers the 90-day route. Readers choose the one that fits, so the first call opens with a date in place of a story. How we decide which page comes first is described under [content marketing](/services/content-marketing).',
      },
      {
        value: 'faq-2',
        question: 'When do rankings arrive, and what do they pay back?',
        answer:
          'The working range is 45–90 days to the first page, with 300–500% ROI from campaigns that run as planned. Suburban Philadelphia takes longer than Altoona. A site with old penalties to clear takes longer anywhere. Before you quote either number to a partner, read the notes below: these are typical results, and your county, your fees and your intake all shift them.',
      },
      {
        value: 'faq-3',
        question: 'Do Bucks, Chester, Delaware and Montgomery each need a page?',
        answer:
          'Each does. Doylestown, West Chester, Media and Norristown are four courthouses with four sets of local rules, and a parent with a custody conference on the calendar can tell within a paragraph whether you have stood in the right one. We write them in sequence, beginning where your listing already shows up. A single “Philadelphia suburbs” page gives nobody a fact to check.',
      },
      {
        value: 'faq-4',
        question: 'Which word for support should the site use?',
        answer:
          'All of them, in their places. The public says alimony for every payment. The page that catches that search should establish in two lines whether the reader means support before filing, APL during the case or alimony after it, then hand over to the right explanation. Get this wrong and a worried reader takes a post-decree answer for a question about next month’s rent.',
      },
      {
        value: 'faq-5',
        question: 'Is the fee realistic for a county-seat practice?',
        answer:
          'A $3,000 monthly investment is the figure to test. Stroudsburg and Center City pay the same. There are no setup fees, and you can cancel at any point. Multiply your average fee by the new callers you expect, then by the share of callers you usually sign. If that does not come out ahead on paper, wait a year. We would rather hear it [at the consultation](/contact) than in month four.',
      },
      {
        value: 'faq-6',
        question: 'How do you treat custody content after Kayden’s Law?',
        answer:
          'With dates on it. Act 8 of 2024 gave the safety of the child more weight throughout 23 Pa.C.S. Chapter 53, and the best-interest list in § 5328 was amended again a year later. An article that still counts sixteen factors is stale. Our drafts cite the current text and go to you for review. Relocation under § 5337 is handled separately, since people look that up with a job offer open in another window.',
      },
    ],
    searches: [
      {
        query: 'divorce lawyer pa',
        intent: 'Anyone within an hour’s drive',
        build: 'Overview sorted by county seat',
      },
      {
        query: 'family law attorney pittsburgh',
        intent: 'Interviewing two or three firms',
        build: 'Allegheny County page with reviews',
      },
      {
        query: 'spouse won’t sign divorce papers pa',
        intent: 'Stuck, and told about the one-year rule',
        build: 'Walk-through of § 3301(d)',
      },
      {
        query: 'spousal support vs apl pennsylvania',
        intent: 'Short of money before the decree',
        build: 'Comparison of the three kinds of support',
      },
      {
        query: 'custody lawyer doylestown',
        intent: 'Has a conference date in hand',
        build: 'Bucks County custody procedure',
      },
    ],
    targets: [
      {
        name: 'The spouse who will not sign',
        text: 'Subsection (d), the affidavits, the date. A long wait stands behind this search, so its readers come back and remember who explained it.',
      },
      {
        name: 'The collar counties',
        text: 'Doylestown, Media, Norristown, West Chester. A query with a county seat in it often has a conference date behind it.',
      },
      {
        name: 'Money before the decree',
        text: 'Three kinds of support, one anxious question. The page that sorts them is hard to write, and that is the reason to own it.',
      },
    ],
    metro:
      'Philadelphia hears domestic relations at 1501 Arch Street, and the four counties around it are markets in their own right. Pittsburgh searches go by neighborhood and borough: Shadyside, Mt. Lebanon, Cranberry just over the Butler line. Allentown belongs to the Lehigh Valley, where Bethlehem alone lies in two counties. Commuters there earn their pay in New Jersey and ask which state will decide.',
    midSize:
      'Harrisburg looks across the Susquehanna toward Carlisle, so a practice there needs Dauphin and Cumberland alike, plus a page on Commonwealth pensions. Scranton shares television stations with Wilkes-Barre but not a bench. Erie lies nearer to Cleveland and Buffalo than to its own capital, so results from Ohio and New York can crowd in.',
    smaller:
      'Lancaster, York and Reading are mid-size by population and small-town by habit: people ask a cousin first and look the name up second. Around State College it is faculty and graduate students, some of whom have lived in the Commonwealth for less than the six months that § 3104 requires. In Johnstown or Williamsport, explaining the hearing officer’s role already says more than a directory does.',
    services: {
      'local-seo':
        'Each office gets its own profile, tied to the municipality where it really stands. Citations in 50+ directories then repeat that borough or township letter for letter.',
      'technical-seo':
        'Older firm sites often carry years of near-identical county pages. The 47-point audit finds them, and most are merged before anything new goes up.',
      'content-marketing':
        'Consent, separation date, APL, equitable distribution under § 3502: one subject a week, 4–6 pages a month, each anchored to a courthouse.',
      'reputation-management':
        'Former clients describe what a decree felt like better than you can. We time the invitation, and draft answers that confirm nothing confidential.',
    },
    longTerm: [
      {
        when: 'Before the ninety days run',
        title: 'Clear the ground',
        text: 'Duplicate pages are folded together, profiles corrected, the § 3301 pair published. A typical account gains 15–25% in local visibility during months 1–2 and 30–50% in visits through months 3–4, about as long as a simple consent divorce often takes.',
      },
      {
        when: 'While the separation year runs',
        title: 'Be read in the meantime',
        text: 'People waiting out subsection (d) keep researching. Inquiries commonly climb 50–100% over months 5–6. From month 7 to month 12, visits of 150–300% above the baseline are the usual span, because the reader who bookmarked you in spring is ready by winter.',
      },
      {
        when: 'From the second year',
        title: 'Cross the next county line',
        text: 'Expansion follows the map of your caseload: from Dauphin to Lebanon, from Lehigh to Northampton. Amendments in Harrisburg decide what is rewritten first.',
      },
    ],
    guarantee: {
      heading: 'Ninety days, a clock that § 3301(c) has made familiar',
      lede: 'Ours starts on the day the work does, and you hold it. At 90 days, lay the newest report beside the first audit. If you are not satisfied that something has moved, we carry on at our own expense until progress is seen.',
    },
    closing: {
      heading: 'Someone is waiting out a separation year',
      lede: 'They will read for months before choosing counsel. Bring your two busiest counties to the call, and leave with a list of what those readers are shown now.',
    },
  },
} satisfies StateTemplateData;
