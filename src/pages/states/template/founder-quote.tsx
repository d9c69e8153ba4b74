import { founder } from '../../../content/team.ts';
import { PageLink } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SectionHeading, Sheet } from '../../../ui/sheet.tsx';

/** The founder, in a sentence of their own for the state pages. */
export function FounderQuote() {
  return (
    <Sheet folio="Founder" labelledBy="founder" bodyClass="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <SectionHeading id="founder" className="vh">
        A word from our founder
      </SectionHeading>
      <Portrait name={founder.image} width={104} alt={founder.alt} className="face" />
      <div>
        <blockquote className="max-w-[44rem] font-serif text-[clamp(1.5rem,1.25rem+1vw,2.125rem)]/[1.26] tracking-[-0.012em]">
          “{founder.stateQuote}”
        </blockquote>
        <p className="mt-4 text-small">
          <b className="font-semibold">{founder.name}</b>,{' '}
          <PageLink className="il" to="/about">
            {founder.role.toLowerCase()}
          </PageLink>
        </p>
      </div>
    </Sheet>
  );
}
