import type { StateTemplateData } from './types.ts';

export default {
  kind: 'template',
  state: 'Alabama',
  updated: '2026-11-22',
  annualDivorceCases: '23,500',
  // sample figure
  researchPercentage: '74%',
  licensedAttorneys: '2,800+',
  majorCity1: 'Birmingham',
  majorCity2: 'Huntsville',
  majorCity3: 'Mobile',
  mediumCity1: 'Montgomery',
  mediumCity2: 'Tuscaloosa',
  mediumCity3: 'Auburn',
  smallCities: [
    'Dothan',
    'Hoover',
    'Decatur',
    'Madison',
    'Florence',
    'Phenix City',
    'Prattville',
    'Gadsden',
    'Opelika',
    'Enterprise',
    'Daphne',
    'Athens',
    'Anniston',
    'Selma',
    'Fairhope',
    'Cullman',
  ],
  // sample figure
  stateSpecificStatistic: '69%',
  specificLaw:
    'The first question is how long it takes. Ala. Code § 30-2-8.1 bars a final judgment until 30 days after the summons and complaint are filed. The second is whether a reason is needed. Section 30-2-1 keeps adultery and a year’s abandonment beside incompatibility of temperament and irretrievable breakdown, so people type all four. When the defendant lives out of state, § 30-2-5 asks for six months of residency from the one who files. After the judgment, § 30-2-10 keeps both from marrying anyone else for 60 days. Each rule is a page that somebody is already looking for.',
  stateChallenges:
    'Two kinds of client share one search. The first wants an uncontested divorce for a flat fee and is comparing you with a website that sells forms. The second faces a custody trial in circuit court. Both type “divorce lawyer” and a town. A page written for both mostly draws the first. Jefferson County adds a trap of its own: it keeps courthouses in Birmingham and in Bessemer, and the address decides which one hears the case. Near Auburn, Phenix City and Dothan, firms from across the Georgia and Florida lines can appear in the same results.',
  uniqueLegalAspect:
    'Adulthood begins at 19 here (Ala. Code § 26-1-1), and child support ordinarily runs until then. Parents still ask about tuition, because courts could order it until Ex parte Christopher overruled Ex parte Bayliss in 2013. Alimony has a clock as well. Section 30-2-57 holds rehabilitative alimony to five years absent extraordinary circumstances and, as a rule, periodic alimony to the length of the marriage, unless the couple was married for 20 years or longer. The support amount itself comes from Rule 32 of the Rules of Judicial Administration. Articles written for a national audience miss most of this.',
  title: 'Alabama Divorce Lawyer SEO | Birmingham to Mobile',
  metaDescription:
    'SEO for Alabama divorce lawyers: pages on the 30-day wait, Rule 32 and support to age 19, written for the circuit courts from Huntsville to Mobile.',
  clientName: 'Denise Rutledge, founding attorney, small family-law firm, Huntsville',
  borderStates: [
    { name: 'Florida', slug: 'florida-divorce-lawyer-seo' },
    { name: 'Georgia', slug: 'georgia-divorce-lawyer-seo' },
    { name: 'Mississippi', slug: 'mississippi-divorce-lawyer-seo' },
    { name: 'Tennessee', slug: 'tennessee-divorce-lawyer-seo' },
  ],
  local: {
    lede: 'An Alabama divorce can be final a month after filing. Choosing the lawyer takes an evening. We build the pages and listings that put your name in front of that evening’s search, in Huntsville, in Birmingham and on both sides of Mobile Bay.',
    faqs: [
      {
        value: 'faq-1',
        question: 'What does a typical campaign return, and how soon?',
        answer:
          'Typical campaigns reach first-page rankings in 45–90 days and return 300–500% on what they cost. Neither figure is a promise. Cullman usually moves before Birmingham, your fees change the arithmetic, and a firm that lets calls ring out after five will do worse than either number. The notes on this page say how far these figures can be trusted.',
      },
      {
        value: 'faq-2',
        question: 'What should a two-lawyer office in Mobile budget?',
        answer:
          'Plan on a $3,000 monthly investment. There is no setup fee, and you can cancel anytime. For scale, our market model counts $5,000 per case, so one added case in a month at that figure is more than the fee. If most of your work is flat-fee and uncontested, the math comes out differently. We will do it with you before you sign anything.',
      },
      {
        value: 'faq-3',
        question: 'Do the 2026 advertising rules limit what you can write for us?',
        answer:
          'Yes. The Alabama Supreme Court rewrote Rules 7.1, 7.2 and 7.3 of the Rules of Professional Conduct, effective January 1, 2026. We leave out promised outcomes and comparisons that you could not prove. The last read is yours, because the rules bind the lawyer. Older advice about Alabama disclaimers, including the line in many footers, deserves a second look.',
      },
      {
        value: 'faq-4',
        question: 'Should contested and uncontested divorce have separate pages?',
        answer:
          'They should, and they should not sound alike. The uncontested page explains the answer and waiver, says what your flat fee covers and admits that 30 days must still pass. The contested page is about temporary orders, discovery and the trial calendar. When one page tries to do both, the person with the harder case leaves. How we plan such pairs is under [content marketing](/services/content-marketing).',
      },
      {
        value: 'faq-5',
        question: 'Can a Gadsden or Dothan practice compete without a Birmingham address?',
        answer:
          'At home, yes, and home is where venue sends most of its cases. Under Ala. Code § 30-2-4 a complaint goes to the county where the defendant lives or where the couple separated. What a smaller firm should not do is rent a mailbox in Jefferson County. Google can suspend a listing that has no real office behind it. Our [local SEO work](/services/local-seo) starts with the address you have.',
      },
      {
        value: 'faq-6',
        question: 'What do people look for once the judgment is signed?',
        answer:
          'Ways to change it. Ex parte McLendon, decided in 1984, set a demanding test for moving a child from one parent to the other, and parents who have heard the name look it up. Others count the months to a 19th birthday, or ask whether alimony ends when a former spouse lives with someone new. Look through your site for a page on any of the three.',
      },
    ],
    searches: [
      {
        query: 'alabama divorce lawyer',
        intent: 'Has no county in mind yet',
        build: 'State guide that leads to county pages',
      },
      {
        query: 'divorce attorney huntsville al',
        intent: 'Wants a name and a number tonight',
        build: 'Madison County page and map listing',
      },
      {
        query: 'how long does a divorce take in alabama',
        intent: 'Heard thirty days, wants it confirmed',
        build: 'Timeline that cites § 30-2-8.1',
      },
      {
        query: 'uncontested divorce alabama cost',
        intent: 'Weighing a lawyer against a form site',
        build: 'Fee page that lists what is included',
      },
      {
        query: 'child support until 19 alabama',
        intent: 'Counting the payments left',
        build: 'Rule 32 guide with the exceptions',
      },
    ],
    targets: [
      {
        name: 'The contested case',
        text: 'Custody trials, pensions, a move out of state. Fewer people search for these, and they read to the end. They come first because no form can help them.',
      },
      {
        name: 'The thirty-day couple',
        text: 'Flat fee, waiver, how soon. Most of the volume is here, and so are the websites that sell forms. One candid page covers it.',
      },
      {
        name: 'Towns near a line',
        text: 'Phenix City, Dothan, the two shores of Mobile Bay. Their results mix counties and states, so a page that names the right courthouse stands out.',
      },
    ],
    metro:
      'Birmingham, Huntsville and Mobile are three separate contests. Jefferson County has the most firms, so we enter Birmingham through its suburbs and through questions. Huntsville is full of engineers, contractors and Redstone Arsenal families, who read closely and ask about federal pensions and clearances. Mobile Bay is one search area with a courthouse on either shore. Baldwin County, on the eastern side, is among the fastest-growing in the state.',
    midSize:
      'Montgomery, Tuscaloosa and Auburn turn on their institutions. State workers in the capital want to know what happens to a Retirement Systems of Alabama pension. In the two university towns the questions come from faculty, hospital staff and couples who own rental houses together. Writing about those assets by name tells a reader that you have divided one before.',
    smaller:
      'In Cullman, Selma or Enterprise everyone at the courthouse knows which lawyers do this work. A newcomer with a phone does not. A page for the county seat, a listing with the right hours and a few recent reviews close that gap. Searches are scarce in these towns, so a missed one costs more.',
    services: {
      'local-seo':
        'One address and one number, written the same way in 50+ directories, with the right courthouse named. Bessemer is not Birmingham.',
      'technical-seo':
        'We run the 47-point audit, then fix first what a phone on a weak signal in Wilcox County would notice.',
      'content-marketing':
        'Four to six pages a month. The early ones cover the wait, incompatibility, Rule 32 and the 60 days before anyone may remarry.',
      'reputation-management':
        'A request goes out once the judgment is entered. Replies stay inside the new advertising rules and your duty of confidentiality.',
    },
    longTerm: [
      {
        when: 'First half-year',
        title: 'Listings, then answers',
        text: 'Repairs and listings come first, and local visibility tends to rise by 15–25% in months 1–2. Traffic follows with 30–50% in months 3–4, once the pages on timing and fees are being read. In months 5–6 leads typically grow by 50–100%.',
      },
      {
        when: 'To the first anniversary',
        title: 'One county seat at a time',
        text: 'By now the pages support each other. A campaign that goes as most do shows 150–300% more traffic over months 7–12. We add courthouse towns in the order you are willing to drive to them.',
      },
      {
        when: 'Year two onward',
        title: 'Clients who come back',
        text: 'Custody changes, contempt, a 19th birthday: the second case often belongs to the lawyer whose page was read for the first. We revise that page when the Legislature or the Rule 32 schedule moves.',
      },
    ],
    guarantee: {
      heading: 'Ninety days, or the Alabama wait three times over',
      lede: 'A judgment may follow a filing by 30 days. Our satisfaction guarantee takes 90. If they bring no progress that you can see, work continues free until they do, in Selma as in Birmingham.',
    },
    closing: {
      heading: 'A month is a short time to get found',
      lede: 'Tell us your circuit and the cases you would rather not take. Half an hour is enough to trace where a reader in your town ends up today, and why.',
    },
  },
} satisfies StateTemplateData;
