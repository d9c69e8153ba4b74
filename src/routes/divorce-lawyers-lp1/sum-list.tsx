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
        <div
          key={what}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule not-last:border-b py-2.5"
        >
          <dt className="text-ink-2">{what}</dt>
          <dd className="wrap-break-word min-w-min font-serif text-h3 leading-none">{figure}</dd>
        </div>
      ))}
    </dl>
  </div>
);
