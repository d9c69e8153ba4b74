import type { Faq } from '../../content/faq.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { dollars } from '../../lib/format.ts';
import { BookingButton, ClosingSection, WhatsAppButton } from '../../sections/call-to-action.tsx';
import type { Challenge } from '../../sections/challenge-table.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { PlanTerms } from '../../sections/pricing.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { StatisticSection } from '../../sections/statistics.tsx';
import { claims } from '../../site/claims.ts';
import { columns } from '../../ui/columns.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { ChallengeSection } from './challenge-section.tsx';
import { auditGroups, pointNumber } from './technical-seo/audit-list.ts';
import { Timeline, Vitals, Work } from './technical-seo/work.tsx';

const { audit, consultation, plan } = claims;

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Do we need a new website?',
    answer: `Probably not. We can fix most of the ${claims.audit.points} points on the site you have. If the platform itself is in the way, we tell you in week 1, along with what staying on it would cost you. If you’re about to sign for a new site, [write to us](/contact) first.`,
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

export default function TechnicalSeo() {
  return (
    <>
      <PageHead
        path="/services/technical-seo"
        updated="2026-11-23"
        title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
        description={`We check ${audit.points} points on your firm’s website and fix what fails, worst first. All ${audit.points} are listed here. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fee.`}
      />
      <ServiceHero
        service="technical-seo"
        eyebrow="Technical SEO for divorce lawyers"
        heading={`We check ${audit.points} points on your website and fix what fails`}
        lede="Technical SEO makes your website easy for Google to read and fast on a client’s phone. A custody page brings you no calls if Google can’t read it or a phone can’t open it. We fix the worst problems first and show you the result of every check. Because we work only for family-law firms, we also check where the words in your contact form go after somebody presses Send."
        note={`Also called website optimization. Part of our plan: ${dollars(plan.monthly)} a month, no setup fee.`}
        caption={`One check mark for each of the ${audit.points} points. All of them are listed further down this page.`}
      >
        Six groups: crawling, speed, mobile use, page structure, your firm’s identity, and security and tracking.
      </ServiceHero>
      <Why />
      <Work />
      <AuditPoints />
      <Vitals />
      <ChallengeSection
        heading="Five website problems we expect to find"
        lede="If your site has none of them, the repair list will be short, and we’ll tell you so."
        caption="Website problems, what they cost you and what we do"
        rows={challenges}
      />
      <Timeline />
      <SampleCase />
      <PlanTerms
        heading={`Audit and repairs come in one plan: ${dollars(plan.monthly)} a month`}
        lede={`The full ${audit.points}-point audit and the repairs are in the monthly fee, along with local SEO, content and reviews.`}
      />
      <FaqSection heading="What firms ask about technical SEO" items={questions} />
      <ClosingSection
        heading="Start with a free call and a free audit"
        lede={`In ${consultation.minutes} minutes we show you the ${consultation.auditItems} items we checked on your site and what to do about each. You keep that audit, valued at ${dollars(consultation.auditValue)}, and your developer can work from it. The full ${audit.points}-point audit comes with the plan.`}
      >
        <BookingButton campaign="technical-seo" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}

/** What repairs did in a sample case; the case-studies page has all of it. */
function SampleCase() {
  return (
    <Section label="Results" labelledBy="case" bodyClass={columns.text}>
      <SectionHead
        id="case"
        heading="In a sample case, load time fell from nine seconds to under two, and consultation requests rose 71%"
        sample="Sample case"
      />
      <p className="lede">
        <Copy text="Two attorneys in Pittsburgh had good pages that took nine seconds to open on a phone. We spent the first six weeks on repairs, with no new pages. By month 4, the site’s pages opened in under two seconds. By month 12, after new pages on support and property, [consultation requests were up 71%](/case-studies#pittsburgh). The repairs came first, but they didn’t do it alone." />
      </p>
    </Section>
  );
}

/** Why the state of the website matters, in four counts. */
function Why() {
  return (
    <StatisticSection
      heading="Website problems can keep good pages from ranking"
      lede="The best custody page in the county can lose to a worse one if Google hasn’t indexed yours, if it loads slowly, or if people can’t use it with one thumb. Slow pages and stray tags are dull problems, but they cost less to fix than another year of writing."
      rows={[
        {
          value: `${claims.audit.points}`,
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
          value: `${claims.daysToResults}`,
          unit: ' days',
          label: `Most clients see first results in about ${claims.daysToResults} days`,
          detail:
            'Technical fixes alone rarely bring those results. We start with them anyway, because new pages on a broken site don’t bring anybody in.',
        },
      ]}
    />
  );
}

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

/** The whole audit, so that the number can be checked. */
function AuditPoints() {
  return (
    <Section label="The audit" tone="sunk" labelledBy="audit">
      <SectionHead
        id="audit"
        heading={`All ${claims.audit.points} points, so you can check them yourself`}
        lede={`Or hand the list to the agency you have now. Four points matter more to a family lawyer than to a roofer. Third-party scripts (${pointNumber('Third-party scripts')}), form entries (${pointNumber('Where form entries go')}) and case details in analytics (${pointNumber('Case details leaking into analytics')}) touch your duty of confidentiality. Model Rule 1.6(c) asks for reasonable efforts against unauthorized disclosure, and Rule 1.18 protects people who consult you and never hire you. A date and a reviewer on each legal page (${pointNumber('Date and reviewer on legal pages')}) tell readers who stands behind it. If you’d rather not do it yourself, our monthly fee covers the work: we check all ${audit.points} points, fix what fails and look again every month.`}
      />
      <div className="grid gap-10 sm:grid-cols-2 xl:grid-cols-3">
        {auditGroups.map(({ name, points }, index) => (
          <section key={name} aria-labelledby={`audit-${index}`}>
            <h3 id={`audit-${index}`} className="border-ink border-t-2 pt-3 pb-2">
              {name}
            </h3>
            <ol start={pointNumber(points[0])} className="text-small">
              {points.map((point) => (
                <li
                  key={point}
                  className="relative border-rule border-t py-1.5 pl-7.5 before:absolute before:left-0 before:text-ink-3 before:content-[counter(list-item)]"
                >
                  {point}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
}
