import type { consultation } from '../offer/plan.ts';

/** The free call in four steps; `consultation.agenda` has their minutes. */
export const callSteps: Record<keyof typeof consultation.agenda, string> = {
  cases: 'You say which cases you want more of, and in which county.',
  audit: 'We go through your audit, item by item. It’s done before the call.',
  county: 'We search your county live: who is above you, why, and which searches you could win.',
  questions: 'You ask. We say what we would do first and what it costs.',
};
