import type { HandWrittenState } from './types.ts';

const page: HandWrittenState = {
  kind: 'hand-written',
  state: 'Texas',
  updated: '2026-11-22',
  title: 'Texas divorce lawyer SEO: 50+ cases monthly, 254 counties',
  metaDescription:
    'Be found by Texans who need a divorce lawyer: 11,775 searches a month in 254 counties. A plan that aims at 40+ cases monthly, for $3,500 a month.',
  figures: { monthlySearches: 11_775, annualCases: 78_500, counties: 254 },
  campaigns: { hero: 'page-texas', pricing: 'page-texas', closing: 'page-texas' },
  anchor: 'testimonial',
  resultsLabel: 'View Texas Results',

  hero: {
    heading: 'Texas divorce lawyer SEO: 254 counties, one first page',
    lede: 'By our model, Texans make 11,775 searches a month for help with a divorce.[^searches] People call a firm they can find. We work to make it yours, county by county.',
  },

  market: {
    heading: 'The Texas market in four numbers',
    facts: [
      {
        value: '78,500',
        label: 'divorce cases a year',
        detail: 'About 215 every day, weekends included.[^cases]',
      },
      {
        value: '11,775',
        label: 'searches a month',
        detail: 'Modeled as 15% of the yearly cases.[^searches]',
      },
      {
        value: '254',
        label: 'counties',
        detail: 'No other state has as many, and each county is a market.',
      },
      {
        value: '22',
        label: 'cities in this plan',
        detail: 'Three metros, three mid-size markets, sixteen smaller ones.',
      },
    ],
  },

  why: {
    heading: 'A Texas practice ends at the county line',
    lede: 'Ask a Texas family lawyer where she practices and she will name counties. Her clients search the same way.',
    paragraphs: [
      'Suit is filed where one spouse has lived for 90 days. From then on the county decides a good deal: who the judges are, whether a standing order is waiting, how soon temporary orders can be heard. Your neighbors at the next courthouse work under the same Family Code and a different routine. So people add the county to their question. “Harris County divorce records,” “Collin County standing order,” “Denton divorce lawyer free consultation.” A statewide page answers none of these.',
      'The second habit is the argument over the word custody. A parent types custody. The petition asks for conservatorship, possession and access, and the final order says who has the exclusive right to designate the primary residence. Few laypeople learn those terms before they are served. Your page can teach them in two minutes, in the parent’s own order of worry: where will the children sleep, who picks the school, what happens at Christmas.',
      'The third is price. The Supreme Court of Texas has approved forms for uncontested divorces without children or real property, and TexasLawHelp hosts more. That sends a number of spouses off on their own. Some return after a clerk or a judge turns the paperwork away. We plan one page for each end of that road: the flat fee for an agreed decree, and the repair of a decree that went wrong. The rest of our method is under [local SEO](/services/local-seo).',
    ],
  },

  law: {
    heading: 'What the Family Code makes Texans ask',
    lede: 'Nine points of law or local practice, each with the questions behind it.[^code]',
    points: [
      {
        term: 'Six months, ninety days, then sixty',
        statute: 'Tex. Fam. Code §§ 6.301, 6.702',
        text: 'Six months domiciled in the state and 90 days in the county open the courthouse. Then 60 days must run from filing before a court may grant the divorce, with exceptions for family violence. A client meets three periods at once and mixes them up. A small table on your page sorts them out.',
        searches: ['texas divorce 60 day waiting period', 'can you waive the 60 day waiting period in texas'],
      },
      {
        term: 'No legal separation',
        text: 'Texas has none. Spouses who want distance before divorce use temporary orders, a partition agreement, or a suit affecting the parent-child relationship. People who moved here from other states search for it, and the right answer is a short list of what to use in its place.',
        searches: ['legal separation in texas', 'separated but not divorced in texas'],
      },
      {
        term: 'Insupportability, with fault in reserve',
        statute: 'Tex. Fam. Code §§ 6.001–6.007',
        text: 'Most petitions plead that the marriage has become insupportable. Cruelty, adultery, abandonment and felony conviction remain on the books, and a finding of fault may tilt the division of property. People who search for adultery hope it decides the case. Tell them how much it can weigh, and where it does not.',
        searches: ['does adultery affect divorce in texas', 'at fault divorce texas'],
      },
      {
        term: 'Just and right',
        statute: 'Tex. Fam. Code §§ 3.003, 7.001',
        text: 'Property on hand at dissolution is presumed to be community, and rebutting it takes clear and convincing evidence. The court then orders a division that it deems just and right. That can be half. It need not be, and the gap between those two sentences is where your consultation begins.',
        searches: ['is texas a 50/50 divorce state', 'separate property vs community property texas'],
      },
      {
        term: 'Maintenance under a cap',
        statute: 'Tex. Fam. Code §§ 8.051, 8.055',
        text: 'Court-ordered support is narrow. Ten years of marriage plus an inability to meet minimum reasonable needs is the usual door; family violence and disability are others. The monthly ceiling is $5,000 or 20% of the payor’s average monthly gross income, whichever is lower. Newcomers search “alimony” and expect more.',
        searches: ['does texas have alimony', 'married 10 years texas spousal maintenance'],
      },
      {
        term: 'Conservators and possession',
        statute: 'Tex. Fam. Code §§ 153.131, 153.312',
        text: 'Joint managing conservatorship is presumed to be in the child’s best interest unless there is a history of family violence. It divides rights and duties, and says nothing about equal time. Possession usually starts from the standard order: first, third and fifth weekends.',
        searches: ['joint managing conservator meaning', 'standard possession order christmas'],
      },
      {
        term: 'Marriage without a license',
        statute: 'Tex. Fam. Code § 2.401',
        text: 'An agreement to be married, life together in Texas, and telling others so: those elements make an informal marriage. If the couple parts and nobody sues within two years, the law presumes that there was no agreement, though the presumption can be rebutted. No number of years creates such a marriage, and the number is what people ask for.',
        searches: ['how many years for common law marriage in texas', 'common law divorce texas'],
      },
      {
        term: 'A jury, on request',
        statute: 'Tex. Fam. Code §§ 6.703, 105.002',
        text: 'Either spouse may demand a jury. Its verdict can bind the judge on which parent decides where the child lives, a power that hardly any other state gives. If you try cases, say so on your site. Opposing counsel reads it as well.',
        searches: ['jury trial divorce texas', 'can a jury decide custody in texas'],
      },
      {
        term: 'Standing orders',
        text: 'In Travis, Collin and Dallas, among other counties, a standing order comes with every divorce petition and binds both spouses. Broadly, the money stays put and the children’s routine stays as it was. The order is a public document of several pages, written for lawyers. A plain-English summary of it is one of the most useful pages a firm can own.',
        searches: ['collin county standing order divorce', 'travis county standing order violation'],
      },
    ],
  },

  keywords: {
    heading: 'What Texans type, and what they mean by it',
    lede: 'Volume alone is a poor guide.[^shares] Read each row from right to left: what we would build, for whom, and only then how many.',
    rows: [
      {
        query: 'texas divorce lawyer',
        monthlySearches: 4_710,
        intent: 'Comparing firms statewide',
        build: 'State page',
      },
      {
        query: 'divorce lawyer houston',
        monthlySearches: 3_533,
        intent: 'Ready to call',
        build: 'City page, map listing',
      },
      {
        query: 'child custody attorney dallas',
        monthlySearches: 2_355,
        intent: 'Urgent, wants one answer',
        build: 'Conservatorship page with FAQ',
      },
      {
        query: 'community property texas',
        monthlySearches: 1_766,
        intent: 'Working out what is at stake',
        build: 'Guide that leads to a call',
      },
      {
        query: 'uncontested divorce san antonio',
        monthlySearches: 1_178,
        intent: 'Price first',
        build: 'Fee page for agreed decrees',
      },
    ],
    targets: [
      {
        name: 'Metro markets',
        text: 'Houston, San Antonio and Dallas. High volume, high competition. We go in by suburb and by question, and leave the city’s bare name for later.',
      },
      {
        name: 'Mid-size markets',
        text: 'Austin, Fort Worth and El Paso. Enough searches to fill a calendar. Being the clearest firm in town is a reachable aim here.',
      },
      {
        name: 'Smaller markets',
        text: 'Sixteen cities from Lubbock to Brownsville. Fewer firms compete, so a handful of good pages goes a long way, provided that you really take cases there.',
      },
    ],
  },

  markets: {
    heading: 'Six places to practice, and who hears the case',
    rows: [
      {
        name: 'Houston',
        court: 'Family district courts of Harris County, downtown; Fort Bend and Montgomery Counties next door',
        text: 'Harris County has a bench that does nothing but family law. Sugar Land cases are filed in Richmond, and most of The Woodlands files in Conroe. A page that says only “Houston” sends those readers to the wrong building.',
      },
      {
        name: 'Dallas and Fort Worth',
        court: 'Family district courts of Dallas County and of Tarrant County',
        text: 'Some thirty miles apart, with separate benches and separate local rules. The George Allen building serves Dallas, the Family Law Center serves Fort Worth. Arlington belongs to the second.',
      },
      {
        name: 'Collin and Denton',
        court: 'District courts in McKinney and in Denton',
        text: 'Suburban counties with high incomes, new houses and school-age children. Searches from Plano and McKinney are where a three-lawyer office can outwork a Dallas tower. Frisco lies in both counties, so its page should begin by asking which side of the line the reader lives on.',
      },
      {
        name: 'San Antonio',
        court: 'Civil district courts of Bexar County',
        text: 'Bexar has long called hearings from a shared docket, so you may learn which judge will hear you on the morning itself. Clients find that alarming, and a page about it calms them. Joint Base San Antonio adds service members who ask whether they may file here at all; §§ 6.303 and 6.304 of the Family Code answer them.',
      },
      {
        name: 'Austin',
        court: 'District courts of Travis County; Williamson County in Georgetown',
        text: 'Round Rock and Cedar Park are mostly Williamson County, though residents say Austin. Two county pages, one honest map, and a comparison of the two standing orders make a strong start.',
      },
      {
        name: 'El Paso and the border',
        court: 'District courts of El Paso County; Hidalgo County in Edinburg, Cameron County in Brownsville',
        text: 'Spanish and English share the results page, sometimes in one query. Fort Bliss families move in and out, and New Mexico starts at the edge of town. Service on a spouse in Mexico goes through the Hague Convention, a subject that deserves one careful page.',
      },
    ],
  },

  services: {
    heading: 'How we work a Texas market',
    blurbs: {
      'local-seo':
        'Your office goes on the map for the county it stands in, with the same details in 50+ directories. Where you travel to court but keep no office, we write a county page and leave the map alone.',
      'technical-seo':
        'We start from [the 47-point audit](/services/technical-seo) and fix in order of harm. The first test is a phone in a courthouse hallway, one bar of signal, in Nacogdoches.',
      'content-marketing':
        'Pages on conservatorship, community property and cost, four to six a month, written for the counties on your card. One of your lawyers reads each before it goes live.',
      'reputation-management':
        'Requests go out once the decree is signed. A review that names the county and the kind of case helps the next reader. We draft replies that keep confidences and stay within Texas Disciplinary Rule 7.01.',
    },
  },

  pricing: {
    heading: 'The same fee in Houston and in Lubbock',
    lede: 'One plan, Growth & Authority, covers every county at $3,500 per month. A Houston campaign spends more of it on reviews and suburbs, a Lubbock campaign more on guides. The total does not move.[^leave]',
    points: ['No setup fee', 'Cancel anytime', '90-day satisfaction guarantee'],
  },

  testimonial: {
    heading: 'One Plano lawyer’s account',
    lede: 'A Collin County practice, with Dallas County at its southern edge.[^story] More accounts are under [case studies](/case-studies).',
    person: 'Elena Delgado',
    role: 'Founding attorney',
    firmType: 'Family-law practice',
    city: 'Plano',
  },

  longTerm: {
    heading: 'The first year, phase by phase',
    lede: 'Rankings in one county make the next one easier, because the pages of the first link to it and support it.[^ranges]',
    steps: [
      {
        when: 'Months 1–2',
        title: 'Your home county',
        text: 'Audit, repairs, directories, the first eight to twelve pages. Expect local visibility to rise by 15–25%. Around day 45 most clients can point to something that has changed.',
      },
      {
        when: 'Months 3–4',
        title: 'The courthouse questions',
        text: 'Standing orders, possession schedules, agreed decrees. Each answer links to the county page it belongs to, and traffic tends to grow by 30–50%.',
      },
      {
        when: 'Months 5–6',
        title: 'The county next door',
        text: 'We add a neighbor only if you appear there. Inquiries are the measure now: 50–100% more leads than you began with.',
      },
      {
        when: 'Months 7–12',
        title: 'The metro name',
        text: 'With two or three counties holding, the broad term is within reach. Visits run 150–300% above the start by the end of this phase. After a legislative session, held in odd years, every page on a changed section is rewritten.',
      },
    ],
  },

  cities: {
    heading: 'Cities we serve in Texas',
    lede: 'Twenty-two on the map, each shown with its county. If yours is missing, the counties around it still count.',
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
    heading: 'Texas questions',
    items: [
      {
        value: 'timing',
        question: 'How long does it take to rank in Texas?',
        answer:
          'Forty-five days is typical for a first visible result, less than the statutory wait for a decree. Smaller counties move first. Houston, Dallas and San Antonio take longer, because more firms want the same ten places. If your only county is Harris, think in quarters.',
      },
      {
        value: 'different',
        question: 'What makes Texas different?',
        answer:
          'The count of courthouses, and the vocabulary. A firm in Collin County does not need to win Harris County. It needs to be the clearest answer in Plano, Frisco and McKinney, and to explain conservatorship better than a national directory can. That takes a careful reader of local rules more than it takes a large budget.',
      },
      {
        value: 'competition',
        question: 'Can a small firm compete with the big ones?',
        answer:
          'Yes, by county and by question. Large firms buy the broad terms. Searches that name a town, a judge’s county or a specific problem are open to whoever writes the best page. If you are board certified in family law by the Texas Board of Legal Specialization, that goes on every one of them: a credential that a bigger advertising budget cannot supply.',
      },
      {
        value: 'roi',
        question: 'What return should I expect?',
        answer:
          'It depends on your fee, your close rate and the searches in your county, so we work it out with you on the first call. Our average return is measured over 18 months. As for the 40 to 50 cases a month in this page’s search listing: treat them as the ambition of a large office in several counties. A solo should budget on far fewer, and on a slow first quarter.',
      },
      {
        value: 'content',
        question: 'What content will you write for us?',
        answer:
          'The first month brings a county page, a fee page, and two guides on the questions your intake hears daily. After that, four to six pieces every month: possession over the holidays, the house with a lien on it, the business, the agreed decree. Samples of how we structure a guide are among our [free resources](/resources).',
      },
      {
        value: 'community-property',
        question: 'Do you understand community property?',
        answer:
          'Well enough to know where clients go wrong. They think that a name on the deed decides, and they take “community” to mean half. Tracing is news to them. So is reimbursement for a down payment made before the wedding. Many ask who keeps the house before they ask for a lawyer. We build those answers first, and you correct the law before anyone else reads it.',
      },
    ],
  },

  guarantee: {
    heading: 'Ninety days, or we keep working for free',
    lede: 'At the start you choose the counties and we record where you stand in each. If day 90 shows no progress, work continues free until progress is seen.',
  },

  closing: {
    heading: 'Which of the 254 is yours?',
    lede: 'Tell us the counties you serve. In 30 minutes we will show you who ranks there now. The audit of your site, valued at $500, is yours to keep.',
  },

  nearby: {
    heading: 'SEO Services in Nearby States',
    lede: 'From Texarkana or El Paso, a spouse in the next state is an ordinary fact of the case. Each neighbor has a residence rule of its own and deserves pages of its own.',
    states: [
      { state: 'oklahoma', kind: 'reload', root: true },
      { state: 'louisiana', kind: 'reload', root: true },
      { state: 'arkansas', kind: 'reload', root: true },
      { state: 'new-mexico', kind: 'reload', root: true },
    ],
  },

  notes: {
    searches: 'Modeled as 15% of annual divorce cases: 78,500 × 0.15 = 11,775.',
    cases: '78,500 ÷ 365 = 215. The yearly count is the one we plan with.',
    code: 'Section numbers refer to the Texas Family Code. They show what we read before writing; for advice, a client needs you.',
    shares:
      'Modeled shares of 11,775 monthly searches: 40%, 30%, 20%, 15% and 10%. Groups overlap, so they do not add to 100%.',
    leave: 'Leaving takes 30 days’ notice in writing. There is no minimum term.',
    story: 'All client stories here are samples. Portraits are drawings, not photographs.',
    ranges:
      'Each range compares with the month before we started. The measure changes from phase to phase, so the figures cannot be added up.',
  },
};

export default page;
