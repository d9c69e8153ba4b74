import { claims } from '../../../site/claims.ts';
import { PageButton } from '../../../ui/link.tsx';
import { LostFees } from '../sections/lost-fees.tsx';
import { StateHero } from '../sections/state-hero.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import type { TemplateProps } from './template-page.tsx';

export function TemplateHero({ id, map, data, derived, cities }: TemplateProps) {
  const { state, local } = data;
  return (
    <StateHero
      id={id}
      map={map}
      heading={derived.heading}
      lede={local.lede}
      campaign={`page-${id}`}
      monthly={claims.templateFaq.monthly}
      results={<PageButton to="/case-studies">{`View ${state} Results`}</PageButton>}
      figure={<LostFees state={state} annualCases={derived.annualCases} />}
      cities={cities}
    >
      <HeroDrawing image={derived.heroImage} />
    </StateHero>
  );
}
