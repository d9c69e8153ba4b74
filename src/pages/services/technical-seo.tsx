import { BeforeAfter } from '../../charts/gain-bars.tsx';
import { type MaybeSample, sampleLabel } from '../../content/sample.ts';
import type { Faq } from '../../lib/copy-text.ts';
import { dollars } from '../../lib/format.ts';
import { type Challenge, ChallengeTable } from '../../sections/challenge-table.tsx';
import { type Phase, PhaseList } from '../../sections/phase-list.tsx';
import { type ServiceCard, ServiceCards } from '../../sections/service-cards.tsx';
import { claims } from '../../site/claims.ts';
import { Paragraph } from '../../ui/copy.tsx';
import { Section } from '../../ui/section.tsx';
import { StatStrip } from '../../ui/stat.tsx';
import { ServicePage } from './service-page.tsx';
import { AuditPoints } from './technical-seo/audit-points.tsx';
import { Vitals } from './technical-seo/vitals.tsx';

const { audit, consultation, daysToResults, plan } = claims;

export default function TechnicalSeo() {
  return (
    <ServicePage
      service="technical-seo"
      updated="2026-11-23"
      title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
      description={`We check ${audit.points} points on your firm’s website and fix what fails, worst first. All ${audit.points} are listed here. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fee.`}
      hero={{
        eyebrow: 'Technical SEO for divorce lawyers',
        heading: `We check ${audit.points} points on your website and fix what fails`,
        lede: 'Technical SEO makes your website easy for Google to read and fast on a client’s phone. A custody page brings you no calls if Google can’t read it or a phone can’t open it. We fix the worst problems first and show you the result of every check. Because we work only for family-law firms, we also check where the words in your contact form go after somebody presses Send.',
        note: `Also called website optimization. Part of our plan: ${dollars(plan.monthly)} a month, no setup fee.`,
        caption: `One check mark for each of the ${audit.points} points. All of them are listed further down this page.`,
        scale:
          'Six groups: crawling, speed, mobile use, page structure, your firm’s identity, and security and tracking.',
      }}
      why={why}
      pricing={{
        heading: `Audit and repairs come in one plan: ${dollars(plan.monthly)} a month`,
        lede: `The full ${audit.points}-point audit and the repairs are in the monthly fee, along with local SEO, content and reviews.`,
      }}
      faq={{ heading: 'What firms ask about technical SEO', items: questions }}
      closing={{
        heading: 'Start with a free call and a free audit',
        lede: `Your developer can work from the ${consultation.auditItems}-item audit, whether or not you hire us. The full ${audit.points}-point audit comes with the plan.`,
      }}
    >
      <Section
        label="The work"
        labelledBy="work"
        heading="Six repairs to the website you already have"
        lede="Few firms need a new site. Most need these six things fixed once, carefully, and then watched."
      >
        <ServiceCards cards={cards} />
      </Section>
      <AuditPoints />
      <Vitals />
      <Section
        label="Challenges"
        labelledBy="challenges"
        heading="Five website problems we expect to find"
        lede="If your site has none of them, the repair list will be short, and we’ll tell you so."
      >
        <ChallengeTable caption="Website problems, what they cost you and what we do" rows={challenges} />
      </Section>
      <Section
        label="Timeline"
        labelledBy="timeline"
        heading="How long repairs take: most are done by month three"
        lede="Each bar shows where that phase falls in the first six months. After that we check the site every month."
      >
        <PhaseList phases={phases} />
      </Section>
      <Section
        label="Results"
        labelledBy="case"
        heading="Load time cut from nine seconds to under two"
        sample={sampleLabel([pittsburgh], 'Example, not a real client')}
      >
        <StatStrip stats={repaired} />
        <p className="note mt-3">Gray is the month before the work began.</p>
        <Paragraph
          className="mt-8 max-w-text"
          text={`Two attorneys in Pittsburgh had good pages that few people waited for. The first six weeks went to repairs alone, with no new pages. By day ${plan.guaranteeDays}, pages opened in under two seconds. From week seven on, we added four pages a month on support and property. [The case study](/case-studies#pittsburgh) has every step.`}
        />
      </Section>
    </ServicePage>
  );
}

/** The case in src/content/client-cases.ts. */
const pittsburgh: MaybeSample = { sample: true };

/** Before and after. */
const repaired = [
  { value: '<2', unit: ' seconds', label: 'to open a page on a phone, down from nine', after: 2 / 9 },
  { value: '11', unit: ' pages', label: 'in place of forty that repeated one another', after: 11 / 40 },
  { value: '48', unit: ' requests', label: 'for a consultation in month 12, up from 28', after: 48 / 28 },
].map(({ after, ...stat }) => ({ ...stat, drawing: <BeforeAfter after={after * 100} /> }));

const why = {
  heading: 'Website problems can keep good pages from ranking',
  lede: 'The best custody page in the county can lose to a worse one if Google hasn’t indexed yours, if it loads slowly, or if people can’t use it with one thumb. Slow pages and stray tags are dull problems, but they cost less to fix than another year of writing.',
  stats: [
    {
      value: audit.points,
      unit: ' points',
      label: 'You see how your site did on every point',
      detail: 'Each point is marked pass, fix or not applicable. You see the whole list, not just a score.',
    },
    {
      value: '1',
      unit: ' line',
      label: 'One line of code can hide a page from Google',
      detail:
        'A noindex tag left over from a redesign takes a page out of Google, and visitors never notice. We look for it before anything else.',
    },
    {
      value: '75',
      unit: '%',
      label: 'Three visits in four must pass Google’s speed tests',
      detail:
        'Google judges speed by real visits, separately for phones and desktops. How fast your site opens on the office computer tells you little.',
    },
    {
      value: daysToResults,
      unit: ' days',
      label: `Most clients see first results in about ${daysToResults} days`,
      detail:
        'Technical fixes alone rarely bring those results. We start with them anyway, because new pages on a broken site don’t bring anybody in.',
    },
  ],
};

const cards: readonly ServiceCard[] = [
  {
    title: 'Crawling and indexing',
    description:
      'We find out which of your pages Google has, which it skipped, and why. We check the server’s responses and Search Console, page by page.',
    features: [
      'Every old URL redirects in one step',
      'One URL for each page',
      'A sitemap of live pages only',
      'AI crawlers allowed, if you want them',
    ],
  },
  {
    title: 'Speed on a phone',
    description:
      'People read about divorce in a parked car with two bars of signal. We test the same way: on a phone, with a weak signal.',
    features: [
      'Images sized to fit the screen',
      'Tracking and chat scripts loaded late or dropped',
      'Text that shows before its font loads',
      'Buttons that stay put while the page loads',
    ],
  },
  {
    title: 'Page structure',
    description:
      'We give each page a title that says what it is, one main heading, and links in the order a case unfolds. Search engines and worried people both skim.',
    features: [
      'A title and description for every page',
      'Guides that link to the right practice page',
      'No page left without a link to it',
      'Headings that make sense on their own',
    ],
  },
  {
    title: 'Structured data about your firm',
    description:
      'We add labels to the page’s code that tell search engines which firm this is, where it is and who practices there. The labels repeat only what visitors can read on the page.',
    features: [
      'The firm, its office and its attorneys',
      'Breadcrumbs, and questions visitors can see',
      'No star ratings: Google doesn’t show them for a firm’s own site',
    ],
  },
  {
    title: 'Accessibility',
    description:
      'Some of your clients use a keyboard, a screen reader or large type, and some have shaky hands. If they can’t use your site, they leave. The fixes help everyone else, too.',
    features: [
      'Contrast and text size',
      'Form labels that screen readers can read aloud',
      'A phone number that dials when you tap it',
      'Menus that work without a mouse',
    ],
  },
  {
    title: 'Privacy of your contact forms',
    description:
      'What people type into a family lawyer’s form is sensitive, and a spouse may share the device. We follow every entry from the button to your inbox.',
    features: [
      'HTTPS on every URL',
      'No names or facts in URLs',
      'Nothing from a form in your analytics',
      'A list of every outside company whose code runs on your site, for your approval',
    ],
  },
];

const challenges: readonly Challenge[] = [
  {
    challenge: 'A redesign without redirects',
    impact:
      'The new site looks better and the phone rings less. Old URLs lead to error pages, and the rankings they had are lost.',
    solution:
      'We rebuild the list of old URLs from Search Console and web archives. Each one redirects in a single step to the closest live page.',
  },
  {
    challenge: 'A theme that loads everything',
    impact:
      'Sliders, maps and form builders load on every page, used or not. By the time the first sentence appears, the visitor is gone.',
    solution:
      'We take off what a page doesn’t use and make the rest wait its turn. If the theme itself is the problem, we tell you in week 1.',
  },
  {
    challenge: 'Twenty city pages with the same text',
    impact:
      'Under Google’s spam policies, near-identical pages for different towns can count as doorways. They can drag down the pages that deserve to rank.',
    solution:
      'We merge them into a few county pages, each written from what your attorneys know about that courthouse. [Local SEO](/services/local-seo) explains what goes on them.',
  },
  {
    challenge: 'Custody is four clicks deep',
    impact:
      'One of your main topics sits under “Practice areas,” then “Family,” then an accordion. Search engines can take that as a sign that the page doesn’t matter.',
    solution:
      'We put custody, support, property and cost in the menu. Guides on each topic link to the matching page in plain words.',
  },
  {
    challenge: 'A chat box on every page',
    impact:
      'It slows the first tap. It also invites people to tell a chat vendor about the marriage before you’ve run a conflict check, and one of them may be your client’s spouse.',
    solution:
      'The box loads only when a visitor asks for it, under a line on what not to write. Or we replace it with your phone number.',
  },
];

const phases: readonly Phase[] = [
  {
    phase: 'Week 1',
    weeks: [0, 1],
    title: 'The audit',
    description:
      'We read your site the way Google does and the way a client does. Before we change anything, we record today’s numbers, so there is something to compare with.',
    activities: [
      `All ${audit.points} points: pass, fix or not applicable`,
      'Access to Search Console, analytics and hosting',
      'Speed on real visits, if Google has enough of them',
    ],
  },
  {
    phase: 'Weeks 2-4',
    weeks: [1, 4],
    title: 'We fix what costs you clients today',
    description:
      'We start with blocked pages, dead links, and forms whose messages never reach you. Each takes hours to fix, not weeks, and matters more than anything that comes later.',
    activities: ['Indexing errors cleared', 'Redirects in place', 'Every form and phone link tested on a phone'],
  },
  {
    phase: 'Months 2-3',
    weeks: [4, 13],
    title: 'Speed and structure',
    description:
      'The slower work: we fix each template once, and every page built on it improves. Your developer can work from our list, or we do it ourselves.',
    activities: [
      'Core Web Vitals brought within Google’s limits',
      'Menu, headings and internal links rebuilt',
      'Structured data for the firm and its attorneys',
    ],
  },
  {
    phase: 'Month 4+',
    weeks: [13, 26],
    title: 'Monthly checks',
    description:
      'A plugin update can undo a month of repairs overnight. We look again every month, and we check new pages from [content marketing](/services/content-marketing) before they go live.',
    activities: [
      'Points that failed, tested again',
      'New pages, new scripts, new third parties',
      'Every change noted in your monthly report',
    ],
  },
];

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Do we need a new website?',
    answer: `Probably not. We can fix most of the ${audit.points} points on the site you have. If the platform itself is in the way, we tell you in week 1, along with what staying on it would cost you. If you’re about to sign for a new site, [write to us](/contact) first.`,
  },
  {
    value: 'item-2',
    question: 'Will you work with our web developer?',
    answer:
      'Gladly. Your developer gets a list, worst first, with a test for each item that shows when it’s done. If nobody looks after your site, we make the changes ourselves, on a copy first.',
  },
  {
    value: 'item-3',
    question: 'Will a perfect speed score raise our rankings?',
    answer:
      'A little, at most. Google counts speed, but relevance counts more. We stop once real visits pass all three tests, because after that the hours do more good in [content](/services/content-marketing).',
  },
  {
    value: 'item-4',
    question: 'Can ChatGPT read our site?',
    answer:
      'It can if your words are in the page your server sends. Many AI crawlers don’t run scripts, so a page that’s put together in the browser looks empty to them. We check for that, and for the rules in robots.txt. Which crawlers to let in is your decision.',
  },
];
