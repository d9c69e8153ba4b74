import { NoteRef } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { results } from '../offer/results.ts';

/** Who stands behind each credential, by name. Without a name, it has no note; the owner is asked (check:launch). */
const issuers = { auditor: '', certifier: '' };

/** A page with `noted` credentials needs these notes. */
export const credentialNotes: Record<string, CopyText> = {
  ...(issuers.auditor && { soc: `Audited by ${issuers.auditor}.` }),
  ...(issuers.certifier && { partner: `Certified by ${issuers.certifier}.` }),
};

const Note = ({ id }: { id: string }) => id in credentialNotes && <NoteRef id={id} />;

export const Credentials = ({ className, noted = false }: { className?: string; noted?: boolean }) => (
  // Without nowrap, the note marks’ negative margins make Firefox break lines that fit.
  <ul className={cn('flex flex-wrap gap-x-6 gap-y-1 pt-4 text-ink-2 text-small', className)}>
    <li className="md:whitespace-nowrap">Serving legal professionals since {results.servingSince}</li>
    <li className="md:whitespace-nowrap">
      SOC 2 compliant
      {noted && <Note id="soc" />}
    </li>
    <li className="md:whitespace-nowrap">
      Certified search partner
      {noted && <Note id="partner" />}
    </li>
  </ul>
);
