import type { ReactNode, SubmitEvent } from 'react';
import handbook from '../assets/guides/family-law-in-search.pdf';
import handbookBytes from '../assets/guides/family-law-in-search.pdf?bytes';
import checklist from '../assets/guides/listing-checklist.pdf';
import checklistBytes from '../assets/guides/listing-checklist.pdf?bytes';
import calendar from '../assets/guides/year-of-pages.pdf';
import calendarBytes from '../assets/guides/year-of-pages.pdf?bytes';
import {
  articles,
  type GuideId,
  guideIds,
  guides,
  newsletterRequest,
  type ToolCard,
  tools,
} from '../content/resource-list.ts';
import { PageHead } from '../head/head-tags.tsx';
import { fileSize, listed } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { ClosingHeading } from '../sections/call-to-action.tsx';
import { claims } from '../site/claims.ts';
import type { PagePath } from '../site/paths.ts';
import { Paragraph } from '../ui/copy.tsx';
import { Exhibit } from '../ui/exhibit.tsx';
import { Field, inputClass } from '../ui/field.tsx';
import { Hero, HeroHeading, HeroLede } from '../ui/hero.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { Actions, AnchorLink, buttonClass, PageLink } from '../ui/link.tsx';
import { Ticks } from '../ui/list.tsx';
import { columns, Section } from '../ui/section.tsx';
import { handOverEmail } from './contact/prefill.ts';

const { guidePages, trackedKeywords } = claims.resources;

const files: Record<GuideId, { href: string; bytes: number }> = {
  handbook: { href: handbook, bytes: handbookBytes },
  checklist: { href: checklist, bytes: checklistBytes },
  calendar: { href: calendar, bytes: calendarBytes },
};

/** People run the tools and keep the mailing list, so these lead to the contact form with their subject. */
export default function Resources() {
  return (
    <>
      <PageHead
        path="/resources"
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Free SEO Guides and Tools for Divorce Lawyers"
        description={`Three free SEO guides for family-law firms (${listed(Object.values(guidePages).map(String))} pages), a site audit and a tracker for ${trackedKeywords} keywords. Download the guides now: no form, no email.`}
      />
      <ResourcesHero />
      <Guides />
      <Articles />
      <Tools />
      <Newsletter />
    </>
  );
}

const longest = Math.max(...Object.values(guidePages));

/** A guide as a stack of paper, one line per page. */
const Pile = ({ pages }: { pages: number }) => (
  <svg viewBox={`0 0 100 ${longest * 4}`} preserveAspectRatio="none" className="h-52 w-full md:h-64" aria-hidden="true">
    <path
      d={Array.from({ length: pages }, (_, page) => `M0 ${(longest - page) * 4 - 2}h100`).join('')}
      stroke="var(--color-data)"
      strokeWidth="2"
    />
  </svg>
);

const ResourcesHero = () => (
  <Hero>
    <div>
      <Breadcrumbs name="Free SEO Guides" path="/resources" />
      <HeroHeading>Free SEO guides and tools for divorce lawyers</HeroHeading>
      <HeroLede>
        Download the three guides now; we don’t ask for your email. Ask for either tool through our form, and a person
        answers within 24 hours. We work only for divorce and family-law attorneys, and all of it is written for a firm
        like yours, whether you do part of the work yourself or want to question the agency you have now.
      </HeroLede>
      <Actions className="mt-8">
        <AnchorLink to="#guides" className={buttonClass('ink')}>
          See the three guides
        </AnchorLink>
        <AnchorLink to="#tools" className={buttonClass('secondary')}>
          See the two tools
        </AnchorLink>
      </Actions>
    </div>
    <Exhibit letter="A" caption="The three guides, by length. One line is one page.">
      <ul className="grid grid-cols-3 items-start gap-5 px-5 pt-10 pb-6 md:gap-10 md:px-8">
        {Object.values(guides).map(({ title, pages }) => (
          <li key={title}>
            <Pile pages={pages} />
            <p className="mt-3 rule-top pt-3 font-semibold text-note leading-snug">
              {title}, <span className="whitespace-nowrap">{pages} pages</span>
            </p>
          </li>
        ))}
      </ul>
    </Exhibit>
  </Hero>
);

/** The saved file is called by the guide’s title; in its address, the name changes with the content. */
function GuideCard({ id }: { id: GuideId }) {
  const { title, description, pages, topics } = guides[id];
  const { href, bytes } = files[id];
  return (
    <li className="flex flex-col border border-ink bg-card p-6 sm:p-8">
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2">{description}</p>
      <ul className="mt-5 mb-6 border-rule border-t text-small">
        {topics.map((topic) => (
          <li key={topic} className="border-rule border-b py-2.5">
            {topic}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-4">
        <p className="text-ink-2 text-small">
          <span className="block text-ink tabular-nums font-display font-serif text-stat tracking-[-0.02em]">
            {pages}
            <small className="text-[0.42em] tracking-[-0.01em]"> pages</small>
          </span>{' '}
          PDF, {fileSize(bytes)}
        </p>
        <a href={href} download={`${title}.pdf`} className={buttonClass('ink')}>
          Download
          <span className="sr-only">: {title}</span>
          <ArrowIcon className="size-[0.8125em] rotate-90" />
        </a>
      </div>
    </li>
  );
}

const Guides = () => (
  <Section
    label="Yours to keep"
    id="guides"
    labelledBy="guides-title"
    heading="Three free guides: no form, no email"
    lede="They tell you what to fix, what to write and how to read an agency’s report. None of it is legal advice, and advertising rules differ by state."
  >
    <ul className="grid gap-5 lg:grid-cols-3">
      {guideIds.map((id) => (
        <GuideCard key={id} id={id} />
      ))}
    </ul>
    <div className="mt-8 grid max-w-text gap-3 text-ink-2">
      <p>
        Not sure which one? If you’ve moved offices, start with {guides.checklist.title}. If you’re comparing agencies,
        take {guides.handbook.title} and read the part on monthly reports. If somebody at your firm writes, take{' '}
        {guides.calendar.title}.
      </p>
      <p>
        Got a question after reading?{' '}
        <PageLink to="/contact" className="text-link">
          Ask us
        </PageLink>
        : the first call is free and takes {claims.consultation.minutes} minutes.
      </p>
    </div>
  </Section>
);

/** The link covers the row, except for links in the excerpt, which are above it. */
const Articles = () => (
  <Section
    label="On this site"
    tone="card"
    labelledBy="reads"
    heading="Read now: six topics, no form"
    lede="Each link goes to a page on this site that covers the topic and also describes our services and prices."
  >
    <ul className="rule-top">
      {articles.map(({ title, excerpt, category, readTime, path, leadsTo }) => (
        <li
          key={title}
          className="group relative grid gap-x-10 gap-y-2 border-rule border-b py-6 md:grid-cols-[6rem_1fr_10rem] lg:grid-cols-[8rem_1fr_12rem] items-baseline"
        >
          <p className="font-semibold text-action text-small">{category}</p>
          <div>
            <h3>
              <span className="group-hover:bg-mark">{title}</span>
            </h3>
            <Paragraph className="mt-2 max-w-text text-ink-2 [&_a]:relative [&_a]:z-1" text={excerpt} />
          </div>
          <p className="mt-1 grid gap-1 text-small">
            <span className="text-ink-2">{readTime}</span>
            <PageLink to={path} className="font-semibold no-underline after:absolute after:inset-0">
              Read on {leadsTo}
              <span className="sr-only">: {title}</span>{' '}
              <ArrowIcon className="inline-block size-3.5 transition-transform group-hover:translate-x-1" />
            </PageLink>
          </p>
        </li>
      ))}
    </ul>
  </Section>
);

const Tool = ({ tool: { title, description, details }, children }: { tool: ToolCard; children: ReactNode }) => (
  <li className="flex flex-col rule-top pt-6">
    <h3>{title}</h3>
    <Paragraph className="mt-2 max-w-text text-ink-2" text={description} />
    <Ticks items={details} className="mt-7" />
    <Actions className="mt-7">{children}</Actions>
  </li>
);

const Tools = () => (
  <Section
    label="Tools"
    id="tools"
    labelledBy="tools-title"
    heading="A free site audit and a free rank tracker"
    lede="We run both for you. Tell us your website address, and the person who looks at your site will write to you."
  >
    <ul className="grid gap-12 lg:grid-cols-2 lg:gap-16">
      <Tool tool={tools.audit}>
        <ContactLink topic={tools.audit.request} className={buttonClass('primary')}>
          Ask for the free audit
          <ArrowIcon />
        </ContactLink>
      </Tool>
      <Tool tool={tools.tracker}>
        <ContactLink topic={tools.tracker.request} className={buttonClass('secondary')}>
          Ask for the free tracker
          <ArrowIcon />
        </ContactLink>
      </Tool>
    </ul>
  </Section>
);

const emailId = 'newsletter-email';

function keepEmail({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem(emailId);
  if (field instanceof HTMLInputElement) handOverEmail(field.value);
}

/**
 * The newsletter box opens the contact form, the only form that sends anything. The field has no name, so the email
 * does not end up in the URL; it is handed over in sessionStorage.
 */
const Newsletter = () => (
  <Section label="Newsletter" tone="ink" labelledBy="newsletter" bodyClass={columns.text}>
    <div>
      <ClosingHeading id="newsletter">A free email when search or bar rules change</ClosingHeading>
      <p className="lede mt-5">
        Search engines and bar rules keep changing. You get an email when a change affects family-law firms, and nothing
        in between.
      </p>
    </div>
    <form action="/contact" method="get" onSubmit={keepEmail} className="grid gap-4">
      <Field label="Your email" name={emailId}>
        <input className={`${inputClass} text-ink`} id={emailId} type="email" autoComplete="email" required />
      </Field>
      <input type="hidden" name="topic" value={newsletterRequest} />
      <button className={buttonClass('primary')} type="submit">
        Subscribe through our contact form
      </button>
      <p className="note">
        The button takes you to our contact form. Check your email address there and send the form. Ask at any time, and
        we’ll take you off the list.
      </p>
    </form>
  </Section>
);

const contact: PagePath = '/contact';

const ContactLink = ({ topic, className, children }: { topic: string; className: string; children: ReactNode }) => (
  <a href={`${contact}?${new URLSearchParams({ topic })}`} className={className}>
    {children}
  </a>
);
