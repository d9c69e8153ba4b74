import { Copy, NoteRef } from '../../../copy/copy.tsx';
import { dollars, range } from '../../../lib/format.ts';
import { type StateId, stateSlug, usStates } from '../../../lib/us-states.ts';
import { AnchorLink } from '../../../links/anchor-link.tsx';
import { guarantee } from '../../../offer/guarantee.ts';
import { lostFees } from '../../../offer/market-model.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { BookingButton } from '../../../sections/call-to-action.tsx';
import { SiteField } from '../../../sections/site-field.tsx';
import type { CountyMap } from '../../../states/load.ts';
import type { StatePage } from '../../../states/state-page.ts';
import { Actions, buttonClass, PageButton } from '../../../ui/button.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede } from '../../../ui/hero.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { TierKey } from './tiers.tsx';

export function StateHero({ id, map, page }: { id: StateId; map: CountyMap; page: StatePage }) {
  const { state, hero, campaigns } = page;
  return (
    <Hero bodyClass="gap-y-6 lg:grid-rows-[auto_1fr]">
      <div>
        <Breadcrumbs
          className="mb-5"
          above={[{ name: 'States', path: '/states' }]}
          name={state}
          path={`/states/${stateSlug(id)}`}
        />
        <p className="max-[30rem]:max-w-76">
          <Eyebrow className="mb-4">SEO Services for Divorce Attorneys in {state}</Eyebrow>
        </p>
        <HeroHeading>{hero.heading}</HeroHeading>
        <HeroLede className="mt-6">
          <Copy text={hero.lede} />
        </HeroLede>
        <Actions className="mt-6">
          <BookingButton campaign={campaigns.hero} />
          <ResultsButton {...hero.results} />
        </Actions>
      </div>
      <div className="grid gap-y-6 lg:row-span-2">
        <CountyMapExhibit id={id} map={map} />
        <SiteField />
      </div>
      <div>
        <LostFees page={page} />
        <p className="mt-4 max-w-136 text-ink-2 text-small">
          {hero.proof && `${hero.proof} `}
          You get local SEO, website fixes, {range(plan.contentPages)} new pages a month, and review requests
          {hero.monthly && (
            <>
              {' '}
              for <b className="font-semibold text-ink">{dollars(hero.monthly)} a&nbsp;month</b>
            </>
          )}
          . No setup fees, cancel anytime, <span className="whitespace-nowrap">{guarantee.days}-day</span> satisfaction
          guarantee. The call is free, takes {consultation.minutes}&nbsp;minutes, and you keep the audit.
        </p>
      </div>
      {hero.image && <HeroDrawing image={hero.image} />}
    </Hero>
  );
}

const ResultsButton = ({ anchor, label }: StatePage['hero']['results']) =>
  anchor ? (
    <AnchorLink to={`#${anchor}`} className={buttonClass('secondary')}>
      {label}
    </AnchorLink>
  ) : (
    <PageButton to="/case-studies">{label}</PageButton>
  );

const millions = 1_000_000;

const LostFees = ({ page: { state, annualCases, notes } }: { page: StatePage }) => (
  <p className="max-w-136 border-t-2 border-t-ink border-b border-b-rule py-3 text-small">
    <Tooltip text={notes.lost}>{state} firms that clients don’t find lose</Tooltip>{' '}
    <b className="font-serif text-display">{`$${Math.round(lostFees(annualCases) / millions)}M`}</b> a year to the firms
    they do.
    <NoteRef id="lost" />
  </p>
);

function CountyMapExhibit({ id, map }: { id: StateId; map: CountyMap }) {
  return (
    <Exhibit
      letter="A"
      caption={`${usStates[id]}: ${map.areas}. Borders: U.S. Census Bureau. City positions: GeoNames, CC\u00a0BY\u00a04.0.`}
      framed={false}
      className="@container border-ink border-t pt-8"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by scripts/make and committed */}
      <div dangerouslySetInnerHTML={{ __html: map.svg }} />
      <TierKey className="mt-4" />
    </Exhibit>
  );
}
