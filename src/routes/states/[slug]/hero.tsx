import { Copy, NoteRef } from '../../../copy/copy.tsx';
import { dollars } from '../../../lib/format.ts';
import { type StateId, stateSlug, usStates } from '../../../lib/us-states.ts';
import { AnchorLink } from '../../../links/anchor-link.tsx';
import { guarantee } from '../../../offer/guarantee.ts';
import { lostFees } from '../../../offer/market-model.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { CallLead } from '../../../sections/call-lead.tsx';
import { BookingButton } from '../../../sections/call-to-action.tsx';
import { ProofLine } from '../../../sections/proof-line.tsx';
import { SiteField } from '../../../sections/site-field.tsx';
import type { CountyMap } from '../../../states/load.ts';
import type { StateRecord } from '../../../states/state-record.ts';
import { Actions, TextLink } from '../../../ui/button.tsx';
import { FigureExhibit } from '../../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote, HeroText } from '../../../ui/hero.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { TierKey } from './tiers.tsx';

export function StateHero({ id, map, page }: { id: StateId; map: CountyMap; page: StateRecord }) {
  const { state, hero } = page;
  return (
    <Hero
      above={
        <Breadcrumbs above={[{ name: 'States', path: '/states' }]} name={state} path={`/states/${stateSlug(id)}`} />
      }
    >
      <HeroText>
        <div>
          <p className="max-[30rem]:max-w-76">
            <Eyebrow>SEO Services for Divorce Attorneys in {state}</Eyebrow>
          </p>
          <HeroHeading>{hero.heading}</HeroHeading>
        </div>
        <HeroLede>
          <Copy text={hero.lede} /> <LostFees page={page} />
        </HeroLede>
        <ProofLine />
        <Actions>
          <BookingButton />
          <ResultsLink {...hero.results} />
        </Actions>
        <CallLead />
        <SiteField />
      </HeroText>
      <CountyMapExhibit id={id} map={map} />
      <HeroNote>
        {hero.monthly && (
          <>
            All four services for <b className="font-semibold text-ink">{dollars(hero.monthly)} a&nbsp;month</b>.{' '}
          </>
        )}
        No setup fees, cancel anytime, <span className="whitespace-nowrap">{guarantee.days}-day</span> satisfaction
        guarantee.
      </HeroNote>
      {hero.image && <HeroDrawing image={hero.image} />}
    </Hero>
  );
}

const ResultsLink = ({ anchor, label }: StateRecord['hero']['results']) =>
  anchor ? (
    <AnchorLink to={`#${anchor}`} className="inline-block min-h-11 py-2 text-link print:hidden">
      {label}
    </AnchorLink>
  ) : (
    <TextLink to="/case-studies">{label}</TextLink>
  );

const millions = 1_000_000;

/** The lede’s last sentence. */
const LostFees = ({ page: { state, annualCases, notes } }: { page: StateRecord }) => (
  <span className="relative block">
    <Tooltip text={notes.lost}>Firms that {state} can’t find</Tooltip> lose{' '}
    <b className="font-semibold">{`$${Math.round(lostFees(annualCases) / millions)}M`}</b> a year to firms it can.
    <NoteRef id="lost" />
  </span>
);

function CountyMapExhibit({ id, map }: { id: StateId; map: CountyMap }) {
  return (
    <FigureExhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      className="@container lg:mt-0"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by scripts/make and committed */}
      <div className="pt-9" dangerouslySetInnerHTML={{ __html: map.svg }} />
      <TierKey className="mt-4" />
    </FigureExhibit>
  );
}
