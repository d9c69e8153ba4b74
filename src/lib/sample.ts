/** Sample data until `sample` is deleted. */
export interface MaybeSample {
  /** Sample clients are labeled; sample people block the launch. `npm run check:launch` lists both. */
  sample?: true;
}

/** The label of a section that shows sample data. */
export const sampleLabel = (shown: readonly MaybeSample[], label = 'Examples, not real clients'): string | undefined =>
  shown.some(({ sample }) => sample) ? label : undefined;
