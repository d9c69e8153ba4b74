import type { StateTemplateData } from './types.ts';

export default {
  kind: 'template',
  state: 'Alaska',
  updated: '2026-11-22',
  annualDivorceCases: '3,200',
  // sample figure
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
  // sample figure
  stateSpecificStatistic: '72%',
  specificLaw:
    'A marriage ends here by one of two doors, and people are seldom sure which is theirs. Dissolution, under AS 25.24.200, is usually a joint petition by spouses who agree on every term; the hearing is set no sooner than 30 days after filing. Divorce, under AS 25.24.050, is a complaint by one of them, most often for incompatibility of temperament. No minimum period of residence applies, only presence with the intent to stay, and service members stationed in Alaska for 30 days without a break qualify too (AS 25.24.900). “Dissolution or divorce” is the page to write first.',
  stateChallenges:
    'The counts are small and the distances are not. Keyword tools often print zero for towns that send real clients. There are no counties, only boroughs and census areas, and the superior court sits in four judicial districts, so copy adapted from another state gives itself away in a sentence. Your first rival is the court system itself, whose Family Law Self-Help Center publishes forms and plain instructions at no charge. The second is every Anchorage lawyer willing to appear by telephone in your district. Both are beaten the same way, with answers that a form cannot hold.',
  uniqueLegalAspect:
    'Spouses may choose community property by written agreement or trust under AS 34.77. Without one, AS 25.24.160 divides what the marriage acquired in a just manner, regardless of fault, and can reach older property when the equities require it. That section was also the first in the nation to let a judge weigh the well-being of an animal. Where one parent has primary custody, Civil Rule 90.3 sets the other’s support at 20% of adjusted annual income for one child, 27% for two and 33% for three. Then comes the Permanent Fund Dividend: which parent applies for the children?',
  title: 'Alaska Divorce Lawyer SEO | Found past the road system',
  metaDescription:
    'About 480 modeled searches a month across four judicial districts. SEO for Alaska divorce lawyers in Anchorage, Fairbanks, Juneau and off the road.',
  clientName: 'Owen Haldorsen, founding attorney, solo practice, Anchorage',
  // No state borders Alaska. The Pacific states stand in: ferries, freight and flights make them its neighbors.
  borderStates: [
    { name: 'Washington', slug: 'washington-divorce-lawyer-seo' },
    { name: 'Oregon', slug: 'oregon-divorce-lawyer-seo' },
    { name: 'California', slug: 'california-divorce-lawyer-seo' },
    { name: 'Hawaii', slug: 'hawaii-divorce-lawyer-seo' },
  ],
  customH1: 'Alaska divorce lawyer SEO, on and off the road system',
  local: {
    lede: 'Few people search for a divorce lawyer in Alaska, and long distances lie between them. Someone in Bethel may never sit across a desk from you. For that client, what your site says and how quickly it opens on a village connection is the whole first impression.',
    faqs: [
      {
        value: 'faq-1',
        question: 'Is there enough search up here to be worth paying for?',
        answer:
          'Sometimes not. The model says 480 searches a month statewide, 15% of 3,200 cases, and most of the population lives around Anchorage and in the Matanuska-Susitna Borough. Hold that against a $3,000 monthly investment. How many additional matters would cover it, and does your town have them? A firm that takes cases in several districts can often find them. A solo who stays in one small port may not, and we will tell you so.',
      },
      {
        value: 'faq-2',
        question: 'Should dissolution or divorce lead the site?',
        answer:
          'Lead with the difference. Someone who could file jointly needs to hear that the self-help forms may be enough, and when they are not: a pension, a boat loan, a house that neither can refinance. Someone who cannot agree needs the complaint, the answer and interim orders. Saying plainly when a lawyer is unnecessary costs you little. Those readers were going to the forms anyway, and some return.',
      },
      {
        value: 'faq-3',
        question: 'What pace and what ROI should we plan for?',
        answer:
          'Our planning figures are 45–90 days to the first page of results and 300–500% ROI, for typical campaigns in typical states. Alaska is not one of those. Thin competition can make Kodiak quick; thin traffic makes every percentage jumpy, since ten more visits may be a doubling. So the monthly report gives you the raw counts beside each percentage, and the notes here explain the rest.',
      },
      {
        value: 'faq-4',
        question: 'How do military families find counsel here?',
        answer:
          'By installation. They type Elmendorf, Fort Wainwright or Eielson before they type a town, and some begin from the previous duty station. They want to know whether 30 days of being stationed here is enough, what the Servicemembers Civil Relief Act pauses, and where a military pension gets divided when three states have a claim. One page for each base answers that better than a paragraph on a practice-area list.',
      },
      {
        value: 'faq-5',
        question: 'Should our pages mention tribal court?',
        answer:
          'If you appear there, yes. In John v. Baker, decided in 1999, the Alaska Supreme Court held that a tribe may decide custody of children who are its members or eligible to be. A parent may therefore honestly not know which clerk to call. A short, careful explanation helps. Have it read by someone who practices before that tribe’s court. Generalities about sovereignty help nobody choose a form.',
      },
      {
        value: 'faq-6',
        question: 'How can a Southeast firm hold its ground against Anchorage?',
        answer:
          'By being specific about place. Juneau, Ketchikan, Sitka, Petersburg and Wrangell share the First Judicial District and almost no pavement. Say which courthouses you reach by ferry, which by plane and which by phone. Name the harbor streets. An office profile in Juneau will rarely show on a map in Sitka, so the pages have to do that part. Our [local SEO page](/services/local-seo) has the mechanics.',
      },
    ],
    searches: [
      {
        query: 'alaska divorce lawyer',
        intent: 'Any district, by phone if need be',
        build: 'Page that says where you appear',
      },
      {
        query: 'divorce attorney anchorage',
        intent: 'Comparing a short list',
        build: 'City page, profile, recent reviews',
      },
      {
        query: 'dissolution vs divorce alaska',
        intent: 'Unsure which packet to open',
        build: 'Two-column explanation, both statutes',
      },
      {
        query: 'alaska child support 90.3',
        intent: 'Checking the other parent’s figure',
        build: 'Worked examples under the rule',
      },
      {
        query: 'who claims child’s pfd after divorce',
        intent: 'Facing the March 31 deadline',
        build: 'Short answer, renewed each January',
      },
    ],
    targets: [
      {
        name: 'Both doors',
        text: 'Dissolution beside divorce, on one page. Where every other count is small, this is the question that the most people share.',
      },
      {
        name: 'The bases',
        text: 'Elmendorf, Wainwright, Eielson. New families arrive with orders, begin with the name of the post, and have no cousin here to ask.',
      },
      {
        name: 'The hubs',
        text: 'Bethel, Nome, Kotzebue, Dillingham. Keyword tools give no reason to write for them, so few firms have. We do it where you appear.',
      },
    ],
    metro:
      'Anchorage is where most firms are and where most of them look alike. We separate you by subject: a military pension, a North Slope rotation schedule, a bush plane titled to an LLC. Fairbanks draws on two bases, the university and the Interior villages beyond. Juneau has state government, a legislative session that brings tenants every January, and no road out.',
    midSize:
      'Wasilla and its neighbor Palmer, where the courthouse is, sit in a fast-growing borough, many of whose residents drive to Anchorage for work. Kenai serves a peninsula of fishing permits and oilfield pay. Ketchikan lives by cruise season and the ferry schedule, and its people read at night in the dark months.',
    smaller:
      'Nome, Kotzebue, Bethel and Dillingham are hubs for dozens of villages, most with slow connections. Kodiak and Unalaska run on the fleet, so plain pages about a permit, a crew share or a season’s absence matter. Homer, Valdez, Cordova and Seward send too few searches for any tool to show. We write for the reader there and skip the spreadsheet.',
    services: {
      'local-seo':
        'Listings for an office, a service area for the rest. We enter the truth in 50+ directories: one door in Anchorage, hearings in three districts.',
      'technical-seo':
        'Weight comes first. After the 47-point audit we trim images and scripts until a page opens on satellite internet, because somebody in Kotzebue is paying for each megabyte.',
      'content-marketing':
        'Dividends, permits, rotations, animals, AS 34.77 agreements. With 4–6 pages a month, a year is enough to cover what the self-help forms leave open.',
      'reputation-management':
        'In a town of two thousand, a review identifies its author. We let clients write about the service and keep the facts of the case out.',
    },
    longTerm: [
      {
        when: 'Freeze-up to breakup',
        title: 'Make the small numbers visible',
        text: 'Two months for the audit, the profiles and the dissolution page: expect 15–25% more local visibility if yours is a usual campaign. Months 3–4 should bring 30–50% more readers. With a base this low we judge by names in the calendar.',
      },
      {
        when: 'The first summer',
        title: 'Go where the planes go',
        text: 'Fishing and construction thin out the searching, which makes it the season to write. Leads in months 5–6 often stand 50–100% higher. Over months 7–12 the customary gain is 150–300% in traffic, district by district.',
      },
      {
        when: 'After two dividends',
        title: 'Keep what you have earned',
        text: 'Some questions return with the calendar: PFD applications in January, school moves in May, rotations in the fall. Refreshing those pages on time takes little, and by then rivals must displace you one village at a time.',
      },
    ],
    guarantee: {
      heading: 'Ninety days, about one Alaska summer',
      lede: 'Before the first day of work we agree which counts you will look at, because percentages mislead here. Dissatisfied after 90 days? You are not billed again, and the work continues free, until those counts show progress.',
    },
    closing: {
      heading: 'You may never meet them before the hearing',
      lede: 'Send us the list of courts you will appear in, by road, by air or by phone. We will go through it with you and mark the ones where no local lawyer is easy to find.',
    },
  },
} satisfies StateTemplateData;
