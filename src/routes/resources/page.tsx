import type { ReactNode } from 'react';
import custodyPage from '../../assets/guides/custody-page-ohio.docx';
import handbook from '../../assets/guides/family-law-in-search.pdf';
import intake from '../../assets/guides/intake-script.docx';
import checklist from '../../assets/guides/listing-checklist.pdf';
import listings from '../../assets/guides/listing-checklist.xlsx';
import outlines from '../../assets/guides/page-outlines.docx';
import signOff from '../../assets/guides/sign-off-log.xlsx';
import addendum from '../../assets/guides/vendor-addendum.docx';
import calendar from '../../assets/guides/year-of-pages.pdf';
import { Sheets } from '../../charts/marks.tsx';
import { articles, hasListPage, teaserCount } from '../../content/articles.ts';
import { companions, type GuideId, guideIds, guides, type ToolCard, tools } from '../../content/resource-list.ts';
import { Paragraph } from '../../copy/copy.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { capitalized, fileSize, inWords, listed } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { resources } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, BookingLink } from '../../sections/call-to-action.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { Actions, buttonClass, PageButton, TextLink } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede } from '../../ui/hero.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { CheckList, RuledList } from '../../ui/list.tsx';
import { Section, SectionHeading, SplitSection } from '../../ui/section.tsx';
import { StatValue } from '../../ui/stat.tsx';
import { ArticleList } from './article-list.tsx';
import { NewsletterForm } from './newsletter.tsx';

const { trackedKeywords } = resources;
const guideCount = inWords(guideIds.length);
const toolCount = inWords(Object.keys(tools).length);

const files: Record<GuideId, string> = { handbook, checklist, calendar };

const companionFiles = { outlines, custodyPage, signOff, listings, addendum, intake };

/** People run the tracker and the newsletter, so these lead to the contact form with a topic. */
export default function Resources() {
  return (
    <>
      <PageHead
        path="/resources"
        updated="2026-11-28"
        pageType="CollectionPage"
        title="Free SEO Guides and Tools for Divorce Lawyers"
        description={`${capitalized(guideCount)} free SEO guides for family-law firms (${listed(guideIds.map((id) => `${guides[id].pages}`))} pages), a site audit, and a tracker for ${trackedKeywords} keywords. Download the guides now: no form, no email.`}
      />
      <ResourcesHero />
      <Guides />
      <Articles />
      <Tools />
      <Newsletter />
    </>
  );
}

const ResourcesHero = () => (
  <Hero above={<Breadcrumbs name="Free SEO Guides" path="/resources" />}>
    <HeroHeading>Free SEO guides and tools for divorce lawyers</HeroHeading>
    <HeroLede>
      Download the {guideCount} guides now: no form, no email. People run the {toolCount} tools for you.
    </HeroLede>
  </Hero>
);

/** A download is named after its guide. */
function GuideCard({ id }: { id: GuideId }) {
  const { title, description, pages, bytes, topics } = guides[id];
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-0 border border-ink bg-card p-5 sm:p-8 md:max-lg:row-span-2 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
      <div>
        <h3>{title}</h3>
        <p className="mt-2 text-ink-2">{description}</p>
      </div>
      <RuledList items={topics} className="mt-4 mb-5" />
      <div className="mt-auto flex flex-wrap items-start justify-between gap-4">
        <StatValue value={pages} unit=" pages" />
        <Sheets count={pages} />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="note">Fillable PDF, {fileSize(bytes)}</p>
        <a href={files[id]} download={`${title}.pdf`} className={buttonClass('ink')}>
          Download
          <span className="sr-only">: {title}</span>
          <ArrowIcon className="rotate-90" />
        </a>
      </div>
    </li>
  );
}

const Guides = () => (
  <Section label="Yours to keep" id="guides">
    <SectionHeading>{capitalized(guideCount)} free guides, with no form and no email</SectionHeading>
    <p className="lede mt-5 mb-heading">What to fix, what to write, and how to read an agency’s report.</p>
    <ul className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
      {guideIds.map((id) => (
        <GuideCard key={id} id={id} />
      ))}
    </ul>
    <p className="mt-8 max-w-text text-ink-2">
      Not sure which one? If you’ve moved offices, start with {guides.checklist.title}. If you’re comparing agencies,
      take {guides.handbook.title}. If somebody at your firm writes, take {guides.calendar.title}.
    </p>
    <h3 className="mt-8">What goes with them, in Word and Excel</h3>
    <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
      {keysOf(companions).map((id) => (
        <li key={id}>
          <a
            href={companionFiles[id]}
            download={companions[id].file}
            className="inline-block min-h-11 text-balance py-2 text-link"
          >
            {companions[id].title}
          </a>
        </li>
      ))}
    </ul>
    <Actions className="mt-4">
      <BookingLink>Go over the guides on a free call</BookingLink>
    </Actions>
  </Section>
);

const Articles = () => (
  <Section label="Articles" heading="What we know about family law in search">
    <ArticleList articles={articles.slice(0, teaserCount)} />
    {hasListPage && (
      <p className="mt-6">
        <TextLink to="/resources/articles">All {articles.length} articles</TextLink>
      </p>
    )}
  </Section>
);

const Tool = ({
  tool: { title, description, details },
  field,
  children,
}: {
  tool: ToolCard;
  /** Below the button. */
  field?: ReactNode;
  children: ReactNode;
}) => (
  <li className="rule-top flex flex-col pt-6">
    <h3>{title}</h3>
    <Paragraph className="mt-2 max-w-text text-ink-2" text={description} />
    <CheckList items={details} className="mt-7" />
    <Actions className="mt-7">{children}</Actions>
    {field}
  </li>
);

const contactAbout = (topic: string) => `/contact?${new URLSearchParams({ topic })}` as const;

const Tools = () => (
  <Section label="Tools" id="tools">
    <SectionHeading>A free site audit and a free rank tracker</SectionHeading>
    <p className="lede mt-5 mb-heading">A person runs both for you.</p>
    <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-2">
      <Tool
        tool={tools.audit}
        field={
          <div className="mt-6">
            <SiteField />
          </div>
        }
      >
        <BookingButton>Ask for the free audit</BookingButton>
      </Tool>
      <Tool tool={tools.tracker}>
        <PageButton to={contactAbout(tools.tracker.request)}>
          Ask for the free tracker
          <ArrowIcon />
        </PageButton>
      </Tool>
    </ul>
  </Section>
);

const Newsletter = () => (
  <SplitSection label="Newsletter" tone="ink" className="split-7 gap-y-8">
    <div>
      <SectionHeading>A free email when search or bar rules change</SectionHeading>
      <p className="lede mt-5">You get an email when a change affects family-law firms, and nothing in between.</p>
    </div>
    <NewsletterForm />
  </SplitSection>
);
