/** Marks an amount or a period that the law sets: no setting of ours changes it, so it may be typed. */
export const byLaw = (figure: string): string => figure;
