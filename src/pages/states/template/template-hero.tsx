import { NoteRef } from '../../../ui/copy.tsx';
import { PageButton } from '../../../ui/link.tsx';
import { StateHero } from '../sections/state-hero.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import type { TemplateProps } from './template-page.tsx';

export function TemplateHero({ id, data, derived, cities }: TemplateProps) {
  const { state, local } = data;
  return (
    <StateHero
      id={id}
      heading={derived.heading}
      lede={local.lede}
      campaign={`page-${id}`}
      results={<PageButton to="/case-studies">{`View ${state} Results`}</PageButton>}
      figure={
        <p className="loss">
          <b>${derived.lostRevenueMillions}M</b>
          <span>
            in {state} divorce fees a year goes to the firms people can find.
            <NoteRef id="loss" />
          </span>
        </p>
      }
      cities={cities}
    >
      <HeroDrawing image={derived.heroImage} />
    </StateHero>
  );
}
