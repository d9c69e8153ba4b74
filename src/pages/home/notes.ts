import { averageNote, partnerNote, socNote } from '../../content/notes.ts';
import { claims, dollars } from '../../site/claims.ts';

/** The home page's notes, in the order of their numbers. */
export const notes = {
  days: 'Most clients, counted from the day work starts. In our state case studies the range is 52 days (Georgia) to 65 days (Michigan).',
  audit: `The consultation is free. The audit that comes with it has ${claims.consultation.auditItems} items and is valued at ${dollars(claims.consultation.auditValue)}.`,
  soc: socNote,
  partner: partnerNote,
  average: averageNote,
  record: `Our own count since ${claims.servingSince}. The same record shows ${claims.firstPageResults}% first-page results, ${claims.clientSatisfaction}% client satisfaction and an ${claims.averageRoiMonths}-month average ROI. These figures describe past work. We do not promise positions.`,
  sample: 'Client stories are sample content. Portraits are drawings.',
};
