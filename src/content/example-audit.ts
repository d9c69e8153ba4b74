/**
 * The place of the audit’s example firm on the map, searched from 25 places around its office in Dayton, Ohio. Row by row
 * from the northwest; the office is in the middle, and Kettering in the middle of the last row.
 */
export const auditRanks: readonly number[] = [
  [12, 11, 9, 11, 14],
  [9, 6, 4, 7, 12],
  [8, 3, 2, 5, 11],
  [12, 8, 6, 9, 15],
  [15, 16, 17, 18, 19],
].flat();
