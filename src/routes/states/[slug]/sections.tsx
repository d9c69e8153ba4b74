import { PhaseBar, phaseKey } from '../../../charts/phase-bar.tsx';
import { type ServiceId, serviceIds } from '../../../content/service-list.ts';
import type { founder } from '../../../content/team.ts';
import { Copy, Notes, Paragraph } from '../../../copy/copy.tsx';
import type { CopyText } from '../../../copy/copy-text.ts';
import { cn } from '../../../lib/cn.ts';
import { sampleLabel } from '../../../lib/sample.ts';
import { stateSlug } from '../../../lib/us-states.ts';
import { PageLink } from '../../../links/page-link.tsx';
import { guarantee } from '../../../offer/guarantee.ts';
import { timeline } from '../../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../../sections/call-to-action.tsx';
import { CellGrid, ServiceCell } from '../../../sections/service-cell.tsx';
import { StateCard } from '../../../sections/state-card.tsx';
import type { Campaign } from '../../../site/booking.ts';
import type { SitePath } from '../../../site/paths.ts';
import { hasStatePage } from '../../../states/load.ts';
import type { NearbyState, PlanStep, Target } from '../../../states/schema.ts';
import type { StatePage } from '../../../states/state-page.ts';
import { Actions, TextLink } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { PortraitQuote } from './portrait-quote.tsx';

/** Ends with a booking link, because the page’s next button is many screens away. */
export const Targets = ({
  heading,
  targets,
  campaign,
}: {
  heading: string;
  targets: readonly Target[];
  campaign: Campaign;
}) => (
  <>
    <h3 className="mt-6 md:mt-8">{heading}</h3>
    <ol className="mt-2 grid gap-x-8 md:grid-cols-3">
      {targets.map(({ name, text }) => (
        <li key={name} className="border-rule border-b py-2.5 md:py-4">
          <p className="font-semibold leading-snug">{name}</p>
          <Paragraph className="mt-0.5 text-ink-2 text-small" text={text} />
        </li>
      ))}
    </ol>
    <Actions className="mt-4">
      <BookingLink campaign={campaign}>Find out which you could win</BookingLink>
    </Actions>
  </>
);

export const ServiceBlurbs = ({ blurbs }: { blurbs: Record<ServiceId, CopyText> }) => (
  <>
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id}>
          <Copy text={blurbs[id]} />
        </ServiceCell>
      ))}
    </CellGrid>
    <p className="mt-2">
      <TextLink to="/services/content-marketing#finished-page">See a finished page</TextLink>
    </p>
  </>
);

/** Ends with a booking link, for the reader whom the story convinces. */
export const ClientSection = ({ client, campaign }: { client: StatePage['client']; campaign: Campaign }) => (
  <Section
    label={client.label}
    id={client.id}
    heading={client.heading}
    lede={client.lede}
    sample={sampleLabel([client])}
  >
    <div className="rule-top pt-5">
      <PortraitQuote
        image={client.image}
        alt={client.alt}
        quote={client.quote}
        name={client.person}
        role={
          <>
            {client.role}
            <br />
            {client.firmType}, {client.city}
          </>
        }
      />
    </div>
    {client.founder && <FounderQuote founder={client.founder} className="mt-5 md:mt-8" />}
    <Actions className="mt-5">
      <BookingLink campaign={campaign}>Would this work where you practice?</BookingLink>
    </Actions>
  </Section>
);

const FounderQuote = ({ founder: person, className }: { founder: typeof founder; className: string }) => (
  <div className={cn('flex gap-6 border-rule border-t pt-4 sm:items-center md:pt-6', className)}>
    <Portrait name={person.image} width={64} alt={person.alt} className="h-20 w-16 flex-none max-md:hidden" />
    <div>
      <h3 id="founder" className="sr-only">
        Our founder on how we write
      </h3>
      <blockquote className="max-w-176 font-serif text-xl/tight">“{person.stateQuote}”</blockquote>
      <p className="mt-2 text-small">
        <b className="font-semibold">{person.name}</b>,{' '}
        <PageLink className="text-link" to="/about">
          {person.role.toLowerCase()}
        </PageLink>
      </p>
    </div>
  </div>
);

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <>
    <ol className="rule-top">
      {steps.map(({ when, phase, title, text }) => (
        <li key={when} className="split-5 gap-y-1 border-rule border-b py-3 md:py-4">
          <div>
            <p className="font-semibold text-data text-small">{when}</p> <h3>{title}</h3>
            {phase && <PhaseBar gain={timeline[phase].gain} className="my-2 lg:mb-0" />}
          </div>
          <Paragraph className="max-w-text text-ink-2 text-small" text={text} />
        </li>
      ))}
    </ol>
    <p className="note mt-3">{phaseKey}</p>
  </>
);

const pathOf = ({ state, unwritten }: NearbyState): SitePath =>
  (!hasStatePage(state) && unwritten) || `/states/${stateSlug(state)}`;

const NearbyStates = ({ label = 'Nearby states', heading, lede, states }: StatePage['nearby']) => (
  <Section
    label={label}
    tone="ink"
    id="nearby"
    heading={heading}
    lede={lede}
    // The call above it is on ink, too.
    className="pt-0 print:hidden"
  >
    <ul className="two-up grid gap-3 max-[22.5rem]:grid-cols-1 md:gap-x-8 md:gap-y-4 xl:grid-cols-4">
      {states.map((nearby) => (
        <li key={nearby.state}>
          <StateCard
            state={nearby.state}
            path={nearby.kind === 'text' ? undefined : pathOf(nearby)}
            reload={nearby.kind === 'reload'}
            className="flex-col items-start gap-x-3 gap-y-1 p-2.5 max-[22.5rem]:flex-row max-[22.5rem]:items-center md:flex-row md:items-center md:p-4 xl:p-3"
            shapeClass="h-10 w-9 md:h-16 md:w-18 xl:w-16"
          />
        </li>
      ))}
    </ul>
    <p className="mt-6">
      <TextLink to="/states">View all state-specific SEO services</TextLink>
    </p>
  </Section>
);

export const StatePageEnd = ({ page: { nearby, closing, campaigns } }: { page: StatePage }) => (
  <>
    <Section act label="Your risk" id="guarantee" bodyClass="split-8 gap-y-5">
      <SectionHeading className="max-w-[10.75em]">{guarantee.heading}</SectionHeading>
      <div>
        <Paragraph className="lede" text={guarantee.brief} />
        <Actions className="mt-5">
          <BookingLink campaign={campaigns.hero}>Ask what your number would be</BookingLink>
        </Actions>
      </div>
    </Section>
    <Notes />
    <ClosingSection heading={closing.heading} lede={closing.lede} campaign={campaigns.closing} />
    <NearbyStates {...nearby} />
  </>
);
