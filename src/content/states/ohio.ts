import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'Ohio',
  updated: '2026-11-22',
  title: 'Ohio Divorce Lawyer SEO: Divorce, Dissolution, 88 Counties',
  metaDescription:
    'Ohioans run 10,500 divorce and dissolution searches a month. SEO for family-law firms from Cleveland to Cincinnati, priced at $3,500 monthly, no setup fee.',
  figures: { monthlySearches: 10_500, annualCases: 45_700, counties: 88, caseStudyDays: 62 },
  campaigns: {
    hero: 'page-ohio-divorce-lawyer-seo',
    pricing: 'page-ohio-divorce-lawyer-seo',
    closing: 'page-ohio-divorce-lawyer-seo',
  },
  anchor: 'case-study',
  resultsLabel: 'View Ohio Results',

  hero: {
    heading: 'Ohio divorce lawyer SEO: divorce and dissolution are two searches',
    lede: 'A couple that agrees types one word. A spouse who has been served types the other. Together they make an estimated 10,500 searches a month,[^estimate] and a firm that writes for both meets the client whichever way the marriage ends.',
  },

  market: {
    heading: 'Ohio by the numbers, with one caution',
    lede: 'Counties can be counted. Caseload and search volume are figures that we plan with.',
    facts: [
      {
        value: '45,700',
        label: 'cases to end a marriage, each year',
        detail: 'Roughly 880 every week, divided among courts that keep their own local rules.',
      },
      {
        value: '10,500',
        label: 'monthly searches',
        detail: 'Our estimate, for everything from “dissolution” to a lawyer’s name.[^estimate]',
      },
      {
        value: '88',
        label: 'counties, one court of common pleas apiece',
        detail: 'Many have a domestic relations division; in the others the general judges hear these cases.',
      },
      {
        value: '62',
        label: 'days to first results, sample case',
        detail: 'A Columbus practice, and slower than our usual 45.[^sample]',
      },
    ],
  },

  why: {
    heading: 'Two doors into the same courthouse',
    paragraphs: [
      'Several states call every divorce a dissolution. Ohio keeps two words for two procedures. A dissolution is a joint petition with a signed separation agreement; a divorce is a lawsuit with grounds. Friends and relatives use the words loosely, so people go to a search box to find out which one they need. The firm that explains it in plain terms is the first lawyer they have met, even though nobody has spoken yet.',
      'The two groups behave differently. Dissolution searchers compare prices, read forms and ask how long it takes. They call late, often when the agreement snags on a house in Parma or a teacher’s pension. Divorce searchers want a name and an opening on the calendar. Your site needs a path for each. One page titled “Divorce and Dissolution” tends to lose them both, because it opens with a definition and ends with a phone number.',
      'The map adds a second division. Ohio has three large metros, none of which dominates the others, and a ring of cities such as Akron, Dayton, Toledo, Canton and Youngstown that have newspapers, courts and loyalties of their own. A Columbus firm seldom draws a client from Toledo. We therefore treat each court as a market and plan [local search](/services/local-seo) around the one or two that you know well.',
    ],
  },

  law: {
    heading: 'The statutes your callers have half read',
    lede: 'Eight points where the Revised Code or a civil rule sends someone to Google.[^law]',
    points: [
      {
        term: 'Dissolution of marriage',
        text: 'Both spouses sign the petition and attach a separation agreement. The court sets a hearing not less than 30 and not more than 90 days after filing, and both spouses appear. No grounds are pleaded. If agreement fails, the case can be converted to a divorce.',
        statute: 'R.C. 3105.61–3105.65',
        searches: [
          'dissolution vs divorce ohio',
          'how long does a dissolution take in ohio',
          'ohio dissolution forms with children',
        ],
      },
      {
        term: 'Grounds, and the veto on incompatibility',
        text: 'Incompatibility works only if neither spouse denies it. Otherwise the plaintiff needs another ground: living apart without cohabitation for one uninterrupted year, adultery, extreme cruelty, gross neglect of duty and so on. “He won’t agree” is therefore a real legal question.',
        statute: 'R.C. 3105.01',
        searches: ['what if my spouse denies incompatibility ohio', 'gross neglect of duty ohio divorce meaning'],
      },
      {
        term: 'Six months in the state, ninety days in the county',
        text: 'The plaintiff in a divorce must have lived in Ohio for six months before filing. The usual venue rule asks for ninety days in the county. People who have just moved from Dayton to Columbus get stuck on the second number.',
        statute: 'R.C. 3105.03; Ohio Civ.R. 3(C)',
        searches: ['ohio divorce residency requirement county', 'which county do i file for divorce in ohio'],
      },
      {
        term: 'The forty-two days',
        text: 'A divorce may not be heard and decided until 42 days have passed since service of process, or 28 days since the last publication. Searchers call it the waiting period. Knowing that it runs from service is worth a paragraph of its own.',
        statute: 'Ohio Civ.R. 75',
        searches: ['waiting period for divorce in ohio', 'how fast can you get divorced in ohio'],
      },
      {
        term: 'Allocation of parental rights and responsibilities',
        text: 'One section speaks of a residential parent and legal custodian, or of shared parenting under a plan; the other, of parenting time. Parents type “full custody” all the same. In Senate Bill 174 the Ohio Senate voted to replace much of this vocabulary, so a page on it needs a date.',
        statute: 'R.C. 3109.04; R.C. 3109.051',
        searches: [
          'shared parenting vs full custody ohio',
          'residential parent ohio meaning',
          'standard parenting time schedule franklin county',
        ],
      },
      {
        term: 'Equal, unless equal would be inequitable',
        text: 'Marital property starts from an equal division. A court departs from it where equal would be inequitable, and it can compensate a spouse for the other’s financial misconduct. Callers arrive with “fifty-fifty” or “equitable,” each holding half of the sentence.',
        statute: 'R.C. 3105.171',
        searches: [
          'is ohio a 50 50 divorce state',
          'spouse hid money divorce ohio',
          'who gets the house in a divorce in ohio',
        ],
      },
      {
        term: 'Spousal support without a formula',
        text: 'The statute lists factors and leaves amount and duration to the judge. Every calculator that someone finds online is therefore a guess, and a local lawyer’s view of what a given court tends to do is worth a call.',
        statute: 'R.C. 3105.18',
        searches: ['ohio alimony calculator', 'spousal support after 20 years of marriage ohio'],
      },
      {
        term: 'Common-law marriage, closed in 1991',
        text: 'None can be formed in Ohio since October 10, 1991, though earlier ones and some from other states remain valid. Couples who have shared a home for decades may learn of it only when they part. The page should say so gently and name the remedies that remain.',
        statute: 'R.C. 3105.12',
        searches: ['is there common law marriage in ohio', 'lived together 20 years not married ohio rights'],
      },
    ],
  },

  keywords: {
    heading: 'Five groups of Ohio searches, sized',
    lede: 'Sizes are modeled.[^shares] The order is a reason to begin with the second row: dissolution belongs to this state’s vocabulary, and a national guide can only mention it in passing.',
    rows: [
      {
        query: 'divorce lawyer columbus ohio',
        monthlySearches: 4200,
        intent: 'A name, reviews and a price range',
        build: 'City page tied to your listing',
      },
      {
        query: 'dissolution of marriage ohio',
        monthlySearches: 3150,
        intent: 'Whether agreement is enough',
        build: 'A guide that walks through the hearing',
      },
      {
        query: 'shared parenting plan ohio',
        monthlySearches: 2100,
        intent: 'How the week will be divided',
        build: 'Plan explained, local rule linked',
      },
      {
        query: 'child support worksheet ohio',
        monthlySearches: 1575,
        intent: 'A figure before a fight',
        build: 'Worked example with overnights',
      },
      {
        query: 'divorce attorney stark county',
        monthlySearches: 1050,
        intent: 'A lawyer the local judges know',
        build: 'County page for Canton and Massillon',
      },
    ],
    targets: [
      {
        name: 'The agreed couple',
        text: 'Dissolution, separation agreement, uncontested, fee. They read for a week and then choose, so the page that taught them has the advantage.',
      },
      {
        name: 'The served spouse',
        text: 'Twenty-eight days to answer, under Civ.R. 12(A), make for short searches at odd hours. We give that reader a page with the deadline in the first line and your number in the second.',
      },
      {
        name: 'The parent with a plan to write',
        text: 'Shared parenting, local schedules, mediation. Each domestic relations court publishes its own standard order, which gives you one useful page per county.',
      },
    ],
  },

  markets: {
    heading: 'Six courts, six markets',
    lede: 'Court names differ from county to county. Use the wrong one and a local reader notices.',
    rows: [
      {
        name: 'Columbus and central Ohio',
        court: 'Franklin County Court of Common Pleas, Division of Domestic Relations and Juvenile Branch',
        text: 'A growing metro, a state payroll and a university. Suburbs in Delaware and Licking Counties answer to other benches, so “Columbus divorce lawyer” covers more courts than the searcher suspects.',
      },
      {
        name: 'Cleveland and the lakeshore',
        court: 'Cuyahoga County Court of Common Pleas, Domestic Relations Division; Lake and Lorain Counties',
        text: 'East side and west side are separate audiences. We write Shaker Heights and Lakewood pages that would make no sense if swapped, and send both to one consultation form.',
      },
      {
        name: 'Cincinnati',
        court: 'Hamilton County Court of Domestic Relations; Butler, Clermont and Warren Counties',
        text: 'The metro runs into Kentucky and Indiana, whose rules differ. A page on which state may hear the case serves people in Loveland as well as across the river.',
      },
      {
        name: 'Akron and Canton',
        court: 'Summit County Domestic Relations Court; Stark County Family Court',
        text: 'Two cities half an hour apart with two benches and two bar associations. Medical and manufacturing employers here make dividing a retirement plan a common concern.',
      },
      {
        name: 'Dayton and the Miami Valley',
        court: 'Montgomery County Common Pleas Court, Domestic Relations Division; Greene County',
        text: 'Wright-Patterson Air Force Base puts military pensions, deployment and relocation into ordinary searches. Few general guides treat them with an Ohio statute beside them.',
      },
      {
        name: 'Toledo and the northwest',
        court: 'Lucas County Court of Common Pleas, Domestic Relations Division; Wood County',
        text: 'Michigan begins at the edge of town. Families with one parent in Sylvania and another in Monroe ask about jurisdiction early, and farmland raises valuation questions to the south.',
      },
    ],
  },

  services: {
    heading: 'Four services, seen from an Ohio desk',
    lede: 'Each is included. What changes from Cleveland to Chillicothe is the proportion.',
    blurbs: {
      'local-seo':
        'We settle one spelling of your firm across 50+ directories and choose the listing category with care. For an office near a county line we explain which county the map believes you serve.',
      'technical-seo':
        'The 47-point audit tells us what is broken. On an Ohio site we look at the PDFs first: a court form that a phone cannot open loses its reader at the first tap.',
      'content-marketing':
        'Expect 4–6 pages a month. Dissolution and divorce get separate sets, and any page that leans on a local parenting schedule is dated, since courts revise them.',
      'reputation-management':
        'A thank-you note after the final hearing, with one link, asks for a review. If you hold the state bar association’s certification in family relations law, we place it where a reader decides.',
    },
  },

  pricing: {
    heading: 'One flat fee, whichever court you appear in',
    lede: 'Our one plan is the Growth & Authority Plan. You pay $3,500 per month whether the work is in Cuyahoga County or Athens County, and no contract holds you for a year.',
    points: ['Setup costs nothing', 'You may cancel anytime', 'Ninety-day satisfaction guarantee'],
  },

  testimonial: {
    heading: 'Sixty-two days at a two-lawyer office',
    lede: 'Adeyemi & Pike practice before the Franklin County bench. Their sample case took longer than our usual 45 days. We would rather show that than leave it out.[^sample]',
    person: 'Marcus Adeyemi',
    role: 'Partner, Adeyemi & Pike',
    firmType: 'Two-attorney divorce practice',
    city: 'Columbus',
  },

  longTerm: {
    heading: 'What the calendar looks like after you hire us',
    lede: 'We borrow the rhythm of a contested case, because you already live by it.',
    steps: [
      {
        when: 'By the answer date (day 28)',
        title: 'The audit is done and the listings agree',
        text: 'You have the findings in order of effect. The fixes that need no new writing are live, and the first dissolution page is with you for comment.',
      },
      {
        when: 'By the first pretrial (about day 60)',
        title: 'Early movement, modest in size',
        text: 'For most clients it shows around day 45; in the Columbus sample it was day 62. Either way, months one and two are worth 15–25% in local visibility, and little more.',
      },
      {
        when: 'By mediation (months 3–6)',
        title: 'Readers first, then inquiries',
        text: 'Traffic grows by 30–50% in months three and four. In five and six the leads follow, up 50–100%, as support and parenting pages begin to be found for questions nobody planned.',
      },
      {
        when: 'By final decree (months 7–12)',
        title: 'The second county',
        text: 'With one court well covered, the next costs less effort. Traffic gains of 150–300% belong to this stretch.[^ranges] After it we maintain what ranks and retire what does not.',
      },
    ],
  },

  cities: {
    heading: 'Twenty-two Ohio cities on our list',
    lede: 'Yours may be a twenty-third. The plan covers all 88 counties.',
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
    heading: 'Six questions from Ohio firms',
    items: [
      {
        value: 'item-1',
        question: 'Dissolution clients pay less. Why chase them?',
        answer:
          'Some firms should not, and we will skip those pages if you ask. For the others there are two reasons. Agreements fall apart, and the couple that read your page knows where to go when theirs does. And these searches tend to be less contested than “divorce lawyer” with a big city behind it, so a young site can be read there while it waits for the rest.',
      },
      {
        value: 'item-2',
        question: 'Your Ohio sample took 62 days. Should I expect 45?',
        answer:
          'Expect about 45 and allow two weeks more. Most clients fall near that mark. The sample firm began with two conflicting addresses in the directories, which had to be cleared before anything else could count.[^sample] A firm in Lima or Marietta meets fewer rivals; one in downtown Cleveland meets more.',
      },
      {
        value: 'item-3',
        question: 'The Supreme Court of Ohio publishes the forms. What is left to write?',
        answer:
          'A great deal. The standardized domestic relations forms are free, and clerks across the state must accept them. They tell people what to fill in. They do not say what to agree to, whether a pension order is needed, or what happens when one spouse skips the hearing. Pages that start from the form and continue to the consequence are some of the most useful that a firm here can own.',
      },
      {
        value: 'item-4',
        question: 'Do people ask ChatGPT about this, and can you help there?',
        answer:
          'They do, in whole sentences: “we agree on everything in Ohio, do we need a lawyer.” We write answers that stand on their own, name the statute and carry the author’s name, so that they can be quoted. No one controls what an assistant says, and anyone who sells you a place in its answers is guessing. The [content work](/services/content-marketing) is the same work that serves Google.',
      },
      {
        value: 'item-5',
        question: 'I handle nothing but divorce in one mid-size county. Is $3,500 too much?',
        answer:
          'Possibly. A county of 60,000 people has a ceiling, and you should know it before you pay anybody. Bring us your county and average fee; if the arithmetic fails, we will say so in the consultation. For many single-county firms it works once the neighboring court is added, since a page for Wooster can support one for Medina.',
      },
      {
        value: 'item-6',
        question: 'May I call myself a specialist on the site?',
        answer:
          'Only within the Rules of Professional Conduct. Ohio accredits organizations that certify specialists, and the Ohio State Bar Association certifies attorneys in family relations law. With the certificate, name the body that granted it. Without, we write “practice limited to family law” if it is so. Prof.Cond.R. 7.1 forbids false or misleading statements about your services, and headlines count.',
      },
    ],
  },

  guarantee: {
    heading: 'The 90-day clause, in plain words',
    lede: 'On day 90 we compare the record with day one. If you see no progress, you keep us at no charge: work continues free until progress is seen. It protects you against our mistakes. It cannot protect anyone against a slow quarter at the clerk’s office.',
  },

  closing: {
    heading: 'Divorce, dissolution, or both?',
    lede: 'Decide which clients you want more of. 30 minutes with us will tell you how many in your county are searching, and who answers them today. You may also [write to us](/contact) first.',
  },

  nearby: {
    heading: 'Four borders, four different codes',
    lede: 'If you are admitted in a second state, look there too.',
    states: [
      { state: 'pennsylvania', kind: 'in-app' },
      { state: 'michigan', kind: 'in-app' },
      { state: 'indiana', kind: 'in-app' },
      { state: 'west-virginia', kind: 'in-app' },
    ],
  },

  notes: {
    estimate:
      'Our estimate from keyword tools, for Ohio as a whole. Such tools round and group their figures, so read it as a rough size, not a count.',
    sample:
      'Mr. Adeyemi’s story is sample content, like every client story here, and his portrait is drawn. The 62 days are the figure of that sample case.',
    law: 'Condensed for marketers, with exceptions left out. Check the current Code, the civil rules and your local rules before advising anyone.',
    shares:
      'We model the five groups as 40%, 30%, 20%, 15% and 10% of 10,500. The groups overlap and therefore exceed the whole.',
    ranges:
      'Every percentage on this calendar is a gain over the firm’s own starting point. Visibility, traffic and leads are three measures and cannot be added.',
  },
};

export default page;
