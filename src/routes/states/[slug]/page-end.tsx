import { Notes, Paragraph } from '../../../copy/copy.tsx';
import { guarantee } from '../../../offer/guarantee.ts';
import { BookingLink, ClosingSection } from '../../../sections/call-to-action.tsx';
import { StateCard } from '../../../sections/state-card.tsx';
import { hasStatePage } from '../../../states/load.ts';
import type { StateRecord } from '../../../states/state-record.ts';
import { Actions, TextLink } from '../../../ui/button.tsx';
import { Section, SectionHeading, SplitSection } from '../../../ui/section.tsx';

const NearbyStates = ({
  page: {
    nearby: { label = 'Nearby states', heading, lede },
    borderStates,
  },
}: {
  page: StateRecord;
}) => (
  <Section label={label} tone="ink" id="nearby" heading={heading} lede={lede} className="print:hidden">
    <ul className="two-up grid gap-3 max-[22.5rem]:grid-cols-1 md:gap-x-8 md:gap-y-4 xl:grid-cols-4">
      {borderStates.map(({ state, name, slug, kind, unwritten }) => (
        <li key={state}>
          <StateCard
            state={state}
            name={name}
            path={kind === 'text' ? undefined : (!hasStatePage(state) && unwritten) || `/states/${slug}`}
            reload={kind === 'reload'}
            className="flex-col items-start gap-x-3 gap-y-1 p-3 max-[22.5rem]:flex-row max-[22.5rem]:items-center md:flex-row md:items-center"
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

export const StatePageEnd = ({ page }: { page: StateRecord }) => (
  <>
    <SplitSection act label="Your risk" id="guarantee" className="split-8 gap-y-5">
      <SectionHeading className="max-w-[10.75em]">{guarantee.heading}</SectionHeading>
      <div>
        <Paragraph className="lede" text={guarantee.brief} />
        <Actions className="mt-5">
          <BookingLink>Ask what your number would be</BookingLink>
        </Actions>
      </div>
    </SplitSection>
    <Notes />
    <ClosingSection {...page.closing} campaign={page.campaigns.closing} />
    <NearbyStates page={page} />
  </>
);
