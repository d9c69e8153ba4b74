import { dollars, range } from '../../lib/format.ts';
import { brand } from '../../site/brand.ts';
import { claims } from '../../site/claims.ts';
import { type AuditPoint, auditGroups, pointNumber as no } from '../audit-list.ts';
import { byLaw } from '../by-law.ts';
import { stateSheets } from './state-sheets.ts';
import type { Block, Guide, TextPage } from './types.ts';

const { audit, consultation, plan, terms } = claims;

const [crawling, speed, mobile, structure, identity, security] = auditGroups;

/** A group of the audit as boxes to tick, with how to check each point. */
const checklist = <Points extends readonly AuditPoint[]>(
  { points }: { points: Points },
  hows: { [Index in keyof Points]: string },
): Block => ({
  kind: 'checklist',
  items: points.map((point, index) => ({ task: `${no(point)}. ${point}`, how: hows[index] })),
});

/** Where to start reading in each state that has a sheet, in alphabetical order. */
type StartingPoints = Record<
  | 'Alabama'
  | 'Alaska'
  | 'Arizona'
  | 'California'
  | 'Florida'
  | 'Georgia'
  | 'Illinois'
  | 'Michigan'
  | 'New York'
  | 'North Carolina'
  | 'Ohio'
  | 'Pennsylvania'
  | 'Texas',
  string
>;

/** A table with two columns of states. The last row is for everybody else. */
function startingPoints(caption: string, cites: StartingPoints): Block {
  const entries = [...Object.entries(cites), ['Elsewhere', 'See the first page of Part 4']] as [string, string][];
  const half = entries.length / 2;
  return {
    kind: 'table',
    caption,
    head: ['State', 'Start with', 'State', 'Start with'],
    rows: entries.slice(0, half).map((entry, index) => [...entry, ...(entries[half + index] ?? [])]),
  };
}

const howToUse: TextPage = {
  kind: 'text',
  label: 'Start here',
  heading: 'Read it in an hour, work with it for a month',
  blocks: [
    {
      kind: 'text',
      text: `This is the method we use for divorce lawyers, in the order we use it. We are ${brand.name}, an agency for divorce and family-law attorneys and nobody else. We wrote this for the lawyer who owns the firm, answers to the bar for every word on its website and has been let down by a vendor before. You can do all of it without us.`,
    },
    {
      kind: 'text',
      text: '**If you have an hour**, read Part 1, the sheet for your state in Part 4 and the scoring sheet on the last page. **If you have an afternoon**, give Part 2 to the person who runs your office. **If you have a month**, take one row of this table a week.',
    },
    {
      kind: 'table',
      caption: 'Four weeks with a pencil',
      head: ['Week', 'You', 'Your office', 'Done when'],
      rows: [
        [
          '1',
          'Choose one county and the kind of case you want more of',
          'Fills in the baseline in Part 2; has the developer unblock hidden pages and stop leaks',
          'Today’s numbers are on paper; no page is hidden, no form entry leaks',
        ],
        [
          '2',
          'Check the law on your five busiest pages; decide which duplicates go',
          'Corrects the firm’s profiles and listings; has duplicates merged',
          'No two pages answer one question',
        ],
        [
          '3',
          'Fill in two worksheets from Part 3',
          'Goes through the rest of the audit with the developer',
          'Two outlines are with whoever writes',
        ],
        [
          '4',
          'Correct both drafts and put your name on them',
          'Runs the ten prompts from Part 5',
          'Two pages are online, signed and dated',
        ],
      ],
    },
    {
      kind: 'table',
      caption: 'What to keep in the office, and what you can hand out',
      head: ['Work', 'Who', 'Why'],
      rows: [
        ['Choosing cases and counties', 'You', 'No tool knows which callers you refer out'],
        ['The law on every page', 'You', 'Model Rules 5.3 and 7.1 make it yours'],
        ['Answering the phone', 'Your office', 'Nobody else hears the callers’ words'],
        ['Baseline, listings, reviews', 'A paralegal', 'Routine, a few hours a month'],
        ['Redirects, speed, code', 'A developer', 'Routine, spread over the four weeks'],
        ['Drafts and follow-up', 'Anyone you trust', 'This is what agencies sell'],
      ],
    },
    {
      kind: 'note',
      text: 'The law in this guide is the law as of November 2026. We name the section so that you can check it. Nothing here is legal advice, and your state’s rules of professional conduct come before anything we say.',
    },
    {
      kind: 'form',
      fields: [
        {
          label: 'The county we start with, and the kind of case we want more of',
          start: 'Example: Stark County; custody cases with a move. Second: divorces with a teacher’s pension',
          lines: 2,
        },
      ],
    },
  ],
};

const searching: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Timeline',
    heading: 'She searches for weeks before she calls anyone',
    blocks: [
      {
        kind: 'text',
        text: 'Think of one client, two months before you meet her. (Or him. We say “she” to keep the sentences short.) She has told nobody. Her first search has no lawyer in it, and often not even the word divorce. It asks whether he can empty the joint account. She reads for ten minutes, closes the tab when somebody walks in and comes back days later with a narrower question.',
      },
      {
        kind: 'exhibit',
        figure: 'search-timeline',
        caption:
          'One person’s searches, from the first question to the first call. An illustration: some people take a year, and a spouse who was served this morning takes a day.',
      },
      {
        kind: 'list',
        items: [
          '**The early pages introduce you.** If she read your page on the joint account in the first week, she knows your name when she sees it on the map. A firm whose only page is called “Divorce” meets her last, beside every other firm.',
          '**She comes back by name.** The night before she calls, she types your name and “reviews.” She looks at your newest review, your worst one and what you said under it.',
          '**A served spouse has a deadline.** In Ohio, the answer is due 28 days after service (Civ.R. 12(A)). Open that page with your state’s deadline and put your number right below it.',
          '**Your intake hears only about the last search.** Have whoever answers ask one more question: “What did you look up first?” Write down the words as the caller says them. After a month you have your list of pages.',
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'In our state, a spouse who was served must respond within (rule)',
            start:
              'California: 30 days (Code Civ. Proc. § 412.20). Texas: 10 a.m. on the Monday after 20 days (Tex. R. Civ. P. 99)',
          },
          {
            label: 'What our callers looked up first, in their words',
            start: 'Example: “do i have to sign the papers”; “can she take the kids to indiana”',
            lines: 2,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Queries',
    heading: 'Five kinds of searches, and what each one needs',
    blocks: [
      {
        kind: 'table',
        caption: 'Five kinds of searches, spelled as people type them',
        head: ['Kind', 'Typed', 'By someone who', 'Give her'],
        rows: [
          [
            'Her own life',
            'who gets the dog in a divorce illinois; can you be separated in the same house nc',
            'has decided nothing and may never file',
            'The answer in two sentences, the section, what to keep a copy of',
          ],
          [
            'A rule or a number',
            'texas divorce 60 day waiting period; fl-142 instructions; 146 overnights illinois',
            'has a form open or a hearing set',
            'The number, the day it runs from, the exception, the date you checked',
          ],
          [
            'The price',
            'absolute divorce nc cost; can i make my spouse pay my lawyer ny',
            'is working out whether she can afford to leave',
            'Your fee for a first meeting, what uses up a retainer, who may have to pay',
          ],
          [
            'A lawyer nearby',
            'divorce lawyer near me; gwinnett county divorce attorney; custody lawyer doylestown',
            'is choosing this week',
            'A real office, a page that names the courthouse, recent reviews',
          ],
          [
            'A name',
            'your firm’s name; your own name and “reviews”',
            'decides tonight, or is the other spouse',
            'The same details everywhere, a bio with admissions, calm replies',
          ],
        ],
      },
      { kind: 'subheading', text: 'Where to begin, and what to leave alone' },
      {
        kind: 'text',
        text: 'Most firms spend first on the fourth kind, because it has “lawyer” in it. So does every other firm in the county. On the first three, you compete with national articles that can’t name your section, your form or your parenting class. Write one page of each of those before a second page of the fourth kind.',
      },
      {
        kind: 'text',
        text: 'Leave alone the searches for directions to the courthouse, a blank form, a student’s paper or another state’s law. Pages for them raise your traffic and bring nobody you can help. Put the directions on your county page, and link to the court’s own form from the page that explains it.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Five questions from last week’s calls, in the callers’ own words',
            start: 'Example: “If I move out, do I lose the house?”',
            lines: 5,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Her phone',
    heading: 'Which results you earn and which you buy',
    blocks: [
      {
        kind: 'text',
        text: 'Few searches show every part. “Divorce lawyer near me” tends to bring ads and a map. “How is alimony calculated” tends to bring an AI answer and pages. Search both on your phone, a few miles from the office, and number what you see.',
      },
      {
        kind: 'exhibit',
        figure: 'results-page',
        caption: 'Illustration: the parts of a results page on a phone, from the top. The numbers match the table.',
      },
      {
        kind: 'table',
        caption: 'What each part costs and what decides it',
        head: ['Part', 'Bought or earned', 'What a family lawyer should know'],
        rows: [
          [
            '1. Ads',
            'Bought, by the click or by the lead',
            'They stop when you stop paying. Google’s ad policy treats divorce services as sensitive: you may not aim ads at lists of your own visitors',
          ],
          [
            '2. AI answer',
            'Earned. Ads can appear around it',
            'Google asks for nothing special: the page has to be indexed and allowed to show a snippet',
          ],
          [
            '3. Map',
            'Earned. Google sells no better rank',
            'Relevance, distance and prominence. You can’t change the distance, so don’t rent a mailbox',
          ],
          [
            '4. Websites',
            'Earned',
            'About ten a page. For a city and “divorce lawyer,” directories take several. Fill in their free profiles before you pay for a bigger one',
          ],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'What our two searches showed, part by part, and where we were',
            start: 'Example: “divorce lawyer near me”: two ads, an AI answer without us, sixth on the map, page two',
            lines: 3,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Privacy',
    heading: 'She may share the phone, the tablet and the bill',
    blocks: [
      {
        kind: 'text',
        text: 'Her spouse may see a notification, a voicemail, a line on the phone bill or a charge on the card. Before you ask how to get more calls, make sure that contacting you is safe.',
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Nothing opens by itself',
            how: 'No chat window, pop-up or sound. A chat vendor also takes in the story before you have run a conflict check.',
          },
          {
            task: 'You ask before you text, email or leave a voicemail',
            how: 'One required question on the form and on the phone. A reminder text the next morning can do harm.',
          },
          {
            task: 'Neutral words in everything that reaches her later',
            how: 'Confirmation page, email sender and subject, invitation, caller ID, card statement: a name, without “divorce.”',
          },
          {
            task: 'No ads that follow her',
            how: 'Take retargeting tags off the site. Google’s ad policy bars firms that advertise divorce services from using lists of their own visitors.',
          },
          {
            task: 'A quick exit on every page about abuse',
            how: 'Before the text, and reachable by keyboard. Say that it doesn’t erase history and doesn’t stop monitoring software.',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'What call tracking keeps: ask your vendor for each row in writing',
        head: ['It records', 'Why it matters here', 'What to ask for'],
        rows: [
          [
            'Her number, often her name',
            'It shows that she called a divorce lawyer',
            'Who can log in, and deletion after a set time',
          ],
          ['The page or ad she came from', '“Protective orders” says a lot', 'Groups of pages, not single pages'],
          [
            'The call itself, and a transcript',
            'It may hold a confidence (Model Rule 1.18), and recording may take everyone’s consent',
            'Recording off',
          ],
        ],
      },
      {
        kind: 'text',
        text: 'Under federal law, one party’s consent to a recording is enough (18 U.S.C. § 2511(2)(d)). California, Florida, Illinois and Pennsylvania generally require everyone’s for a private call (Cal. Penal Code § 632; Fla. Stat. § 934.03; 720 ILCS 5/14-2; 18 Pa.C.S. §§ 5703–5704).',
      },
      {
        kind: 'wording',
        use: 'At the top of a page on abuse or protective orders',
        text: 'If someone may be checking this device, read this page on one that nobody else can open. If you’re in danger now, call 911. The National Domestic Violence Hotline is 800-799-7233, or text START to 88788.',
      },
      {
        kind: 'wording',
        use: 'On every form, as a required question',
        text: 'How is it safe to reach you, and when? May we leave a message that names the firm?',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Contact',
    heading: 'Four answers she needs before she calls',
    blocks: [
      {
        kind: 'text',
        text: 'By the time she reaches your contact page, she has decided to talk to somebody. She is afraid of an embarrassing call. Four answers on the first screen of a phone do more than another award badge.',
      },
      {
        kind: 'table',
        caption: 'What she wants to know, and what most firms say',
        head: ['Her question', 'What most firms say', 'What to say'],
        rows: [
          [
            'What does the first meeting cost?',
            'Call for a confidential consultation',
            'The fee, the length and what she leaves with. If it is free, say for how long, and keep to it',
          ],
          [
            'Where is it?',
            'Serving the greater metro area',
            'The street, the entrance, where to park out of sight of the street, and whether video is fine',
          ],
          [
            'Who will I talk to?',
            'Our experienced team',
            'Who answers, from when to when, who calls back, and the lawyer’s name and photograph',
          ],
          [
            'What happens next?',
            'Submit',
            'We check for a conflict, then offer two times. We don’t contact your spouse; what you tell us is confidential, with a few exceptions the law makes',
          ],
        ],
      },
      {
        kind: 'wording',
        use: 'Beside the button of your form',
        text: 'Please don’t describe your case yet. We need your name, the other person’s name (former and business names, too), and a safe way and time to reply. We use them to check for a conflict, to answer you and to count inquiries, without your details. Sending this form doesn’t make us your lawyers.',
      },
      {
        kind: 'text',
        text: 'Use the same first sentence on the form and in the script of whoever answers at night. A site that invites a description without a clear warning can create duties to a prospective client (Model Rule 1.18, comment 2; ABA Formal Opinion 10-457), and a long story can keep you from representing the other spouse. Three fields and a box for the hearing date are enough.',
      },
      { kind: 'subheading', text: 'Call your own firm tonight' },
      {
        kind: 'checklist',
        items: [
          {
            task: 'At 7:10 p.m., from a number the office doesn’t know',
            how: 'Who answers, after how many rings, and what does the recording promise?',
          },
          {
            task: 'Ask what a first meeting costs',
            how: 'Anyone who answers should know, and say it in one sentence.',
          },
          { task: 'Say that it isn’t safe to call back', how: 'Does anyone ask how and when it would be?' },
          {
            task: 'Send the form from a phone',
            how: 'How long until a person replies, under which name and with which subject line?',
          },
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'What we change this week',
            start: 'Example: the fee in the first line; a voicemail greeting that says when a person calls back',
            lines: 2,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Vocabulary',
    heading: 'The client’s words and the statute’s words',
    blocks: [
      {
        kind: 'text',
        text: 'Put her word in the title and the statute’s word in the first sentence. She typed the first and will hear the second from the judge.',
      },
      {
        kind: 'table',
        caption: 'What people type, and what the states in Part 4 call it',
        head: ['She types', 'The law says'],
        rows: [
          [
            'divorce',
            'Dissolution of marriage: CA, FL, IL, AZ. Absolute divorce: NC. In OH and AK, divorce and dissolution are two kinds of case',
          ],
          [
            'split the house, 50/50',
            'Equitable distribution: NY, FL, NC. Equitable division: GA, PA. Just proportions: IL. Just division: AK. Community property: CA, AZ, TX; in TX, a “just and right” division',
          ],
          [
            'full custody',
            'Sole legal and sole physical custody: CA. Sole parental responsibility: FL. Sole managing conservatorship: TX. Allocation of parental responsibilities: IL. Residential parent: OH. Legal decision-making: AZ',
          ],
          [
            'visitation',
            'Parenting time: IL, OH, MI, AZ. Time-sharing: FL. Possession and access: TX. Partial or supervised physical custody: PA. Still visitation: CA, GA, NC, NY',
          ],
          [
            'alimony',
            'Alimony: FL, GA, NC, AL. Maintenance: NY, IL, AK. Spousal maintenance: AZ, TX. Spousal support: CA, OH, MI. In PA, spousal support, alimony pendente lite and alimony are three things',
          ],
          [
            'legal separation',
            'A case of its own: CA, NY, IL, OH, AZ, AL, AK. Separate maintenance: MI, GA. Divorce from bed and board: NC. None in TX or PA. FL has support without dissolution (§ 61.09)',
          ],
          [
            'easy divorce, no lawyer',
            'Dissolution: OH, AK. Simplified dissolution: FL. Joint simplified dissolution: IL. Summary dissolution or joint petition: CA. Summary consent decree: AZ',
          ],
          [
            'hid or wasted money',
            'Dissipation: IL. Waste: AZ. Financial misconduct: OH. Fraud on the community: TX (§ 7.009). Breach of fiduciary duty: CA (§ 1101)',
          ],
          ['unmarried father’s rights', 'Legitimation: GA. Elsewhere, parentage or paternity'],
        ],
      },
      {
        kind: 'wording',
        use: 'A first sentence that uses both (Arizona)',
        text: 'What most people call custody, A.R.S. § 25-401 calls legal decision-making and parenting time.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Our callers’ word, the word on our court’s form, and the page that should have both',
            start: 'Example: “visitation”; parenting time; the custody page and the county page',
            lines: 4,
          },
        ],
      },
    ],
  },
];

const repairs: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Baseline',
    heading: 'Measure before you change anything',
    blocks: [
      {
        kind: 'text',
        text: 'A year from now you’ll want to know what worked. Write down today’s numbers in ink, with the date, and the same month a year before if you have it. School calendars and holidays move family cases, so a better month may only be a season. Leave blank what you can’t count yet; the blanks are the first thing to fix.',
      },
      {
        kind: 'table',
        caption: 'Today’s numbers',
        head: ['Count', 'Where to find it', 'Last month', 'A year ago'],
        rows: [
          ['Calls and forms from new people', 'Phone log, inbox; each once', '', ''],
          ['Of those, cases you take', 'Intake notes', '', ''],
          ['Consultations held', 'Calendar', '', ''],
          ['Clients signed', 'Engagement letters', '', ''],
          ['“I found you on Google”', 'Intake, in their words', '', ''],
          ['Clicks from Google search', 'Search Console, Performance', '', ''],
          ['Pages indexed', 'Search Console, Pages', '', ''],
          ['Reviews: number and average', 'Business Profile', '', ''],
          ['Date of the newest review', 'Business Profile', '', ''],
          ['Marketing bills, all together', 'Books', '', ''],
        ],
      },
      {
        kind: 'table',
        caption: 'Our place on the map, from three corners of the county (a number, or “no”)',
        head: ['Search', 'Courthouse', 'Best suburb', 'Far corner'],
        rows: [
          ['divorce lawyer near me', '', '', ''],
          ['child custody lawyer', '', '', ''],
          ['[our county] divorce attorney', '', '', ''],
        ],
      },
      {
        kind: 'text',
        text: 'Stand there with a phone, or ask a friend who lives there. A search from the office tells you only about the office.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Five searches that show our site today (Search Console, queries)',
            start: 'Example: stark county divorce attorney; place 8; 3 clicks last month',
            lines: 3,
          },
          { label: 'Date, and who wrote this down' },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Order',
    heading: 'What to fix in week one and what can wait',
    blocks: [
      {
        kind: 'text',
        text: `The next six pages list the ${audit.points} points of our audit. Don’t fix them in the order they’re listed. First comes whatever hides your pages, gives a confidence away or loses a caller. Duplicate pages come next, and speed and polish after that. Writing starts in week three, once nothing is hidden and no old page competes with the new one.`,
      },
      {
        kind: 'table',
        caption: 'The order we work in; the numbers are those of the audit',
        head: ['When', 'Points', 'Why then', 'Who'],
        rows: [
          [
            'Day one',
            `${no('Pages that Google has indexed')}–${no('robots.txt rules')}, ${no('HTTPS on every URL')}, ${no('Mixed content: insecure files on a secure page')}, ${no('Search Console access')}`,
            'One line can hide the whole site, and you need access to see it',
            'You and whoever holds the passwords',
          ],
          [
            'Week one',
            `${no('Third-party scripts')}, ${no('Tap to call')}, ${no('Software updates')}–${no('Call and form tracking')}`,
            'Confidentiality doesn’t wait for a redesign, and a dead number loses callers today',
            'Developer, with your list of vendors',
          ],
          [
            'Week two',
            `${no('XML sitemap, the list of your pages')}–${no('Server errors')}, ${no('Near-duplicate pages')}, ${no('Name, address and phone number')}, ${no('Date and reviewer on legal pages')}`,
            'Merge before you write: a new custody page can’t help while four old ones compete with it',
            'You decide; developer merges; paralegal for listings',
          ],
          [
            'Weeks three, four',
            `${no('Largest Contentful Paint: when the main part shows')}–${no('Font loading')}, ${no('Caching and compression')}–${no('Tap target size')}, ${no('Keyboard use')}–${no('Form labels')}`,
            'She reads on a phone, with one hand, on a weak signal',
            'Developer',
          ],
          [
            'Month two',
            `${no('Page titles')}–${no('Readable URLs')}`,
            'The pages that stay get titles that say which question they answer',
            'Whoever writes, with your yes',
          ],
          [
            'When you can',
            `${no('Breadcrumbs')}, ${no('The firm in structured data')}–${no('Markup that matches the visible text')}, ${no('The preview when a link is shared')}, ${no('Access for AI crawlers')}`,
            'Useful, and nobody ever called because of it',
            'Developer',
          ],
        ],
      },
      {
        kind: 'text',
        text: `**If you can do only five**, do ${no('Stray noindex tags, which hide a page')} (hidden pages), ${no('Where form entries go')} (where the story goes), ${no('Tap to call')} (the number dials), ${no('Near-duplicate pages')} (pages that compete with each other) and ${no('Date and reviewer on legal pages')} (a name and a date on the law). None of them needs new software. A lawyer and a developer can go through all five in one sitting.`,
      },
      { kind: 'subheading', text: 'What you don’t need' },
      {
        kind: 'list',
        items: [
          '**A new website**, in most cases. If the platform can’t do what a point asks, get that in writing, with what staying would cost.',
          '**A perfect speed score.** Stop when real visits pass Google’s three tests. After that, an hour does more good in a page on your county’s temporary-orders hearing.',
          '**A chat tool, an accessibility overlay or a plug-in for every point.** Each is one more company between a caller’s story and you.',
        ],
      },
      {
        kind: 'wording',
        use: 'To your developer, with the six lists',
        text: 'Please mark each point pass, fix or not applicable. For each fix, tell me what you’ll change, on which pages, and how I can see that it’s done. Work on a copy first. Don’t delete or move a page until its new address is on a list that I have approved.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 1',
    heading: 'Crawling and indexing: can Google find you?',
    blocks: [
      {
        kind: 'text',
        text: 'You need Search Console, Google’s free report on your own site. Anything it doesn’t show, a developer can look up in an hour.',
      },
      checklist(crawling, [
        'Search Console, Indexing, Pages. Custody, property, support and cost must be among them.',
        'The same screen lists reasons. “Crawled, currently not indexed” on a city page often means that it says what ten others say.',
        'Inspect each practice page. “Excluded by noindex” is a setting left over from the last redesign.',
        'Open yourfirm.com/robots.txt. “Disallow: /” blocks the whole site. Blocking the client portal is fine.',
        'Live pages only. The lawyer who left and the 2019 seminar don’t belong in it.',
        'With and without www, http and https, the slash at the end: all should lead to one address.',
        'Type five old addresses, such as a former partner’s bio. Each should reach the closest live page in one step.',
        'Start with links to court forms and statutes. Courts move them.',
        'Search Console, Settings, Crawl stats. A host that fails on Sunday night fails when people read about divorce.',
      ]),
      { kind: 'subheading', text: 'Old pages about repealed law' },
      {
        kind: 'text',
        text: 'List every page that still offers permanent alimony in a new Florida case, counts sixteen custody factors in Pennsylvania or speaks of custody awards in Illinois. Rewrite it, redirect it to the current page, or take it down. ABA Formal Opinion 10-457 says to keep legal information on your site accurate and current.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Pages that should be indexed and aren’t',
            start: 'Example: /shared-parenting, “crawled, currently not indexed” since March',
            lines: 3,
          },
          {
            label: 'Pages to merge or take down',
            start: 'Example: four custody pages into one; the page on permanent alimony taken down',
            lines: 3,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 2',
    heading: 'Speed: how long does she have to wait?',
    blocks: [
      {
        kind: 'text',
        text: 'Test the page people land on, not the home page: usually a guide on custody or cost. Use a phone in the courthouse parking lot, and PageSpeed Insights, Google’s free test.',
      },
      checklist(speed, [
        'Search Console, Core Web Vitals, phone. The usual cause is a full-size photograph of a gavel or a skyline.',
        'Tap the menu while the page loads. If it hesitates, suspect chat and tracking scripts first.',
        'Watch the call button while the page loads. If it moves, she taps something else. Give images and banners a fixed height.',
        'More than about 0.8 seconds to the first byte? Ask the host why.',
        'No photo needs more than a few hundred kilobytes. Portraits straight from the photographer can be twenty times that.',
        'Text should show in a plain font at once and change later. Two font families are plenty.',
        'List every outside company on the site: chat, call tracking, maps, video, ads, heat maps. Keep what you could justify to a client.',
        'A second visit should load at once. People return to the same custody page several times.',
      ]),
      {
        kind: 'table',
        caption: 'Google’s three tests, judged on real visits: three in four must pass',
        head: ['Test', 'Good up to', 'Poor above', 'What she notices'],
        rows: [
          ['Largest Contentful Paint', '2.5 s', '4 s', 'How long the screen stays empty'],
          ['Interaction to Next Paint', '200 ms', '500 ms', 'How long the menu hesitates'],
          ['Cumulative Layout Shift', '0.1', '0.25', 'How much the page jumps'],
        ],
      },
      {
        kind: 'note',
        text: 'Session recording plays back what people do on your page, and some tools record what they type. On a family lawyer’s site that can be a child’s name. Turn it off, or have the vendor confirm in writing that every field is masked.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Outside companies whose code we keep, and why',
            start: 'Example: the map on the contact page, because people drive here. Nothing else',
            lines: 4,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 3',
    heading: 'Mobile use and accessibility: one thumb, tired eyes',
    blocks: [
      {
        kind: 'text',
        text: 'Some of your clients read in a parked car, some with a screen reader, some with a child on one arm. What helps one of them helps the others.',
      },
      checklist(mobile, [
        'Take the smallest phone in the office. Nothing may scroll sideways, support tables included.',
        'At least 24 by 24 pixels or well spaced (WCAG 2.2), better 44. Footer links usually fail.',
        'Tap every number on the site. Each should dial the office that the page is about, and none may be only a picture.',
        'Press Tab. You should reach the menu, the form and the quick exit, and see where you are.',
        'Body text at 4.5 to 1 or better. Thin gray on white is hard to read at 11 p.m. on a dimmed screen.',
        'A portrait gets the lawyer’s name, a chart its message, a decorative photo an empty description.',
        'Each field needs a label that stays while she types. “Other party’s full name” must not vanish at the first letter.',
      ]),
      { kind: 'subheading', text: 'The one-thumb test' },
      {
        kind: 'text',
        text: 'Hand your phone to somebody who doesn’t work for you, set the text to its largest size and read out these tasks. Anything over thirty seconds goes on the repair list.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Find out what a first meeting costs.',
          'Find out whether the firm goes to your courthouse.',
          'Leave the page quickly, then come back to it.',
          'Call the office.',
          'Ask for a call back on Tuesday at noon, and on no other day.',
          'Find out who would handle the case and where she is admitted.',
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Tasks that took too long, and where the tester got stuck',
            start: 'Example: the fee, 70 seconds: it is only in a PDF',
            lines: 4,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 4',
    heading: 'Page structure: one page for each question',
    blocks: [
      {
        kind: 'text',
        text: 'Open a spreadsheet with one row per page: address, title, main heading, the question it answers. Two rows with the same question are the first thing to fix.',
      },
      checklist(structure, [
        'The question as typed, the state, then the firm. No two pages share a title.',
        'Two sentences that answer it. Google may show other text, but offer it these.',
        'It keeps the title’s promise in other words. “Welcome to our firm” doesn’t.',
        'Read the headings alone. They should follow a case: filing, temporary orders, discovery, decree.',
        'Custody, support, property and cost in the menu itself, not three levels down under “Practice areas.”',
        'Every page gets a link from another page on its subject.',
        'yourfirm.com/who-gets-the-house. Never change it; if you must, redirect it the same day.',
        'A line such as Home, Custody, Moving away. It tells a reader who came from a search where she is.',
        'Swap the town’s name in two pages. If nothing else has to change, keep one. Under Google’s spam policies, such pages can count as doorways.',
      ]),
      {
        kind: 'table',
        caption: 'Titles before and after',
        head: ['Before', 'After'],
        rows: [
          ['Home | Roe Law, LLC', 'Divorce and custody lawyer in Canton, Stark County | Roe Law'],
          ['Practice Areas: Family Law', 'Who gets the house in an Ohio divorce? | Roe Law'],
          ['Alimony', 'How Ohio judges decide spousal support (R.C. 3105.18) | Roe Law'],
          ['Blog post 14', 'What to bring to a shared parenting hearing in Stark County | Roe Law'],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Two pages of ours that answer the same question, and the one we keep',
            start: 'Example: /custody and /child-custody-attorney. We keep the first; the second redirects',
            lines: 4,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 5',
    heading: 'Your firm’s identity: who is speaking?',
    blocks: [
      {
        kind: 'text',
        text: 'Google’s guidance asks who wrote a page and why a reader should trust it. Your bar wants a responsible name on it too (Model Rule 7.2(d)). A byline and a footer do both.',
      },
      checklist(identity, [
        'Name, address, phone, hours and lawyers in the code, as on the page. Google’s Rich Results Test shows what it reads.',
        'One page each: admissions with year, courts, languages, bar work, and a certificate with its issuer.',
        'Nothing in the code that a visitor can’t read. No star ratings: Google doesn’t show them for a firm’s own site.',
        'Footer, contact page, Google, Apple, Bing, the bar’s directory: the same to the comma, with the main number. The one exception is a tracking number on Google that you have written down.',
        'Send a custody page to a colleague by text. No “Untitled,” no stock photo of a crying child.',
        'In robots.txt, OAI-SearchBot is ChatGPT’s search and GPTBot is training. You can allow one and refuse the other.',
        'Name, admission and date on every page that states law. Don’t change a date without checking the law.',
      ]),
      {
        kind: 'wording',
        use: 'Byline for a page that states law',
        text: 'Reviewed by [name], admitted in [state] in [year], on [date]. This page is general information about [state] law and not advice about your case.',
      },
      {
        kind: 'table',
        caption: 'Bio lines that raise questions, and lines that don’t',
        head: ['Leave out', 'Write instead'],
        rows: [
          [
            'Custody specialist',
            'Certified in family law by [full name of the body], or: practice limited to family law',
          ],
          ['The county’s top divorce attorney', 'Has appeared in Stark County’s family court since 2009'],
          ['We win 95% of our cases', 'What the first eight weeks of a contested case look like'],
          ['As seen on', 'Chairs the county bar’s family law section, with the years'],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Who reviews which subject here, and how often',
            start: 'Example: J. Roe, support and property, each January and July',
            lines: 3,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Audit 6',
    heading: 'Security and tracking: where does her story go?',
    blocks: [
      {
        kind: 'text',
        text: 'Model Rule 1.6(c) asks for reasonable efforts against unauthorized disclosure, and Rule 1.18 covers people who never hire you. Both apply to the form on your website.',
      },
      checklist(security, [
        'Type your address with http in front. It must switch to https, on old domains you still own, too.',
        'Look for “not secure” in the browser. The usual cause is an old photo or map loaded over http.',
        'Who updates the system and its plug-ins, and when last? Remove what nobody uses.',
        'Send a test entry and follow it: inbox, spam folder, form vendor, call center, case software, agency. List every copy.',
        'Search your analytics for an @ and for a test name you typed. Neither may appear.',
        'Count calls and forms by page, without recording, and delete numbers on a schedule.',
        'The firm owns the account. Remove former vendors and staff today, then add people one by one.',
      ]),
      {
        kind: 'wording',
        use: 'To every company whose code runs on your site',
        text: 'What do you collect on our pages, form fields and calls included? Where is it stored, for how long, and who can see it? Do you use it for anyone but us? Please confirm in writing that form entries and call contents reach no advertising or analytics system.',
      },
      {
        kind: 'table',
        caption: 'What your form should ask, and what it shouldn’t',
        head: ['Ask', 'Don’t ask', 'Because'],
        rows: [
          [
            'Both parties’ names, former and business names too',
            'What happened',
            'Names show a conflict; the story can create one',
          ],
          [
            'A safe way and time to reply',
            'Her address or employer',
            'One safe channel is enough; mail at home or a call at work may not be safe',
          ],
          [
            'County, and any hearing date',
            'Children’s names, documents',
            'The date says how fast to call; the rest can wait until conflicts are clear',
          ],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Every place where a form entry is stored today, and who can log in there',
            start: 'Example: website, intake inbox, case software; the former agency’s inbox, closed today',
            lines: 2,
          },
        ],
      },
    ],
  },
];

/** Invented amounts for the worksheets' examples, in dollars. */
const house = { value: 300_000, mortgage: 180_000 };
const [payorNet, payeeNet] = [6000, 3000];
const firstMeeting = 150;

const questions: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Children',
    heading: 'How to write your custody page',
    blocks: [
      {
        kind: 'text',
        text: '**What they fear.** Losing school nights. Being called unfit in front of a judge. Sending a child to a home that isn’t safe. Mothers and fathers read the same page with the same fears, so write it so that either could hire you.',
      },
      {
        kind: 'text',
        text: '**What they type.** full custody illinois; is florida a 50/50 custody state; what age can a child choose which parent to live with in georgia; 100 mile rule michigan custody.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Answer in two sentences: what the court decides, by which standard, under which section.',
          'Separate the two things people confuse: who decides, and where the child sleeps.',
          'Give the statute’s factors in its own order. Parents score themselves against the list, line by line.',
          'Describe the first eight weeks in your county: class, mediation, first hearing, with fees and the date you checked.',
          'State the distance for a move: 25 or 50 miles in Illinois (750 ILCS 5/600(g)), 50 in Florida (§ 61.13001), 100 in Michigan (MCL 722.31).',
          'Give a parent in danger the hotline above your own number.',
        ],
      },
      {
        kind: 'text',
        text: '**What your bar may not like.** “We win custody cases” creates an expectation (Model Rule 7.1; Michigan’s Rule 7.1(b) says so outright). A story about a child can identify the client without a name (ABA Formal Opinion 480). “Specialist” needs the certificate and the full name of the body that issued it (Model Rule 7.2(c)).',
      },
      {
        kind: 'text',
        text: '**What not to promise.** A schedule, a judge’s habits, or that the child decides. Even at 14, a Georgia child’s choice yields if that parent is found not to be in the child’s best interests (O.C.G.A. § 19-9-3).',
      },
      {
        kind: 'wording',
        use: 'An opening that works (Illinois)',
        text: 'Illinois courts no longer award custody. They decide two things: who makes the major decisions and when the child is with each parent, both in the child’s best interests (750 ILCS 5/602.5, 602.7). So “full custody” is two questions, and the answers can differ.',
      },
      startingPoints('Where to start reading: custody', {
        Alabama: 'Ala. Code § 30-3-152',
        Alaska: 'AS 25.24.150(c)',
        Arizona: 'A.R.S. §§ 25-401, 25-403',
        California: 'Fam. Code §§ 3011, 3020',
        Florida: 'Fla. Stat. § 61.13',
        Georgia: 'O.C.G.A. §§ 19-9-1, 19-9-3',
        Illinois: '750 ILCS 5/602.5, 602.7',
        Michigan: 'MCL 722.23, 722.27',
        'New York': 'DRL § 240; FCA § 651',
        'North Carolina': 'N.C.G.S. §§ 50-13.1, 50-13.2',
        Ohio: 'R.C. 3109.04, 3109.051',
        Pennsylvania: '23 Pa.C.S. § 5328',
        Texas: 'Fam. Code §§ 153.002, 153.131',
      }),
    ],
  },
  {
    kind: 'text',
    label: 'Worksheet 1',
    heading: 'Your custody page: an outline to fill in',
    blocks: [
      {
        kind: 'text',
        text: 'Take twenty minutes. In gray, a made-up firm in Canton, Ohio, shows what a finished line looks like; yours cites your own sections. Where you would have to guess, ask the clerk’s office or look in the local rules.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Title: the question as a parent in our county types it',
            start: '“Can I get full custody in Ohio? The law, and the steps in Stark County | Roe Law”',
          },
          {
            label: 'The answer in two sentences, with the section',
            start:
              '“Ohio has no ‘full custody.’ In the child’s best interest, the court names one parent residential parent and legal custodian, or approves a shared parenting plan (R.C. 3109.04).”',
            lines: 2,
          },
          {
            label: 'Our court’s words for custody and for visitation',
            start: 'Parental rights and responsibilities; shared parenting; parenting time (R.C. 3109.04, 3109.051)',
          },
          {
            label: 'The three factors clients ask about most, and what evidence speaks to each',
            start: 'Who honors parenting time (R.C. 3109.04(F)(1)(f)): texts. Home, school, town (d): report cards',
            lines: 2,
          },
          {
            label: 'Parenting class: name, fee, deadline, date checked',
            start: 'Authority: R.C. 3109.053. Then the local rule, the clerk’s fee and “checked November 2, 2026”',
          },
          {
            label: 'Mediation: who runs it, what stays confidential, who may be excused',
            start:
              'R.C. 3109.052 for custody mediation and domestic violence; R.C. Chapter 2710 for what stays private',
          },
          {
            label: 'The first hearing: room, length, who speaks, what to bring',
            start: 'Temporary orders (Civ.R. 75(N)): often on affidavits, so say what to write down and by when',
          },
          {
            label: 'When a move needs notice, consent or leave, with the section',
            start: 'The residential parent files a notice of intent to relocate with the court (R.C. 3109.051(G))',
          },
          {
            label: 'First steps for a parent who fears for a child tonight',
            start:
              '911; hotline; a civil protection order, heard the same day if requested without notice (R.C. 3113.31)',
          },
          {
            label: 'Three pages of ours that this page links to',
            start: 'What an Ohio divorce costs; child support and overnights; what happens at the Canton courthouse',
          },
          {
            label: 'Reviewed by, admitted in, on (date); next check on',
            start: '“Reviewed by Jane Roe, admitted in Ohio, on November 2, 2026”; next check May 2027',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Property',
    heading: 'How to write your page on who gets the house',
    blocks: [
      {
        kind: 'text',
        text: '**What they fear.** Losing the house, being left with the debt, learning of an account too late. The spouse who ran the money fears being called a thief. The spouse who didn’t fears being made a fool of.',
      },
      {
        kind: 'text',
        text: '**What they type.** is ohio a 50 50 divorce state; who gets the house georgia divorce; date of separation california same house; edro michigan; spouse hid money divorce ohio.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Answer the 50/50 question first. California divides the community equally (§ 2550). Ohio, Florida and North Carolina start at equal. Texas asks what is just and right (§ 7.001).',
          'Name the day that closes the books: separation in California (§§ 70, 771) and North Carolina (§ 50-20), service of the petition in Arizona if a decree follows (§ 25-211).',
          'Say that the name on the deed doesn’t settle it, and what does.',
          'Show three ways a house can go: sale, buyout, delay. Say what each takes: appraisal, refinance, payoff letter.',
          'Name the pensions of your county’s employers and the order each plan wants: QILDRO, EDRO, QDRO, 10 U.S.C. § 1408 for the military.',
          'List the papers to copy, and say that nobody should guess a password or open the other’s mail.',
        ],
      },
      {
        kind: 'text',
        text: '**What your bar may not like.** “We find every hidden dollar.” A past result without its circumstances (Model Rule 7.1). A worked example that doesn’t say it is made up.',
      },
      {
        kind: 'text',
        text: '**What not to promise.** Who keeps the house, what a business is worth, or what the IRS will say.',
      },
      {
        kind: 'wording',
        use: 'An opening that works (North Carolina)',
        text: 'North Carolina starts with an equal division of what the two of you acquired during the marriage and before you separated (N.C.G.S. § 50-20). The name on the deed doesn’t settle who keeps the house. The claim has to be made before the divorce: with a narrow exception, the divorce ends it (§ 50-11).',
      },
      startingPoints('Where to start reading: property', {
        Alabama: 'Ala. Code § 30-2-51',
        Alaska: 'AS 25.24.160(a)(4)',
        Arizona: 'A.R.S. §§ 25-211, 25-318',
        California: 'Fam. Code §§ 760, 2550',
        Florida: 'Fla. Stat. § 61.075',
        Georgia: 'Stokes v. Stokes, 246 Ga. 765',
        Illinois: '750 ILCS 5/503',
        Michigan: 'MCL 552.19; Sparks, 440 Mich. 141',
        'New York': 'DRL § 236(B)(5)',
        'North Carolina': 'N.C.G.S. §§ 50-20, 50-21',
        Ohio: 'R.C. 3105.171',
        Pennsylvania: '23 Pa.C.S. §§ 3501, 3502',
        Texas: 'Fam. Code §§ 3.003, 7.001',
      }),
    ],
  },
  {
    kind: 'text',
    label: 'Worksheet 2',
    heading: 'Your page on the house: an outline to fill in',
    blocks: [
      {
        kind: 'text',
        text: 'The same made-up firm has filled in a first line. If you take business owners or public employees, make a second copy for that asset. Those pages take the most work, and their readers have the most to divide.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Title: the question as typed here',
            start: '“Who gets the house in an Ohio divorce? | Roe Law, Canton”',
          },
          {
            label: 'The answer in two sentences: what is divided, how, under which section',
            start:
              '“The court divides marital property equally, or, if equal would be inequitable, as it finds equitable (R.C. 3105.171(C)). First it sorts out what is separate (B).”',
            lines: 2,
          },
          {
            label: 'The day after which property is no longer shared, with the section',
            start:
              'Usually the final hearing; the court may choose other dates if that would be inequitable (R.C. 3105.171(A)(2))',
          },
          {
            label: 'Three mistakes callers make about the deed, the title or “my” account',
            start:
              '“My name is on the deed.” Title by itself doesn’t decide whether property is marital (R.C. 3105.171(H))',
            lines: 2,
          },
          {
            label: 'Sale, buyout, delay: what our judges and lenders ask for',
            start:
              'Buyout: appraisal both accept, refinance in one name, payoff letter, a date in the decree, what if it passes',
            lines: 2,
          },
          {
            label: 'The three largest employers in the county, and how each pension is divided',
            start: 'Public schools: STRS and SERS, by a division of property order (R.C. 3105.80–3105.90), not a QDRO',
            lines: 2,
          },
          {
            label: 'Papers to copy, and what nobody should open or log in to',
            start:
              'Three years of returns, deed, mortgage, statements. Not the other’s mail, email, phone or cloud account',
          },
          {
            label: 'What our court orders about spending while the case is open, with the rule',
            start:
              'Restraining orders on property: Civ.R. 75(I), and the local rule if ours issues one with every complaint',
          },
          {
            label: 'Our made-up example: names, house, mortgage, result',
            start: `Ann and Ben: house ${dollars(house.value)}, mortgage ${dollars(house.mortgage)}. Ann refinances, keeps it, and owes Ben ${dollars((house.value - house.mortgage) / 2)} from other assets`,
            lines: 2,
          },
          {
            label: 'Reviewed by, admitted in, on (date); next check on',
            start:
              'Next check: whenever the Code section, a plan’s form or the local rule changes, and at least every May',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Money',
    heading: 'How to write your pages on support',
    blocks: [
      {
        kind: 'text',
        text: '**What they fear.** One fears next month’s rent, the other a payment for the rest of a working life. Both want a number before they talk to anyone.',
      },
      {
        kind: 'text',
        text: '**What they type.** alimony calculator michigan; 10 year marriage alimony california; did florida get rid of permanent alimony; child support until 19 alabama.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Sort the word first: support before filing, during the case, after the decree. Send each reader to the right part.',
          `Say whether there is a formula. New York and Illinois have one for maintenance, Pennsylvania for spousal support and APL (Pa.R.C.P. 1910.16-4); Arizona has guidelines; Ohio, Michigan, Georgia and North Carolina leave the amount to the judge. Then give the cap: in Texas, ${byLaw('$5,000')} a month or 20% of average monthly gross income, whichever is less (§ 8.055).`,
          'Do one example by hand, with invented names, every step and the date. Link to the official calculator, if there is one.',
          'Give child support its own page, and the number of nights that changes the math: 146 each in Illinois (§ 505), 123 each on North Carolina’s Worksheet B, where both bear the child’s costs.',
          'Say when it ends and how it changes: Alabama’s 19th birthday (§ 26-1-1), a payor’s retirement in Florida (§ 61.14).',
          'Say what conduct counts here. Georgia and North Carolina have a bar in the statute (O.C.G.A. § 19-6-1; N.C.G.S. § 50-16.3A); a Florida judge may consider adultery (§ 61.08).',
        ],
      },
      {
        kind: 'text',
        text: '**What your bar may not like.** A figure that reads like a forecast. If you offer a calculator, say that it is an example, and don’t store what people type into it.',
      },
      {
        kind: 'text',
        text: '**What not to promise.** An amount, a number of years or a tax effect. On the federal return, alimony under an agreement signed after 2018 isn’t deductible (Pub. L. 115-97, § 11051); a state’s return may differ, so name the return.',
      },
      {
        kind: 'wording',
        use: 'An opening that works (Ohio)',
        text: 'Ohio has no formula for spousal support. A judge weighs the factors in R.C. 3105.18 and decides how much and how long. Child support starts from a worksheet (R.C. Chapter 3119).',
      },
      startingPoints('Where to start reading: spousal support; child support', {
        Alabama: '§ 30-2-57; Rule 32, ARJA',
        Alaska: 'AS 25.24.160; Civ. R. 90.3',
        Arizona: 'A.R.S. §§ 25-319; 25-320',
        California: 'Fam. Code §§ 4320; 4055',
        Florida: 'Fla. Stat. §§ 61.08; 61.30',
        Georgia: 'O.C.G.A. §§ 19-6-5; 19-6-15',
        Illinois: '750 ILCS 5/504; 505',
        Michigan: 'MCL 552.23; 552.605',
        'New York': 'DRL §§ 236(B)(6); 240(1-b)',
        'North Carolina': 'N.C.G.S. §§ 50-16.3A; 50-13.4',
        Ohio: 'R.C. 3105.18; ch. 3119',
        Pennsylvania: '23 Pa.C.S. §§ 3701, 3702, 4321; 4322',
        Texas: 'Fam. Code §§ 8.051; 154.125',
      }),
    ],
  },
  {
    kind: 'text',
    label: 'Worksheet 3',
    heading: 'Your support page: an outline to fill in',
    blocks: [
      {
        kind: 'text',
        text: 'Use one copy for support between spouses and one for child support. The readers, the sections and the dates of the last change differ. In gray: maintenance in Illinois, filled in.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Title: the question as typed here',
            start: '“How much maintenance will I pay in Illinois, and for how long? | [firm]”',
          },
          {
            label: 'The answer in two sentences: formula or factors, and the section',
            start: `“The judge first decides whether maintenance is appropriate at all (750 ILCS 5/504(a)). If it is, and the two of you earn under ${byLaw('$500,000')} gross a year together, a guideline usually sets amount and length (504(b-1)).”`,
            lines: 2,
          },
          {
            label: 'What our law calls it before filing, during the case and after',
            start: 'Temporary maintenance while the case is open (501); maintenance in the judgment (504)',
          },
          {
            label: 'The date of the last change in this law, and what older pages get wrong',
            start:
              'January 1, 2019: the guideline runs on net income. Pages that say 30% and 20% of gross are out of date',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'A worked example (invented couple; write “Example” above it on your page)',
        head: ['Step', 'Illinois, 504(b-1)(1)', 'Our state', 'Section or rule'],
        rows: [
          ['Payor’s net income a month', dollars(payorNet), '', ''],
          ['Payee’s net income a month', dollars(payeeNet), '', ''],
          [
            'Amount before any cap',
            `${dollars(payorNet)} ÷ 3, less ${dollars(payeeNet)} ÷ 4: ${dollars(payorNet / 3 - payeeNet / 4)}`,
            '',
            '',
          ],
          [
            'Cap: payee ends at 40% of both nets',
            `${dollars(0.4 * (payorNet + payeeNet))}, less ${dollars(payeeNet)}: ${dollars(0.4 * (payorNet + payeeNet) - payeeNet)}`,
            '',
            '',
          ],
          ['Result: the lower of the two', `${dollars(0.4 * (payorNet + payeeNet) - payeeNet)} a month`, '', ''],
          ['For how long: married ten years at filing', '10 × 0.44: 4.4 years', '', ''],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'What ends it: age, remarriage, cohabitation, retirement, with the section',
            start: 'Either one’s death, the payee’s remarriage or resident, continuing conjugal cohabitation (510(c))',
          },
          {
            label: 'How someone asks to change it: form, court, proof',
            start:
              'A motion, and a substantial change in circumstances; only payments due after notice can change (510(a), (a-5))',
          },
          {
            label: 'The official calculator by name, and when its caps change',
            start: 'None is official for maintenance? Say so. New York: the caps moved on March 1, 2026',
          },
          {
            label: 'Reviewed by, admitted in, on (date); next check on',
            start: 'Next check: each January and each July, when many amendments take effect',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Fees',
    heading: 'How to write your page on what a divorce costs',
    blocks: [
      {
        kind: 'text',
        text: '**What they fear.** A bill with no end, and having to stay because of it. She may control no account. She may also be comparing you with a form website, and for some couples the forms are enough. Say so.',
      },
      {
        kind: 'text',
        text: '**What they type.** absolute divorce nc cost; uncontested divorce alabama cost; divorce with no money of my own new york; can i make my spouse pay my lawyer ny.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Open with the fee for the first meeting, its length and what she leaves with.',
          'Explain the retainer: where it is held, what is billed to it, what comes back.',
          'Say what uses it up: a fight over documents, a temporary hearing, forty emails. Say how to make it last.',
          'For a flat fee, list what is in it and where it ends, in the same type size.',
          'Give the court’s filing fee, the date you checked it and the name of the fee-waiver form.',
          'Tell the spouse with no money when a court may order the other to contribute.',
          'Say how the charge appears on a card statement, and that there are other ways to pay.',
        ],
      },
      {
        kind: 'text',
        text: '**What your bar may not like.** A contingent fee on securing a divorce or on the amount of support or property (Model Rule 1.5(d)(1)). A “free” consultation that isn’t. “Lower fees than other firms,” unless you can prove it (Rule 7.1, comment 3); Ohio’s comment calls “discount,” “lowest” and “cut-rate” misleading. “Nonrefundable”: New York bars such retainers in domestic relations matters (22\u00a0NYCRR 1400.4); Ohio requires a written warning that a refund may be due (Prof.Cond.R. 1.5(d)(3)). Honor any fee you post.',
      },
      {
        kind: 'text',
        text: '**What not to promise.** A total for a contested case. A flat fee is a total only for what item 4 lists. A national “average cost of divorce” tells a reader in your county nothing.',
      },
      {
        kind: 'wording',
        use: 'An opening that works',
        text: 'A first meeting takes an hour and costs [fee]. If you hire us, we ask for a retainer of [amount] and bill our time to it at the rates below. An agreed divorce may never use it up. A fight over the house or the children can use it up in a month.',
      },
      startingPoints('When one spouse may have to pay the other’s lawyer', {
        Alabama: 'Ala. Code § 30-2-54',
        Alaska: 'AS 25.24.140(a)(1)',
        Arizona: 'A.R.S. § 25-324',
        California: 'Fam. Code §§ 2030, 2032',
        Florida: 'Fla. Stat. § 61.16',
        Georgia: 'O.C.G.A. § 19-6-2',
        Illinois: '750 ILCS 5/508',
        Michigan: 'MCL 552.13; MCR 3.206(D)',
        'New York': 'DRL § 237',
        'North Carolina': 'N.C.G.S. §§ 50-13.6, 50-16.4',
        Ohio: 'R.C. 3105.73',
        Pennsylvania: '23 Pa.C.S. § 3702',
        Texas: 'Fam. Code §§ 6.502, 6.708',
      }),
    ],
  },
  {
    kind: 'text',
    label: 'Worksheet 4',
    heading: 'Your cost page: an outline to fill in',
    blocks: [
      {
        kind: 'text',
        text: `Most firms leave price off the site so that callers have to ask. Fill this in and decide afterward what to publish. A made-up firm’s first row: first meeting, ${dollars(firstMeeting)}, an hour and the next step in writing, without reading the other side’s filings.`,
      },
      {
        kind: 'table',
        caption: 'What we charge, as of today',
        head: ['Service', 'Fee', 'What is included', 'What isn’t'],
        rows: [
          ['First meeting', '', '', ''],
          ['Agreed divorce, no children', '', '', ''],
          ['Agreed divorce with children', '', '', ''],
          ['Review of an agreement or form packet', '', '', ''],
          ['Contested case: retainer', '', '', ''],
          ['Hourly: lawyer, associate, paralegal', '', '', ''],
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'The answer in two sentences: what a first step costs, and what makes a case expensive',
            start: `“A first meeting takes an hour and costs ${dollars(firstMeeting)}. What costs money after that is disagreement: two experts, ten motions, every email about the pickup.”`,
          },
          {
            label: 'Filing fee in our county, date checked, name of the waiver form',
            start:
              'Copy the clerk’s schedule, with its date. California: FW-001. Ohio: Civil Fee Waiver Affidavit (R.C. 2323.311)',
          },
          {
            label: 'Class, mediator, appraiser, order for the pension: what others charge',
            start:
              'Name, figure, the day you asked. Say who usually pays: each half, by income, or as the court orders',
          },
          {
            label: 'When the forms are enough without a lawyer, in our honest view',
            start:
              'No minor children, no house, no pension, all agreed: Florida’s simplified dissolution (Fam. L. R. P. 12.105)',
          },
          {
            label: 'Three ways our clients keep the bill down',
            start:
              'One email a week with all the questions. Statements sorted by account. The paralegal for dates and copies',
            lines: 2,
          },
          {
            label: 'When a court may order the other spouse to contribute, with the section',
            start:
              'New York presumes it for the less monied spouse (DRL § 237); Ohio asks what is equitable (R.C. 3105.73)',
          },
          {
            label: 'What the card statement says, and other ways to pay',
            start:
              '“ROE LLC,” without “divorce” or “law.” Check, money order, or a relative’s card if the client consents (Rule 1.8(f))',
          },
          {
            label: 'Reviewed by, admitted in, on (date); fees checked again on',
            start: 'Jane Roe, November 2, 2026; fees again in January',
          },
        ],
      },
    ],
  },
];

const statesIntro: TextPage = {
  kind: 'text',
  label: 'States',
  heading: 'How to read a sheet, and how to make your own',
  blocks: [
    {
      kind: 'text',
      text: `Each of the next ${stateSheets.length} pages is one state: its court, a map, five searches, six points of law, the advertising rules and the outline of a first page. The searches are our own examples of how people type. We give no counts; within one county (in Alaska, one borough) they are too few to trust. Type each on a phone near your courthouse, and write down your place, who is above you and what their page leaves out.`,
    },
    {
      kind: 'table',
      caption: 'Changes that make older pages wrong: search your own site for these first',
      head: ['State', 'What changed', 'Since'],
      rows: [
        ['Alabama', 'Advertising Rules 7.1 to 7.3 rewritten', 'January 1, 2026'],
        ['Arizona', 'Maintenance guidelines, new cases (§ 25-319)', 'September 24, 2022'],
        ['California', 'Joint petition if both sign, any couple (§ 2330)', 'January 1, 2026'],
        ['Florida', 'No permanent alimony in new cases (§ 61.08)', 'July 1, 2023'],
        ['Florida', 'Equal time-sharing presumed (§ 61.13)', 'July 1, 2023'],
        ['Georgia', 'Parenting time adjustment (§ 19-6-15)', 'January 1, 2026'],
        ['New York', 'Caps for maintenance and child support', 'March 1, 2026'],
        ['Pennsylvania', 'Custody factors, rewritten twice (§ 5328)', '2024; August 29, 2025'],
        ['Texas', `Child support on the first ${byLaw('$11,700')} (§ 154.125)`, 'September 1, 2025'],
      ],
    },
    { kind: 'subheading', text: 'A sheet for another state, in two evenings' },
    {
      kind: 'list',
      numbered: true,
      items: [
        '**Court.** From the judiciary’s own site: which court, which division, who may file where.',
        '**Words.** Open the divorce petition form. Copy every term a client wouldn’t use.',
        '**Law.** From the code’s official site: residency, waiting time, grounds, property, support, custody, each with its last amendment.',
        '**Searches.** Type each term into Google with your state’s name, slowly, and note what it suggests. Sort by the five kinds in Part 1.',
        '**Advertising.** Your state’s Rules 7.1 to 7.4, and any rule on labels, filing or copies to keep.',
        '**First page.** The question your intake hears most and no local firm has answered with a section and a date.',
      ],
    },
    {
      kind: 'form',
      fields: [
        {
          label: 'State, court, and the words on its petition',
          start: 'Example: Washington; superior court; dissolution of marriage, parenting plan',
        },
        {
          label: 'Five sections to read first',
          start: 'RCW 26.09.030, 26.09.080, 26.09.090, 26.09.187; chapter 26.19',
        },
        {
          label: 'Our first page, as a question',
          start: `“How long after filing can a divorce be final in Washington?” (${byLaw('90 days')}: RCW 26.09.030)`,
        },
      ],
    },
  ],
};

const assistants: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Assistants',
    heading: 'Write pages that an AI answer can quote correctly',
    blocks: [
      {
        kind: 'text',
        text: 'She asks, and the assistant often searches the web before it answers. It may split the question into several searches, read a few pages and write a summary that names some of them as sources. Nobody outside knows how it chooses among pages that qualify. You can be among them, and be easy to quote correctly.',
      },
      {
        kind: 'table',
        caption: 'What the companies document',
        head: ['Where she asks', 'What it reads', 'What you control'],
        rows: [
          [
            'Google’s AI Overviews and AI Mode',
            'Google’s own index. A page must be indexed and allowed to show a snippet; nothing more is required',
            'Part 2. Search Console has begun to report impressions in AI answers, without clicks',
          ],
          [
            'ChatGPT',
            'Pages found by OAI-SearchBot, or fetched when a user asks. GPTBot gathers training data',
            'Each by name in robots.txt. Text that scripts put together may not be read',
          ],
          [
            'Any, asked for a lawyer',
            'Often profiles, directories, reviews, your bio',
            'One name, address and list of counties everywhere',
          ],
        ],
      },
      { kind: 'subheading', text: 'The same rule, written twice' },
      {
        kind: 'wording',
        use: 'Hard to quote, and nobody knows who says so',
        text: 'Property division can be complex. Many factors may come into play, and every situation is unique. Our dedicated team will fight for what you deserve.',
      },
      {
        kind: 'wording',
        use: 'One thing, plainly, with source and author (the author is made up, the statute is real)',
        text: 'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one spouse’s name doesn’t settle who keeps the house. Reviewed in November 2026 by Jane Roe, admitted in Ohio.',
      },
      {
        kind: 'list',
        items: [
          '**What helps:** one question a page, the answer first, the section, the exception, a name, a date, and something only a lawyer at your courthouse knows.',
          '**What Google says you don’t need:** llms.txt, special markup, pages cut into pieces, or a rewrite for machines. If a vendor charges for those, ask why.',
          '**What is spam:** near-identical pages by the hundred, bought links, hidden text. Since May 2026, Google’s spam policies say outright that they cover attempts to manipulate AI answers.',
        ],
      },
      {
        kind: 'note',
        text: 'Never write for a machine what you wouldn’t say to a client across the desk. The sentence an assistant quotes is your communication under Rule 7.1.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'A test',
    heading: 'Ten prompts that show what AI says about you',
    blocks: [
      {
        kind: 'text',
        text: 'Do this once a quarter with the same three assistants, in a temporary chat or signed out. Ask each prompt once, exactly as written, and save the answers with the date. Put nothing from a client’s file into a prompt: ABA Formal Opinion 512 (2024) explains why.',
      },
      {
        kind: 'table',
        caption: 'Fill in your own county, city and name',
        head: ['Prompt', 'Named?', 'Source cited', 'Correct?'],
        rows: [
          ['1. Who are good divorce lawyers in [city]?', '', '', ''],
          ['2. Who handles custody in [county] and takes evening calls?', '', '', ''],
          ['3. What is [your firm] known for? Is it any good?', '', '', ''],
          ['4. Where is [your firm]? What does a first meeting cost?', '', '', ''],
          ['5. Where does [your name] practice? Is she certified?', '', '', ''],
          ['6. Who gets the house in a divorce in [state]?', '', '', ''],
          ['7. How is alimony set in [state]? Cite the statute.', '', '', ''],
          ['8. I was served in [county]. What do I do this week?', '', '', ''],
          ['9. What does an uncontested divorce cost in [county]?', '', '', ''],
          ['10. Can I move away with my child in [state]?', '', '', ''],
        ],
      },
      {
        kind: 'table',
        caption: 'What a wrong answer tells you to change',
        head: ['If it says', 'Look for', 'Then'],
        rows: [
          ['An old address or a former partner', 'The listing it cites', 'Correct the source, not the assistant'],
          ['A wrong fee, or none', 'Your cost page', 'Put the fee in a sentence, with a date'],
          ['Old law, or another state’s', 'The page it cites', 'Fix it if it’s yours; write it if none is local'],
          ['“Specialist,” and you aren’t', 'A directory’s own label', 'Have it taken off your profile'],
          ['Nothing about you', 'Your pages on prompts 6 to 10', 'Write the one intake hears most'],
        ],
      },
      {
        kind: 'text',
        text: 'Two people who ask the same thing may get different answers, and yours may change overnight. Nobody can reserve a place in them, so treat any “AI ranking” as one sample. Watch two things from quarter to quarter: whether the facts about your firm are right, and whether callers begin to say that ChatGPT gave them your name.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'The wrong answer we correct first, and where it comes from',
            start: 'Example: “Suite 7,” from a directory that still has the old lease',
            lines: 2,
          },
        ],
      },
    ],
  },
];

const report: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'A sample',
    heading: 'How to read the report, number by number',
    blocks: [
      {
        kind: 'exhibit',
        figure: 'monthly-report',
        caption:
          'Example, not a client’s. One page, in the order that matters to a firm: people first, positions last.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          '**New callers.** Calls and forms from people who may become clients, each counted once. Vendors, opposing counsel and current clients are out. Compare with the same month last year, because a family-law office has seasons.',
          '**Consultations held.** From your calendar, not from the agency’s software. If callers rise and consultations don’t, look at who answers after five.',
          '**Clients signed.** Only you know this number. Give it to the agency without names, or the report can’t say what the work is worth.',
          `**Cost per consultation.** ${dollars(plan.monthly)} a month and 14 consultations from search make ${dollars(plan.monthly / 14)} each. If four of the 14 had searched your name, ten are left, at ${dollars(plan.monthly / 10)} each. Ask for both.`,
          '**Where they came from.** The page, the map or your name, next to what intake heard; where they disagree, believe intake. Whoever types the firm’s name or yours was sent by somebody or read you before, so names get a line of their own.',
          '**Visits from search.** Raw counts beside each percentage: ten more visits double a page that had ten.',
          '**Positions by place.** The same few searches from the same corners of the county as in your baseline. One average for the state hides the county you practice in.',
          '**What was done, what didn’t work, what is next.** Each page with the lawyer who approved it. A report in which everything worked was written to keep you.',
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Ten questions',
    heading: 'What to ask of any report, ours included',
    blocks: [
      {
        kind: 'table',
        caption: 'Ask by email, so that the answers are in writing',
        head: ['Question', 'A good answer', 'A bad sign'],
        rows: [
          ['1. How many new people called?', 'A count, each person once', '“Leads” that include spam'],
          ['2. How many consultations?', 'What your calendar says', 'Impressions and clicks'],
          ['3. Which pages did they read?', 'Five pages, by name', 'The home page, every month'],
          ['4. Compared with when?', 'Last year’s month, and day one', 'The weakest month'],
          ['5. Where was the map checked?', 'Named places in our county', 'The agency’s own office'],
          [
            '6. How many searched our name?',
            'The firm’s and each lawyer’s, on a line of their own',
            'Mixed in with the rest',
          ],
          ['7. Who checked the law?', 'Our reviewer, with the date', 'Pages you have never seen'],
          ['8. What didn’t work?', 'At least one thing', 'Nothing, ever'],
          ['9. Can I see it in the tools?', 'Yes, in accounts we own', 'Screenshots only'],
          ['10. What is next, and why?', 'Three items you can cross out', '“Continue optimization”'],
        ],
      },
      {
        kind: 'table',
        caption: 'What counts, and what only looks good',
        head: ['Counts', 'Helps to explain it', 'Vanity'],
        rows: [
          ['Consultations, signed cases', 'Visits to your main pages', 'Impressions'],
          ['Callers from your counties', 'Map position from three corners', 'Visitors from other states'],
          ['Callers with cases you take', 'New reviews, date of the newest', '“Authority” scores'],
          ['Evening calls answered', 'Errors fixed', 'First for your own name'],
        ],
      },
      {
        kind: 'text',
        text: 'Google says that outside tools have no access to its ranking data, so a “score” is the vendor’s own estimate. Don’t base a decision on it unless you can tie it to calls.',
      },
      {
        kind: 'text',
        text: '**Read it in ten minutes.** Look at consultations first. If they fell, look at new callers; if those held steady, the problem is the phone, not the website. If callers fell, look at which pages and places lost them. Only then look at positions. And ask for one page: nobody in a family-law office reads thirty.',
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'A question on this page that our current report can’t answer',
            start: 'Example: 3, because it lists visits and no callers',
            lines: 3,
          },
        ],
      },
    ],
  },
];

/** Our own answers to the questions of the interview, with the points that a careful reader would give us. */
const ourAnswers: readonly [question: string, answer: string, points: 0 | 1 | 2][] = [
  ['1. Writer', 'Ours, not named in advance; you approve', 1],
  ['2. Section', 'We open every source; this guide links few', 1],
  ['3. Refusals', 'Uncertified “specialist,” unproved comparisons', 2],
  ['4. Replies', 'Replies confirm nothing; you approve each', 2],
  ['5. Reviews', 'One request to all who agreed, nothing offered', 2],
  ['6. County', plan.competitors, 1],
  [`7. Day ${plan.guaranteeDays}`, 'Named measure, day-1 number; ignores the season', 1],
  ['8. Vendors', 'SOC 2 compliant, but no list of vendors', 0],
  [
    '9. Per lead',
    `No: ${dollars(plan.monthly)} a month, ${plan.setupFee ? dollars(plan.setupFee) : 'no'} setup fee`,
    2,
  ],
  ['10. Who left', 'No former client named; ask on the call', 0],
  [
    'Contract',
    `${range(plan.contentPages)} pages a month, yours once paid for; ${terms.noticeDays} days’ notice. But free work, not a refund; arbitration; liability up to ${terms.liabilityMonths} months’ fees`,
    1,
  ],
];

const comparing: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Interview',
    heading: 'What to ask an agency before you sign',
    blocks: [
      {
        kind: 'text',
        text: 'Ask three agencies the same questions, in the same order, and write down the answers while they talk. The next page has room for the points.',
      },
      {
        kind: 'table',
        caption: 'Ten questions, with good and bad answers',
        head: ['Ask', 'Good', 'Bad'],
        rows: [
          [
            '1. Who writes the law on our pages?',
            'A named person, from the statute, with every source linked',
            '“Our legal content team”',
          ],
          [
            '2. Which section is this page based on?',
            'They open it, and the section agrees',
            'Another state’s page, or repealed law',
          ],
          [
            '3. What won’t you write?',
            'No “specialist” without a certificate, no result without its context',
            '“Whatever ranks”',
          ],
          [
            '4. How do you reply to a bad review?',
            'We confirm nothing about anyone (ABA Formal Opinion 496)',
            '“We tell your side”',
          ],
          [
            '5. How do you get reviews?',
            'The same request to all who agreed, nothing offered',
            'Gifts, bought reviews (16 CFR Part 465)',
          ],
          [
            '6. Do you work for a firm in our county?',
            'Yes or no, and what they do about it',
            '“That won’t be a problem”',
          ],
          [
            `7. What will be different by day ${plan.guaranteeDays}?`,
            'Named measures, each with a starting number',
            'A promised rank on Google',
          ],
          ['8. Who sees what callers write and say?', 'A list of vendors, in writing', '“It’s all secure”'],
          [
            '9. Do we pay by the lead?',
            'No. Or: each lead is ours alone, its source is shown, and we can send it back',
            'The same name sold to three firms, or a share of your fee (Model Rule 5.4(a))',
          ],
          ['10. May I call two firms that left you?', 'Two names, or a plain no and why', 'Logos and stars'],
        ],
      },
      { kind: 'subheading', text: 'Terms to find in the contract before you sign' },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Ownership',
            how: 'Site, domain, profile, phone numbers, analytics and text: yours, in your accounts.',
          },
          { task: 'Notice', how: 'How many days, in what form, what is still owed. Does the term renew itself?' },
          { task: 'Approval', how: 'Nothing appears under your name without your yes (Model Rules 5.3, 7.1).' },
          { task: 'Confidentiality', how: 'No client names, except of those who agreed to a review request.' },
          { task: 'The county', how: 'Exclusive, limited or open. If it matters to you, get it in writing.' },
        ],
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'What we still need in writing, and from whom',
            start: 'Example: renewal and notice, from A; who owns the tracking number, from B',
            lines: 3,
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Scoring',
    heading: 'Three agencies side by side, ours filled in',
    blocks: [
      {
        kind: 'text',
        text: 'Two points for a good answer in writing, one for half of one or for an answer on the phone, none for the rest. Our column is what we publish; where we publish nothing, we get nothing.',
      },
      {
        kind: 'table',
        caption: 'The ten questions of the page before, and the contract',
        head: ['Question', 'Agency A', 'Agency B', brand.name, 'Points'],
        rows: [
          ...ourAnswers.map(([question, answer, points]) => [question, '', '', answer, `${points}`]),
          [`Of ${2 * ourAnswers.length}`, '', '', '', `${ourAnswers.reduce((sum, [, , points]) => sum + points, 0)}`],
        ],
      },
      {
        kind: 'text',
        text: `**Progress, as we define it.** ${plan.progress} Any rise counts, whatever the season, so look at last year’s month, too.`,
      },
      {
        kind: 'wording',
        use: 'What that looks like in writing (an example; the starting number is from the baseline in Part 2)',
        text: `Measure: calls and forms from new people, each counted once, from the firm’s own phone log and inbox. Day 1: 24 in the last 30 days. Day ${plan.guaranteeDays}: more than 24, or we work free until it is. Beside both, from your own log: the same 30 days of last year.`,
      },
      {
        kind: 'form',
        fields: [
          {
            label: 'Our measure, its number today, and who counts it',
            start: 'Example: calls and forms from new people; 24; our paralegal',
          },
          {
            label: 'Our choice, and the day we look at it again',
            start: 'Example: B, month to month; March 1',
          },
        ],
      },
      {
        kind: 'text',
        text: `If you’d like to go through any page of this guide with us, the first call is free and takes ${consultation.minutes} minutes.`,
      },
    ],
  },
];

/** Family Law in Search: the handbook, 45 pages with cover and contents. */
export const familyLawInSearch: Guide = {
  title: 'Family Law in Search',
  subtitle:
    'How people look for a divorce lawyer, what to fix, what to write and how to judge whoever does it for you.',
  parts: [
    { title: 'How to use this guide', pages: [howToUse] },
    { title: 'Part 1: How a divorce client searches', pages: searching },
    { title: 'Part 2: What to fix first', pages: repairs },
    { title: 'Part 3: One page per question', pages: questions },
    { title: 'Part 4: The thirteen states', pages: [statesIntro, ...stateSheets] },
    { title: 'Part 5: AI answers and what they cite', pages: assistants },
    { title: 'Part 6: How to read a monthly report', pages: report },
    { title: 'Part 7: How to compare agencies, ours included', pages: comparing },
  ],
};
