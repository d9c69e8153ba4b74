import map from '../../assets/us-map.json';
import { type StateId, stateSlug, usStates } from '../../lib/us-states.ts';
import { PageLink } from '../../ui/link.tsx';

interface StateShape {
  /** Path data. */
  shape: string;
  /** Postal code. */
  code: string;
  x: number;
  y: number;
  /** To letters that stand beside a small state. */
  lead?: { x1: number; y1: number; x2: number; y2: number };
}

/** Those that have a page; all others are one shape (scripts/make/us-map.ts). */
const states = Object.entries<StateShape>(map.states) as [StateId, StateShape][];

/** The states that have a page, as links on a map. On small screens it makes room for the list while one is filtered. */
export function DirectoryMap({ filtered }: { filtered: boolean }) {
  return (
    <figure className={filtered ? 'ex max-lg:hidden' : 'ex'}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        className="usmap"
        viewBox={map.viewBox}
        role="group"
        aria-label="Map of the United States. States with a page are links."
      >
        <g className="us-off">
          <path d={map.others.land} />
          <path fill="none" d={map.others.borders} />
        </g>
        {states.map(([id, { shape, code, x, y, lead }]) => (
          <PageLink key={id} className="us-on" to={`/states/${stateSlug(id)}`}>
            {/* It names the link, with the letters that are seen: who speaks to the browser says those (WCAG 2.5.3). */}
            <title>{`${usStates[id]} (${code})`}</title>
            <path d={shape} />
            {lead && <line className="us-lead" {...lead} />}
            {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus */}
            <text className={lead && 'us-out'} x={x} y={y} textAnchor="middle" aria-hidden="true">
              {code}
            </text>
          </PageLink>
        ))}
      </svg>
      <figcaption>Blue: the {states.length} states with their own page. Choose one, or use the list below.</figcaption>
    </figure>
  );
}
