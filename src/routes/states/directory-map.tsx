import { type StateId, stateSlug, usStates } from '../../lib/us-states.ts';
import { PageLink } from '../../links/page-link.tsx';
import { filterStates } from '../../states/directory.ts';
import map from '../../states/us-map.json';
import { Exhibit } from '../../ui/exhibit.tsx';

interface StateShape {
  shape: string;
  code: string;
  x: number;
  y: number;
  /** The line from a small state to its label. */
  lead?: { x1: number; y1: number; x2: number; y2: number };
}

/** States without a page are drawn as one shape (scripts/make/maps.ts). */
const states = Object.entries<StateShape>(map.states) as [StateId, StateShape][];

/** Dims the states that don’t match. */
export const DirectoryMap = ({ query }: { query: string }) => (
  <Exhibit
    letter="A"
    framed={false}
    className="border-ink border-t pt-8"
    caption={`Each of the ${states.length} states in blue has its own page. Choose one here or in the list below.`}
  >
    {/* biome-ignore lint/a11y/useSemanticElements: this drawing isn't a fieldset */}
    <svg
      className="w-full overflow-visible forced-color-adjust-none"
      viewBox={map.viewBox}
      width="975"
      height="610"
      role="group"
      aria-label="Map of the United States. States with a page are links."
    >
      <g className="fill-sunk stroke-mesh">
        <path d={map.others.land} />
        <path fill="none" d={map.others.borders} />
      </g>
      {states.map(([id, { shape, code, x, y, lead }]) => (
        <PageLink
          key={id}
          className={`group transition-opacity focus-visible:outline-transparent ${filterStates([{ name: usStates[id] }], query).length > 0 ? '' : 'opacity-25'}`}
          to={`/states/${stateSlug(id)}`}
        >
          {/* The accessible name includes the visible letters (WCAG 2.5.3). */}
          <title>{`${usStates[id]} (${code})`}</title>
          <path
            d={shape}
            className="fill-data stroke-[1.5] stroke-paper transition-colors group-hover:fill-mark group-hover:stroke-ink group-focus-visible:fill-mark group-focus-visible:stroke-4 group-focus-visible:stroke-ink"
          />
          {lead && <line className="stroke-ink-3" {...lead} />}
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus */}
          <text
            className={`state-code ${lead ? 'fill-ink' : 'state-code-inside group-hover:fill-ink group-hover:stroke-mark group-focus-visible:fill-ink group-focus-visible:stroke-mark'}`}
            x={x}
            y={y}
            textAnchor="middle"
            aria-hidden="true"
          >
            {code}
          </text>
        </PageLink>
      ))}
    </svg>
  </Exhibit>
);
