/** What the claim “SOC 2 compliant” refers to. */
export const socNote =
  'SOC 2 is the American Institute of CPAs’ framework for auditing how a service company protects the data it holds.';

/** What the claim “Certified search partner” rests on. */
export const partnerNote =
  'The certificate comes from a search company’s program for agencies. It does not buy anyone a position in the results.';
