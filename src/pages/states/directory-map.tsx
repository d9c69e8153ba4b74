import map, { url } from 'virtual:us-map';
import { stateIds } from '../../content/states/registry.ts';
import { InlineSvg } from '../../ui/inline-svg.tsx';

/** The states that have a page, as links on a map. On small screens it makes room for the list while one is filtered. */
export function DirectoryMap({ filtered }: { filtered: boolean }) {
  return (
    <figure className={filtered ? 'ex max-lg:hidden' : 'ex'}>
      <InlineSvg html={map} url={url} ratio="975 / 610" />
      <figcaption>
        Blue: the {stateIds.length} states with a full market report. Choose one, or use the list below.
      </figcaption>
    </figure>
  );
}
