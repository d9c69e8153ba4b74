import { NoteRef } from '../copy/copy.tsx';
import { cn } from '../lib/cn.ts';
import { results } from '../offer/results.ts';

/** A page with `noted` credentials needs these notes. */
export const credentialNotes = {
  soc: 'SOC 2 is the American Institute of CPAs’ framework for auditing how a service company protects the data it holds.',
  partner: 'The certificate comes from a search company’s program for agencies.',
};

export const Credentials = ({ className, noted = false }: { className?: string; noted?: boolean }) => (
  // Without nowrap, the note marks’ negative margins make Firefox break lines that fit.
  <ul className={cn('flex flex-wrap gap-x-6 gap-y-1 pt-4 text-ink-2 text-small lg:*:whitespace-nowrap', className)}>
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
