/**
 * Drawings made at build time by scripts/assets/vite-plugin-maps.ts. Markup is there in the prerender only;
 * in the browser it is `undefined`, and the page fetches `url` when it gets there by in-app navigation.
 */

/** The county map of one state, by its hyphenated name: `virtual:state-map/new-york`. */
declare module 'virtual:state-map/*' {
  const svg: string | undefined;
  export default svg;
  /** Address of the same markup as a file. */
  export const url: string;
  /** Counties drawn, or what the state has in their place. */
  export const counties: number;
  /** The same in prose: `254 counties`, `64 parishes`. */
  export const areas: string;
  /** Width to height, as CSS has it: `680 / 653`. */
  export const ratio: string;
}

/** The maps of all states that have a page. */
declare module 'virtual:state-maps' {
  interface StateMapEntry {
    svg: string | undefined;
    url: string;
    counties: number;
    areas: string;
    ratio: string;
  }
  const maps: Partial<Record<import('./lib/us-states.ts').StateId, StateMapEntry>>;
  export default maps;
}

/** The United States with the states that have a page as links. */
declare module 'virtual:us-map' {
  const svg: string | undefined;
  export default svg;
  export const url: string;
  /** Address of a smaller drawing without links, with its colors inside: for an `<img>`. */
  export const pictureUrl: string;
}

/** Address of the sprite with all outlines: `<use href={`${silhouettes}#texas`}>`, symbols of 120 × 96. */
declare module 'virtual:silhouettes' {
  const url: string;
  export default url;
  /** What the symbols hold, in the prerender alone. */
  export const outlines: Record<import('./lib/us-states.ts').StateId, string> | undefined;
}
