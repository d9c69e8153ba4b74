import type { ComponentProps, ReactNode } from 'react';
import { GainBars } from '../../charts/gain-bars.tsx';
import { ServiceGlyph } from '../../charts/service-glyph.tsx';
import { type MaybeSample, sampleLabel } from '../../content/sample.ts';
import { type ServiceId, services } from '../../content/service-list.ts';
import { PageHead, StructuredData } from '../../head/head-tags.tsx';
import type { PageFacts } from '../../head/page-head.ts';
import { agencyService } from '../../head/structured-data.ts';
import { type CopyText, plainText, type Stat } from '../../lib/copy-text.ts';
import { dollars, type Range, range } from '../../lib/format.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../../sections/call-to-action.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { FreeCallSection } from '../../sections/free-call.tsx';
import { PlanFacts } from '../../sections/plan-facts.tsx';
import { claims } from '../../site/claims.ts';
import { Copy, Paragraph } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { Actions } from '../../ui/link.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { DetailedStatStrip, StatStrip, StatValue } from '../../ui/stat.tsx';

const { plan, daysToResults, terms } = claims;

interface ServicePageProps extends Pick<PageFacts, 'title' | 'description'> {
  service: ServiceId;
  updated: string;
  hero: ServiceHeroProps;
  why: WhyProps;
  pricing: { heading: string; lede: string };
  faq: ComponentProps<typeof FaqSection>;
  closing: { heading: string; lede: CopyText };
  /** The sections on the work and its results. */
  children: ReactNode;
}

/** The page of one service: what all four have, around what is special about it. */
export const ServicePage = ({ service, hero, why, pricing, faq, closing, children, ...facts }: ServicePageProps) => (
  <>
    <PageHead path={services[service].path} {...facts} />
    <ServiceHero service={service} {...hero} />
    <Why {...why} />
    {children}
    <Section label="Pricing" tone="sunk" labelledBy="pricing" {...pricing}>
      <DetailedStatStrip stats={planStats} />
      <div className="mt-12">
        <PlanFacts />
      </div>
    </Section>
    <FaqSection {...faq} tone="paper" />
    <FreeCallSection letter="C" button={<BookingButton campaign={service} />} />
    <ClosingSection {...closing} campaign={service} />
  </>
);

interface ServiceHeroProps {
  /** `Local SEO for divorce lawyers` */
  eyebrow: string;
  heading: string;
  /** Also the service’s description in the structured data. */
  lede: CopyText;
  note: CopyText;
  caption: CopyText;
  /** The scale or key below the drawing. */
  scale?: ReactNode;
  /** Instead of the service’s number and its drawing. */
  figure?: ReactNode;
}

function ServiceHero({
  service,
  eyebrow,
  heading,
  lede,
  note,
  caption,
  scale,
  figure,
}: ServiceHeroProps & { service: ServiceId }) {
  const { footerName: name, path, stat } = services[service];
  return (
    <Hero>
      <div>
        <Breadcrumbs above={[{ name: 'Services', path: '/services' }]} name={name} path={path} />
        <HeroHeading>
          <Eyebrow>{eyebrow}</Eyebrow> {heading}
        </HeroHeading>
        <HeroLede>
          <Copy text={lede} />
        </HeroLede>
        <Actions className="mt-8">
          <BookingButton campaign={service} />
        </Actions>
        <HeroNote className="lg:mb-8">
          <Copy text={note} />
        </HeroNote>
      </div>
      <Exhibit letter="A" caption={caption} className="lg:mt-14">
        {figure ?? (
          <div className="p-6 sm:p-8">
            <StatValue size="large" value={stat.value} />
            <p className="mt-2 text-small text-ink-2">{stat.label}</p>
            <ServiceGlyph service={service} className="mt-8 w-full" />
            <div className="mt-4 text-note text-ink-2">{scale}</div>
          </div>
        )}
      </Exhibit>
      <StructuredData node={agencyService({ name, description: plainText(lede), path })} />
    </Hero>
  );
}

interface WhyProps {
  heading: string;
  lede: CopyText;
  stats: readonly (Stat & { detail: CopyText })[];
}

const Why = ({ heading, lede, stats }: WhyProps) => (
  <Section label="Why" tone="card" labelledBy="why" bodyClass="grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
    <div>
      <SectionHeading id="why">{heading}</SectionHeading>
      <Paragraph className="lede mt-5" text={lede} />
    </div>
    <ul className="rule-top">
      {stats.map(({ value, unit, label, detail }) => (
        <li key={label} className="grid gap-x-8 gap-y-2 border-rule border-b py-6 sm:grid-cols-[8.5rem_1fr]">
          <StatValue value={value} unit={unit} />
          <div>
            <h3 className="font-sans text-body font-semibold tracking-normal">{label}</h3>
            <Paragraph className="mt-1 text-ink-2" text={detail} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** A gain over the starting point in percent; a range where it is planned. */
export interface Result extends MaybeSample {
  gain: number | Range;
  /** More of what, in which period. */
  label: CopyText;
}

/** Gains side by side, drawn from one starting point and to one scale. */
export function Results({
  results,
  note,
  children,
  ...head
}: {
  heading: string;
  lede: CopyText;
  results: readonly Result[];
  note: string;
  children?: ReactNode;
}) {
  const most = Math.max(...results.flatMap(({ gain }) => gain));
  return (
    <Section
      label="Results"
      labelledBy="results"
      sample={sampleLabel(results, 'Example campaign, not a client’s')}
      {...head}
    >
      <StatStrip
        stats={results.map(({ gain, label }) => ({
          value: typeof gain === 'number' ? gain : range(gain),
          unit: '%',
          label,
          drawing: <GainBars gain={gain} most={most} />,
        }))}
      />
      <p className="note mt-3">{note}</p>
      {children}
    </Section>
  );
}

const planStats = [
  {
    value: dollars(plan.monthly),
    label: 'a month for all four services',
    detail: `The ${plan.name}: no setup fee, month to month. Cancel anytime with ${terms.noticeDays} days’ written notice.`,
  },
  {
    value: `${daysToResults} days`,
    label: 'or so until most clients see first results',
    detail: 'Counted from the day work starts. The first results are small, and crowded markets take longer.',
  },
  {
    value: `${plan.guaranteeDays} days`,
    label: 'to show progress, or we work for free',
    detail: `${plan.progress} It’s in [section 6 of our terms](/terms-of-service#guarantee).`,
  },
];
