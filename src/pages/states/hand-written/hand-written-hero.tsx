import type { CountyMap } from '../../../content/states/registry.ts';
import type { HandWrittenState } from '../../../content/states/types.ts';
import type { StateId } from '../../../lib/us-states.ts';
import { claims } from '../../../site/claims.ts';
import { AnchorLink, buttonClass, PageButton } from '../../../ui/link.tsx';
import { LostFees } from '../sections/lost-fees.tsx';
import { StateHero } from '../sections/state-hero.tsx';

/** The way to the results: down to this state's client where the page has the anchor, else to the case studies. */
function ResultsButton({ anchor, label }: { anchor: HandWrittenState['anchor']; label: string }) {
  return anchor ? (
    <AnchorLink to={`#${anchor}`} className={buttonClass('alt')}>
      {label}
    </AnchorLink>
  ) : (
    <PageButton to="/case-studies">{label}</PageButton>
  );
}

export function HandWrittenHero({ id, map, content }: { id: StateId; map: CountyMap; content: HandWrittenState }) {
  const { state, hero, campaigns, anchor, resultsLabel, cities, figures } = content;
  return (
    <StateHero
      id={id}
      map={map}
      heading={hero.heading}
      lede={hero.lede}
      campaign={campaigns.hero}
      monthly={claims.plan.monthly}
      results={<ResultsButton anchor={anchor} label={resultsLabel} />}
      figure={<LostFees state={state} annualCases={figures.annualCases} />}
      cities={cities}
    />
  );
}
