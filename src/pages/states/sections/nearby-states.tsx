import { hasStatePage } from '../../../content/states/registry.ts';
import type { NearbyState } from '../../../content/states/types.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { stateSlug, usStates } from '../../../lib/us-states.ts';
import type { SitePath } from '../../../site/paths.ts';
import { PageLink, TextLink } from '../../../ui/link.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { Silhouette } from '../../../ui/silhouette.tsx';

/** The root-level address stands for a page that is not written yet; once it is, there is one address, under /states/. */
const pathOf = ({ state, root }: NearbyState): SitePath =>
  root && !hasStatePage(state) ? `/${stateSlug(state)}` : `/states/${stateSlug(state)}`;

/** Four neighbors, each in its kind (specification, section 2: "Nearby states"), and the way to all of them. */
export function NearbyStates({
  heading,
  lede,
  states,
}: {
  heading: string;
  lede?: CopyText;
  states: readonly NearbyState[];
}) {
  return (
    <Sheet folio="Nearby" labelledBy="nearby">
      <SectionHead id="nearby" heading={heading} lede={lede} />
      <ul className="near">
        {states.map((nearby) => (
          <li key={nearby.state} className={`sc sc--n${nearby.kind === 'text' ? ' sc--text' : ''}`}>
            <Silhouette state={nearby.state} />
            <h3>
              {nearby.kind === 'text' ? (
                usStates[nearby.state]
              ) : (
                <PageLink to={pathOf(nearby)} reload={nearby.kind === 'reload'}>
                  {usStates[nearby.state]}
                </PageLink>
              )}
            </h3>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to="/states">View all state-specific SEO services</TextLink>
      </p>
    </Sheet>
  );
}
