import type { ComponentProps, ReactNode } from 'react';
import { figuresNote } from '../../content/figures-note.ts';
import { type ServiceId, services } from '../../content/service-list.ts';
import { Copy, Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import { type CopyText, plainText, type Stat } from '../../copy/copy-text.ts';
import { PageHead, StructuredData } from '../../head/head-tags.tsx';
import type { PageFacts } from '../../head/page-head.ts';
import { agencyService } from '../../head/structured-data.ts';
import { dollars } from '../../lib/format.ts';
import { type MaybeSample, sampleLabel } from '../../lib/sample.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, plan } from '../../offer/plan.ts';
import { results } from '../../offer/results.ts';
import type { Campaign } from '../../site/booking.ts';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { type DrawnStat, Gains, StatValue } from '../../ui/stat.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { BookingButton, ClosingSection, SendSiteLine } from '../call-to-action.tsx';
import { type Challenge, ChallengeTable } from '../challenge-table.tsx';
import { FaqSection } from '../faq.tsx';
import { FreeAuditBrief } from '../free-audit-brief.tsx';
import { PricingRow } from '../pricing.tsx';
import { type ServiceCard, ServiceCards } from '../service-cards.tsx';

const { daysToResults } = results;

interface ServicePageProps extends Pick<PageFacts, 'title' | 'description'> {
  service: ServiceId;
  updated: string;
  hero: ServiceHeroProps;
  why: WhyProps;
  work: WorkProps;
  challenges: ChallengesProps;
  faq: ComponentProps<typeof FaqSection>;
  closing: { heading: string; lede: CopyText };
  /** The timeline, the results, or both. */
  children: ReactNode;
  /** Between the work and its challenges. */
  exhibit?: ReactNode;
}

/** The page of one service: what all four have, around what is special about it. */
export const ServicePage = ({
  service,
  hero,
  why,
  work,
  challenges,
  faq,
  closing,
  children,
  exhibit,
  ...facts
}: ServicePageProps) => (
  <NotesProvider notes={{ figures: figuresNote }}>
    <PageHead path={services[service].path} {...facts} />
    <ServiceHero service={service} {...hero} />
    <Why {...why} />
    <Work campaign={service} {...work} />
    {exhibit}
    <Challenges {...challenges} />
    {children}
    <FreeAuditBrief button={<BookingButton campaign={service} />} />
    <FaqSection {...faq} />
    <PricingRow campaign={service} />
    <Notes />
    <ClosingSection {...closing} campaign={service} />
  </NotesProvider>
);

interface ServiceHeroProps {
  /** `Local SEO for divorce lawyers` */
  eyebrow: string;
  heading: string;
  /** Also the service’s description in the structured data. */
  lede: CopyText;
  /** The page’s best exhibit. */
  figure: ReactNode;
  caption: CopyText;
}

const offer = `${dollars(plan.monthly)} a month for all four services: no setup fee, cancel anytime, ${guarantee.heading}. Most clients see results in about ${daysToResults} days.[^figures] To start, pick a time on our calendar. The call takes ${consultation.minutes} minutes, it’s free, and you keep the audit.`;

function ServiceHero({ service, eyebrow, heading, lede, figure, caption }: ServiceHeroProps & { service: ServiceId }) {
  const { footerName: name, path } = services[service];
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
        <Actions className="mt-6">
          <BookingButton campaign={service} />
        </Actions>
        <SendSiteLine />
        <HeroNote className="lg:mb-8">
          <Copy text={offer} />
        </HeroNote>
      </div>
      <Exhibit letter="A" caption={caption} className="lg:mt-14">
        {figure}
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
  <Section label="Why" tone="card" bodyClass="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
    <div>
      <SectionHeading>{heading}</SectionHeading>
      <Paragraph className="lede mt-4 lg:mt-6" text={lede} />
    </div>
    <ul className="rule-top">
      {stats.map(({ value, unit, label, detail }) => (
        <li key={label} className="flex flex-wrap gap-x-8 gap-y-1.5 border-rule border-b py-4 sm:py-6">
          <StatValue value={value} unit={unit} className="w-34" />
          {/* Where there is no room for this beside the number, it goes below. */}
          <div className="flex-1 basis-56">
            <h3 className="font-sans text-body font-semibold tracking-normal">{label}</h3>
            <Paragraph className="mt-0.5 text-ink-2 text-ui/normal" text={detail} />
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

interface WorkProps {
  heading: string;
  lede?: CopyText;
  cards: readonly ServiceCard[];
  /** Below the cards: more to open. */
  more?: ReactNode;
}

const Work = ({ heading, lede, cards, more, campaign }: WorkProps & { campaign: Campaign }) => (
  <Section label="The work" heading={heading} lede={lede}>
    <div className="border-rule border-b">
      <ServiceCards cards={cards} />
      {more}
    </div>
    <Actions className="mt-8">
      <BookingButton campaign={campaign} />
    </Actions>
  </Section>
);

interface ChallengesProps {
  heading: string;
  caption: string;
  rows: readonly Challenge[];
  /** Below the table: more to open. */
  more?: ReactNode;
}

const Challenges = ({ heading, caption, rows, more }: ChallengesProps) => (
  <Section label="Challenges" tone="sunk" heading={heading}>
    <ChallengeTable caption={caption} rows={rows} />
    {/* Its rule is the table’s last one. */}
    {more && <div className="-mt-px">{more}</div>}
  </Section>
);

type Result = DrawnStat & MaybeSample;

export const Results = ({
  heading,
  results,
  text,
}: {
  heading: string;
  results: readonly Result[];
  /** The story behind them. */
  text?: CopyText;
}) => (
  <Section label="Results" heading={heading} sample={sampleLabel(results)}>
    <Gains stats={results} />
    {text && <Paragraph className="mt-6 max-w-text" text={text} />}
  </Section>
);
