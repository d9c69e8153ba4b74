import type { ReactNode } from 'react';

/** A large number with its unit. */
export function StatValue({ value, unit }: { value: string; unit?: string }) {
  return (
    <p className="whitespace-nowrap font-display font-serif text-[clamp(2.75rem,2rem+2vw,3.75rem)]/[0.95] tabular-nums tracking-[-0.03em]">
      {value}
      {unit && <small className="text-[0.42em] tracking-[-0.01em]">{unit}</small>}
    </p>
  );
}

/** A large number over what it counts. */
export function LabeledStat({ value, label }: { value: string; label: ReactNode }) {
  return (
    <>
      <StatValue value={value} />
      <p className="mt-2 font-semibold leading-snug">{label}</p>
    </>
  );
}
