/** What may be invented. Once it is real, deleting its mark is all there is to do. */
export interface MaybeSample {
  /** Clients get a label, and a person keeps the site from going live. `npm run check:launch` lists both. */
  sample?: true;
}

/** The label of a section, as long as something in it is invented. */
export const sampleLabel = (shown: readonly MaybeSample[], label = 'Examples, not real clients'): string | undefined =>
  shown.some(({ sample }) => sample) ? label : undefined;
