/** A large number with its unit. */
export function StatValue({ value, unit }: { value: string; unit?: string }) {
  return (
    <p className="whitespace-nowrap font-display font-serif text-[clamp(2.75rem,2rem+2vw,3.75rem)] leading-[0.95] tracking-[-0.03em] lining-nums tabular-nums">
      {value}
      {unit && <small className="text-[0.42em] tracking-[-0.01em]">{unit}</small>}
    </p>
  );
}
