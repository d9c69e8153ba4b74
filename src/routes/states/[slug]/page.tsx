import { lazy, Suspense, use } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NotesProvider, Paragraph, Paragraphs } from '../../../copy/copy.tsx';
import { PageHead, StructuredData } from '../../../head/page-head.tsx';
import { stateService } from '../../../head/structured-data.ts';
import { type StateId, stateSlug } from '../../../lib/us-states.ts';
import { CampaignContext } from '../../../sections/call-to-action.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { cancellation, newPages, PricingSection } from '../../../sections/pricing.tsx';
import { loadState, stateWithPage } from '../../../states/load.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Ruled } from '../../../ui/ruled.tsx';
import { Section, SectionHeading, SplitSection } from '../../../ui/section.tsx';
import { NumberGrid } from '../../../ui/stat.tsx';
import { CampaignResults } from './campaign-results.tsx';
import { ClientSection } from './client-section.tsx';
import { Competition } from './competition.tsx';
import { StateHero } from './hero.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { Markets } from './markets.tsx';
import { StatePageEnd } from './page-end.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { ServiceBlurbs } from './service-blurbs.tsx';
import { Statutes } from './statutes.tsx';
import { Targets } from './targets.tsx';
import { TierList } from './tiers.tsx';

// Few visitors need it.
const NotFound = lazy(() => import('../../not-found/page.tsx'));

/** Hydrates in parts (Suspense), like the home page. */
function StateContentPage({ id }: { id: StateId }) {
  const { page, map } = use(loadState(id));
  const { market, difference, competition, keywords, law, services, pricing, trackRecord, client, cities, faq } = page;
  const path = `/states/${stateSlug(id)}` as const;
  return (
    <CampaignContext value={page.campaigns.hero}>
      <NotesProvider notes={page.notes}>
        <PageHead path={path} title={page.title} description={page.metaDescription} updated={page.updated} />
        <StructuredData node={stateService(page.state, path)} />
        <StateHero id={id} map={map} page={page} />
        <Suspense>
          <Section label="Market statistics" id={market.id} heading={market.heading} lede={market.lede}>
            <Ruled>
              <NumberGrid stats={market.stats} />
              <Disclosure title={<h3>{market.more.heading}</h3>}>
                {market.more.lede && <Paragraph className="mb-5 max-w-text" text={market.more.lede} />}
                <Paragraphs text={market.more.paragraphs} className="max-w-text" />
              </Disclosure>
            </Ruled>
          </Section>
          {difference && (
            <SplitSection label="Divorce law" id="difference" className="split-5 gap-y-4">
              <SectionHeading>{difference.heading}</SectionHeading>
              <div className="max-w-text lg:pt-3">
                <Paragraph className="text-small" text={difference.text} />
                <p className="note mt-3">This is not legal advice: check the current statute.</p>
              </div>
            </SplitSection>
          )}
        </Suspense>
        <Suspense>
          {competition && <Competition {...competition} />}
          <Section label="Keyword opportunities" id="keywords" heading={keywords.heading} lede={keywords.lede}>
            <KeywordTable caption={keywords.heading} rows={keywords.rows} />
            <Targets heading={keywords.targetsHeading} targets={keywords.targets} />
          </Section>
        </Suspense>
        <Suspense>
          {law && <Statutes {...law} />}
          <Section label="The work" id="services" heading={services.heading} lede={services.lede}>
            <ServiceBlurbs blurbs={services.blurbs} />
          </Section>
          {pricing && <PricingSection heading={pricing.heading} campaign={pricing.campaign} rows={planTerms} />}
        </Suspense>
        <Suspense>
          {trackRecord && <CampaignResults {...trackRecord} />}
          <ClientSection client={client} />
          <Section label="Timeline" id="long-term" heading={page.longTerm.heading} lede={page.longTerm.lede}>
            <PlanSteps steps={page.longTerm.steps} />
          </Section>
        </Suspense>
        <Suspense>
          <Section label={cities.label} id={cities.id} heading={cities.heading} lede={cities.lede}>
            <TierList cities={cities.tiers} lines={cities.lines} />
            {cities.markets && <Markets {...cities.markets} />}
          </Section>
          <FaqSection heading={faq.heading} lede={faq.lede} items={faq.items} />
          <StatePageEnd page={page} />
        </Suspense>
      </NotesProvider>
    </CampaignContext>
  );
}

/**
 * A state’s page at /states/{slug}, its canonical address, and for California and Texas at /{slug} as well. A state
 * without a content file gets the not-found page.
 */
export default function StatePage() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  // Not from the path alone: the router has decoded the slug, and ignores a slash at the end.
  const id = stateWithPage(slug ?? pathname.slice(1));
  if (!id) return <NotFound />;
  return <StateContentPage key={id} id={id} />;
}

/** Few, because nine pages share these rows. */
const planTerms = [
  ['Services', 'All four'],
  ['Term', 'Month to month'],
  ['Your pages', 'Yours once paid for'],
  cancellation,
  newPages,
  ['Reporting', 'Weekly, monthly, live'],
] as const;
