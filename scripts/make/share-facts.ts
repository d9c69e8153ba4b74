import { readFileSync } from 'node:fs';
import { serviceFigures } from '../../src/content/service-figures.ts';
import { serviceIds, services } from '../../src/content/services.ts';
import { deriveState } from '../../src/content/state-derivations.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { plainText } from '../../src/lib/copy-text.ts';
import { type StateId, stateOfSlug } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { claims } from '../../src/site/claims.ts';

/** What the share images take from a page's head. */
export interface SharePage {
  /** `/about` */
  path: string;
  title: string;
  description: string;
  /** Its heading, if the caller knows it; otherwise the title takes its place. */
  heading?: string;
}

/** A figure of a page: `300` `%` `average increase in traffic`. */
export interface ShareFigure {
  value: string;
  /** Set smaller behind the value, with its space where it has one. */
  unit?: string;
  label: string;
}

/** What a share image says and shows. */
export interface ShareFacts {
  headline: string;
  /** Three at most. */
  figures: readonly ShareFigure[];
  /** Stands in the place of figures that a page does not have. */
  sentence: string;
  /** The page's map: a state's leaves its looks to classes. */
  map?: string;
}

const traffic = { value: String(claims.trafficIncrease), unit: '%', label: 'average increase in traffic' };
const leads = { value: String(claims.moreQualityLeads), unit: '%', label: 'more quality leads' };

/** The figures that pages outside the states open with. */
const figuresAt: Record<string, readonly ShareFigure[]> = {
  '/': [traffic, leads, { value: String(claims.daysToResults), unit: ' days', label: 'to results for most clients' }],
  '/about': [
    { value: String(claims.servingSince), label: 'the year we started' },
    { value: claims.campaigns, label: 'campaigns' },
    { value: String(claims.clientRetention), unit: '%', label: 'of clients stay' },
  ],
  '/case-studies': [{ value: claims.firms, label: 'firms' }, traffic, leads],
  ...Object.fromEntries(
    serviceIds.map((id) => [
      services[id].path,
      [{ value: serviceFigures[id].value, label: serviceFigures[id].counts }],
    ]),
  ),
};

/** A page's share image: a state's from its content file and its map, any other's from its head. */
export function shareFacts(
  { path, title, description, heading }: SharePage,
  states: ReadonlyMap<StateId, StateContent>,
): ShareFacts {
  const id = stateOfSlug(path.split('/').at(-1));
  const content = id && states.get(id);
  if (content) return { ...stateFacts(content), sentence: '', map: readFileSync(`src/assets/maps/${id}.svg`, 'utf8') };
  // The wordmark stands above it.
  const headline = heading ?? title.replace(` | ${brand.name}`, '');
  return {
    headline,
    figures: figuresAt[path]?.filter(({ value }) => !headline.includes(value)) ?? [],
    sentence: path === '/states' ? '' : description,
    ...(path === '/states' && { map: readFileSync('src/assets/us-map-small.svg', 'utf8') }),
  };
}

/** The heading, and the first two of the market's figures. */
function stateFacts(content: StateContent): Pick<ShareFacts, 'headline' | 'figures'> {
  if (content.kind === 'template') {
    return {
      headline: deriveState(content).heading,
      figures: [
        { value: content.annualDivorceCases, label: 'divorce cases a year' },
        { value: content.researchPercentage, label: 'look for a lawyer online' },
      ],
    };
  }
  const figures = content.market.facts.slice(0, 2).map(({ value, label }) => ({ value, label: plainText(label) }));
  return { headline: content.hero.heading, figures };
}
