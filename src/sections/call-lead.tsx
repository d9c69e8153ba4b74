import { callLead } from '../content/team.ts';
import { cn } from '../lib/cn.ts';
import { consultation } from '../offer/plan.ts';
import { Portrait } from '../ui/portrait.tsx';

/** The lead who takes the call. Stands under a page’s first and last booking button. */
export const CallLead = ({
  minutes = consultation.minutes,
  className,
}: {
  /** How long the call is. The landing pages offer a shorter one. */
  minutes?: number;
  className?: string;
}) => (
  <p className={cn('flex max-w-120 break-before-avoid items-center gap-3 text-small/[1.4] lg:min-h-16', className)}>
    <Portrait name={callLead.image} width={40} alt="" className="aspect-4/5 w-10 flex-none on-ink:bg-paper" />
    <span>
      {/* Lines end where sentences do. */}
      <span className="inline-block">
        <b className="font-semibold">{callLead.name}</b> <span className="whitespace-nowrap">takes the call.</span>
      </span>{' '}
      <span className="inline-block">{minutes}&nbsp;minutes, nothing to sign.</span>{' '}
      <span className="inline-block">
        We have <span className="whitespace-nowrap">no sales staff.</span>
      </span>
    </span>
  </p>
);
