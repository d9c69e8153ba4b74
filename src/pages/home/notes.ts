import { partnerNote, socNote } from '../../content/notes.ts';

/** The home page's notes, in the order of their numbers. */
export const notes = { soc: socNote, partner: partnerNote };
