import { NoteRef } from '../copy/copy.tsx';
import { cn } from '../lib/cn.ts';
import { results } from '../offer/results.ts';

/** The notes that the credentials refer to where they are `noted`. */
export const credentialNotes = {
  soc: 'SOC 2 is the American Institute of CPAs’ framework for auditing how a service company protects the data it holds.',
  partner: 'The certificate comes from a search company’s program for agencies.',
};

/** What vouches for the agency, at the foot of a hero. */
export const Credentials = ({ className, noted = false }: { className?: string; noted?: boolean }) => (
  // In Firefox, the negative margins of note marks would break lines that fit.
  <ul
    className={cn(
      'mt-8 flex flex-wrap gap-x-6 gap-y-1 border-rule border-t pt-4 text-ink-2 text-small lg:mb-8 lg:*:whitespace-nowrap',
      className,
    )}
  >
    <li>Serving legal professionals since {results.servingSince}</li>
    <li>
      SOC 2 compliant
      {noted && <NoteRef id="soc" />}
    </li>
    <li>
      Certified search partner
      {noted && <NoteRef id="partner" />}
    </li>
  </ul>
);
