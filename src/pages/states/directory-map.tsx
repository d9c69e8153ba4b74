import map, { url } from 'virtual:us-map';
import { stateIds } from '../../content/states/registry.ts';
import { InlineSvg, preloadSvg } from '../../ui/inline-svg.tsx';

/** Fetches the map for a page that is about to show it. */
export const preloadMap = (): Promise<unknown> => preloadSvg(url);

/** The states that have a page, as links on a map. On small screens it makes room for the list while one is filtered. */
export function DirectoryMap({ filtered }: { filtered: boolean }) {
  return (
    <figure className={filtered ? 'ex max-lg:hidden' : 'ex'}>
      <InlineSvg html={map} url={url} ratio="975 / 610" />
      <figcaption>
        Blue: the {stateIds.length} states with their own page. Choose one, or use the list below.
      </figcaption>
    </figure>
  );
}
