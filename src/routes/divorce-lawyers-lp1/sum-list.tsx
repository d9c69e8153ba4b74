export const SumList = ({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [what: string, figure: string])[];
}) => (
  <div>
    <h3 className="rule-top pt-3">{title}</h3>
    <dl className="mt-1 border-ink border-b">
      {rows.map(([what, figure]) => (
        <div key={what} className="flex items-baseline justify-between gap-x-6 border-rule py-2.5 not-last:border-b">
          <dt className="text-ink-2">{what}</dt>
          <dd className="min-w-min wrap-break-word tabular-nums font-serif text-h3 leading-none">{figure}</dd>
        </div>
      ))}
    </dl>
  </div>
);
