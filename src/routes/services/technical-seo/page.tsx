import type { ReactNode } from 'react';
import { GainBars } from '../../../charts/gain-bars.tsx';
import { auditGroups, pointNumber } from '../../../content/audit-list.ts';
import { caseStudies, resultsOf } from '../../../content/client-cases.ts';
import { Notes, NotesProvider, Paragraph } from '../../../copy/copy.tsx';
import { link } from '../../../copy/copy-text.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { dollars, grouped } from '../../../lib/format.ts';
import { audit, consultation, plan } from '../../../offer/plan.ts';
import { headlineNote, results } from '../../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../../sections/call-to-action.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { PricingRow } from '../../../sections/service/pricing-row.tsx';
import { ServiceResults } from '../../../sections/service/results.tsx';
import { ServiceTimeline } from '../../../sections/service/timeline.tsx';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { FigureExhibit } from '../../../ui/exhibit.tsx';
import { AuditPoints, AuditSize } from './audit-points.tsx';
import { Vitals } from './vitals.tsx';

const { daysToResults } = results;

/** Our repairs for each group of the audit. */
const repairs: Record<
  (typeof auditGroups)[number]['name'],
  { description: string; features: readonly string[]; details?: ReactNode }
> = {
  'Crawling and indexing': {
    description: 'We find out which of your pages Google has, which it skipped, and why.',
    features: [
      'Every old URL redirects in one step',
      'One URL for each page',
      'A sitemap of live pages only',
      'Server responses and Search Console checked page by page',
    ],
  },
  Speed: {
    description: 'People read about divorce in a parked car with two bars of signal.',
    features: [
      'Tested on a phone with a weak signal',
      'Images sized to fit the screen',
      'Tracking and chat scripts loaded late or dropped',
      'Text that shows before its font loads',
      'Buttons that stay put while the page loads',
    ],
  },
  'Mobile use and accessibility': {
    description: 'Some of your clients use a keyboard, a screen reader, or large type.',
    features: [
      'Contrast and text size',
      'Form labels that screen readers can read aloud',
      'A phone number that dials when you tap it',
      'Menus that work without a mouse',
    ],
  },
  'Page structure': {
    description: 'Titles, headings, and links that work for people who skim.',
    features: [
      'A title and description for every page',
      'Guides that link to the right practice page',
      'No page left without a link to it',
      'Headings that make sense on their own',
    ],
  },
  'Your firm’s identity': {
    description: 'Labels in the code say which firm this is, and who practices there.',
    features: [
      'The firm, its office, and its attorneys in structured data',
      'Breadcrumbs, and questions visitors can see',
      'No star ratings: Google doesn’t show them for a firm’s own site',
      'AI crawlers allowed, if you want them',
    ],
  },
  'Security and tracking': {
    description: 'We follow what people type into your form, from the button to your inbox.',
    features: [
      'HTTPS on every URL',
      'No names or facts in URLs',
      'Nothing from a form in your analytics',
      'A list of every outside company whose code runs on your site, for your approval',
    ],
    details: (
      <Paragraph
        className="mt-4 text-ink-2 text-small"
        text={`Third-party scripts (${pointNumber('Third-party scripts')}), form entries (${pointNumber('Where form entries go')}), and case details in analytics (${pointNumber('Case details leaking into analytics')}) touch your duty of confidentiality. Model Rule 1.6(c) requires reasonable efforts against unauthorized disclosure, and Rule 1.18 protects people who consult you and never hire you.`}
      />
    ),
  },
};

const { pittsburgh } = caseStudies;
const { first, last, time, traffic, leads } = resultsOf(pittsburgh);

export default function TechnicalSeo() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/services/technical-seo"
        updated="2026-11-28"
        title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
        description={`We check ${audit.points} points on your firm’s website and fix what fails, worst first. All ${audit.points} are listed here. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fees.`}
      />
      <ServiceHero
        service="technical-seo"
        eyebrow="Technical SEO for divorce lawyers"
        heading={`We check ${audit.points} points on your website and fix what fails`}
        lede="Technical SEO, also called website optimization, lets Google read every page and opens it fast on a client’s phone. We fix the worst first."
      >
        <FigureExhibit
          letter="A"
          caption={`One mark for each of the ${audit.points} points. All of them are listed below.`}
        >
          <AuditSize />
        </FigureExhibit>
      </ServiceHero>
      <ServiceWhy
        heading="Website problems keep good pages from ranking"
        lede="The best custody page in the county loses if Google hasn’t indexed it or a thumb can’t use it."
      >
        <WhyStat
          value={audit.points}
          unit=" points"
          label="You see how your site did on every point"
          detail="Each is marked pass, fix, or not applicable."
        />
        <WhyStat
          value="1"
          unit=" line"
          label="One line of code can hide a page from Google"
          detail="A noindex tag left over from a redesign, for example."
        />
        <WhyStat
          value="75"
          unit="%"
          label="Three visits in four must pass Google’s speed tests"
          detail="Google judges real visits, on phones and desktops separately."
        />
        <WhyStat
          value={daysToResults}
          unit=" days"
          label={`Most clients see results in about ${daysToResults} days`}
          detail="The first are more calls and views on the map."
        />
      </ServiceWhy>
      <ServiceWork
        heading={`The ${audit.points}-point audit, in six groups of repairs`}
        lede="The audit and the repairs are both in the monthly fee."
        ask="Ask what is wrong with your site"
        more={<Vitals />}
      >
        {auditGroups.map(({ name, points }) => {
          const { description, features, details } = repairs[name];
          return (
            <WorkCard key={name} title={name} description={description} features={features}>
              <AuditPoints points={points} />
              {details}
            </WorkCard>
          );
        })}
      </ServiceWork>
      <ServiceChallenges
        heading="Five website problems we expect to find"
        caption="Website problems, what they cost you, and what we do"
        booking={<BookingLink>Ask which of the five you have</BookingLink>}
        rows={[
          {
            challenge: 'A redesign without redirects',
            impact: 'The new site looks better and the phone rings less.',
            solution: 'We rebuild the list of old URLs. Each one redirects to the closest live page.',
          },
          {
            challenge: 'A theme that loads everything',
            impact: 'By the first sentence, the visitor is gone.',
            solution: 'We take off what a page doesn’t use. If the theme itself is the problem, we tell you in week 1.',
          },
          {
            challenge: 'Twenty city pages with the same text',
            impact: 'Under Google’s spam policies, they can count as doorways.',
            solution: `We merge them into a few ${link('/services/local-seo', 'county pages')}, each written from what your attorneys know about that courthouse.`,
          },
          {
            challenge: 'Custody is four clicks deep',
            impact: 'It sits under “Practice areas,” “Family,” and an accordion.',
            solution: 'We put custody, support, property, and cost in the menu, and link the guides to them.',
          },
          {
            challenge: 'A chat box on every page',
            impact: 'It invites people to tell a vendor about the marriage before you’ve run a conflict check.',
            solution: 'It loads only on request, under a line on what not to write. Or your phone number replaces it.',
          },
        ]}
      />
      <ServiceTimeline
        heading="Most repairs are done by month three"
        phases={[
          {
            phase: 'Week 1',
            weeks: [0, 1],
            title: 'The audit',
            description: 'We record today’s numbers before we change anything.',
            activities: [
              `All ${audit.points} points: pass, fix, or not applicable`,
              'Access to Search Console, analytics, and hosting',
              'Speed as real visitors see it',
            ],
          },
          {
            phase: 'Weeks 2–4',
            weeks: [1, 4],
            title: 'What costs you clients today',
            description: 'Each of these takes hours, not weeks, and matters more than anything that comes later.',
            activities: [
              'Indexing errors cleared',
              'Redirects in place',
              'Every form and phone link tested on a phone',
            ],
          },
          {
            phase: 'Months 2–3',
            weeks: [4, 13],
            title: 'Speed and structure',
            description: 'Your developer works from our list, or we do it ourselves.',
            activities: [
              'Core Web Vitals brought within Google’s limits',
              'Menu, headings, and internal links rebuilt',
              'Structured data for the firm and its attorneys',
            ],
          },
          {
            phase: 'Month 4+',
            weeks: [13, 26],
            title: 'Monthly checks',
            description: 'A plugin update can undo a month of repairs overnight, so we look again every month.',
            activities: [
              'Points that failed, tested again',
              `New pages from ${link('/services/content-marketing', 'content marketing')} and new scripts checked`,
              'Every change noted in your monthly report',
            ],
          },
        ]}
      />
      <ServiceResults
        heading="Load time cut from nine seconds to under two"
        stats={[
          {
            value: '<2',
            unit: ' seconds',
            label: 'to open a page on a phone, down from nine',
            drawing: <GainBars gain={(2 / 9 - 1) * 100} />,
            sample: pittsburgh.sample,
          },
          {
            value: traffic,
            unit: '%',
            label: `more search visits in month ${time}: from ${first.visits} to ${grouped(last.visits)}`,
            drawing: <GainBars gain={traffic} />,
          },
          {
            value: leads,
            unit: '%',
            label: `more consultation requests: from ${first.requests} to ${last.requests}`,
            drawing: <GainBars gain={leads} most={traffic} />,
          },
        ]}
        story={`Two attorneys in Pittsburgh had good pages that few people waited for. The first six weeks went to repairs alone. ${link('/case-studies#pittsburgh', 'The case study')} has every step.`}
      />
      <PricingRow />
      <FaqSection
        heading="What firms ask about technical SEO"
        items={[
          {
            question: 'Do we need a new website?',
            answer: `Probably not. We can fix most of the ${audit.points} points on the site you have; ${link('/resources/audit-points-in-order', 'this list')} has them in the order we’d repair them. If the platform itself is in the way, we tell you in week 1. If you’re about to sign for a new site, ${link('/contact', 'write to us')} first.`,
          },
          {
            question: 'Will you work with our web developer?',
            answer:
              'Gladly. Your developer gets a list, worst first, with a test for each item that shows when it’s done. If nobody looks after your site, we make the changes ourselves, on a copy first.',
          },
          {
            question: 'Will a perfect speed score raise our rankings?',
            answer: `Google counts speed, but relevance counts more. Once real visits pass all three tests, we put the hours into ${link('/services/content-marketing', 'content')}.`,
          },
          {
            question: 'Can ChatGPT read our site?',
            answer:
              'It can if your words are in the page your server sends. Many AI crawlers don’t run scripts, so a page that’s put together in the browser looks empty to them. We check for that, and for the rules in robots.txt. Which crawlers to let in is your decision.',
          },
        ]}
      />
      <Notes />
      <ClosingSection
        heading="Book a free consultation about your website"
        lede={`You keep the ${consultation.auditItems}-item audit, and your developer can work from it. The full ${audit.points}-point audit comes with the plan.`}
      />
    </NotesProvider>
  );
}
