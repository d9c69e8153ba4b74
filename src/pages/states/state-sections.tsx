import { sampleLabel } from '../../content/sample.ts';
import { type ServiceId, serviceIds, services } from '../../content/service-list.ts';
import type {
  HandWrittenState,
  LocalSearch,
  MarketStat,
  NearbyState,
  PlanStep,
  Target,
} from '../../content/state-content.ts';
import { hasStatePage } from '../../content/state-registry.ts';
import type { CopyText } from '../../lib/copy-text.ts';
import { grouped } from '../../lib/format.ts';
import { stateSlug } from '../../lib/us-states.ts';
import { BookingButton, ClosingSection } from '../../sections/call-to-action.tsx';
import { FourColumns } from '../../sections/four-columns.tsx';
import { FreeAuditBrief } from '../../sections/free-audit-brief.tsx';
import { GuaranteeSection } from '../../sections/guarantee.tsx';
import { PortraitQuote } from '../../sections/portrait-quote.tsx';
import type { Campaign } from '../../site/booking.ts';
import type { SitePath } from '../../site/paths.ts';
import { Copy, Notes, Paragraph, useNote } from '../../ui/copy.tsx';
import { TextLink } from '../../ui/link.tsx';
import { Card } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';
import { StatGrid } from '../../ui/stat.tsx';
import { StateCard } from '../../ui/state-card.tsx';
import { BarFigure, Table } from '../../ui/table.tsx';
import { Tooltip, TooltipGroup } from '../../ui/tooltip.tsx';

/** If the detail refers to the note, it shows as a tooltip of the label. */
function StatLabel({ label, detail }: MarketStat) {
  const note = useNote(detail);
  return note ? <Tooltip text={note}>{label}</Tooltip> : label;
}

export const MarketStats = ({ stats }: { stats: readonly MarketStat[] }) => (
  <TooltipGroup>
    <StatGrid stats={stats.map((stat) => ({ ...stat, label: <StatLabel {...stat} /> }))} />
  </TooltipGroup>
);

interface SearchGroup extends LocalSearch {
  monthlySearches: number;
}

/** Groups of searches, how often they are made, and what we build for them. */
export function KeywordTable({ caption, rows }: { caption: string; rows: readonly SearchGroup[] }) {
  const most = Math.max(...rows.map(({ monthlySearches }) => monthlySearches));
  return (
    <div className="overflow-x-auto">
      <Table
        variant="stacked"
        caption={caption}
        rows={rows}
        columns={[
          {
            header: 'Group of searches',
            cell: ({ group, query }) => (
              <>
                {group}
                <span className="mt-0.5 block font-normal font-sans text-ink-2 text-small">such as “{query}”</span>
              </>
            ),
          },
          {
            header: 'Searches a month',
            onPhones: true,
            className: 'md:w-[36%]',
            cell: ({ monthlySearches }) => (
              <BarFigure value={grouped(monthlySearches)} share={monthlySearches / most} />
            ),
          },
          { header: 'Who is searching', cell: ({ intent }) => intent },
          { header: 'What we build', cell: ({ build }) => <Copy text={build} /> },
        ]}
      />
    </div>
  );
}

export function TargetCards({ targets }: { targets: readonly Target[] }) {
  return (
    <>
      <p className="mt-12 font-semibold text-small">Keyword targets</p>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {targets.map(({ name, text }, index) => (
          <Card key={name} number={index + 1} title={name} text={text} />
        ))}
      </ol>
    </>
  );
}

export const ServiceBlurbs = ({ blurbs }: { blurbs: Record<ServiceId, CopyText> }) => (
  <FourColumns
    items={serviceIds.map((id) => {
      const { name, path } = services[id];
      return {
        title: name,
        text: blurbs[id],
        link: (
          <TextLink className="self-end justify-self-start" to={path}>
            Learn More <span className="sr-only">about {name}</span>
          </TextLink>
        ),
      };
    })}
  />
);

/** A client of the state. Links from elsewhere lead to the anchor. */
export const ClientSection = ({
  anchor,
  label = 'Testimonial',
  heading,
  lede,
  person,
  role,
  firmType,
  city,
  ...words
}: HandWrittenState['testimonial'] & { anchor?: string; label?: string }) => (
  <Section
    label={label}
    tone="card"
    id={anchor}
    labelledBy="client"
    heading={heading}
    lede={lede}
    sample={sampleLabel([words])}
  >
    <PortraitQuote
      {...words}
      name={person}
      role={
        <>
          {role}
          <br />
          {firmType}, {city}
        </>
      }
    />
  </Section>
);

export const PlanSteps = ({ steps }: { steps: readonly PlanStep[] }) => (
  <ol className="rule-top">
    {steps.map(({ when, title, text }) => (
      <li
        key={when}
        className="grid gap-x-8 gap-y-2 border-rule border-b py-6 md:grid-cols-[9rem_1fr] lg:grid-cols-[3fr_4fr_5fr]"
      >
        <p className="font-semibold text-data text-small md:row-span-2 md:pt-1.5 lg:row-span-1">{when}</p>
        <h3>{title}</h3>
        <Paragraph className="max-w-text text-ink-2 text-detail md:col-start-2 lg:col-start-3" text={text} />
      </li>
    ))}
  </ol>
);

/** The root-level address is for pages that do not exist yet. Once one does, its only address is under /states/. */
const pathOf = ({ state, root }: NearbyState): SitePath =>
  root && !hasStatePage(state) ? `/${stateSlug(state)}` : `/states/${stateSlug(state)}`;

const NearbyStates = ({ label = 'Nearby states', heading, lede, states }: HandWrittenState['nearby']) => (
  <Section label={label} labelledBy="nearby" heading={heading} lede={lede}>
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {states.map((nearby) => (
        <li key={nearby.state}>
          <StateCard
            state={nearby.state}
            path={nearby.kind === 'text' ? undefined : pathOf(nearby)}
            reload={nearby.kind === 'reload'}
            className="items-center gap-3 p-4"
            shapeClass="h-16 w-18"
          />
        </li>
      ))}
    </ul>
    <p className="mt-6">
      <TextLink to="/states">View all state-specific SEO services</TextLink>
    </p>
  </Section>
);

export const StatePageEnd = ({
  guaranteeLede,
  nearby,
  closing,
  campaign,
}: Pick<HandWrittenState, 'guaranteeLede' | 'nearby' | 'closing'> & { campaign: Campaign }) => (
  <>
    <FreeAuditBrief button={<BookingButton campaign={campaign} />} />
    <GuaranteeSection lede={guaranteeLede} campaign={campaign} />
    <NearbyStates {...nearby} />
    <Notes />
    <ClosingSection {...closing} campaign={campaign} />
  </>
);
