import type { ReactNode } from 'react';

const numberClass = 'font-display font-serif tracking-[-0.03em] tabular-nums';

/** A large number with its unit. */
export function StatValue({ value, unit }: { value: string; unit?: string }) {
  return (
    <p className={`${numberClass} whitespace-nowrap text-[clamp(2.75rem,2rem+2vw,3.75rem)]/[0.95]`}>
      {value}
      {unit && <small className="text-[0.42em] tracking-[-0.01em]">{unit}</small>}
    </p>
  );
}

/** A large number over what it counts. */
export function LabeledStat({ value, label }: { value: string; label: ReactNode }) {
  return (
    <>
      <p className={`${numberClass} text-[clamp(2.75rem,2rem+2vw,3.75rem)]/[0.95]`}>{value}</p>
      <p className="mt-2.5 font-semibold leading-snug">{label}</p>
    </>
  );
}
