/** What the row is about, and its figures. */
export type LedgerRow = readonly [what: string, ...figures: string[]];

/** A sum worked out step by step. */
export function Ledger({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly LedgerRow[];
}) {
  return (
    <div className="overflow-x-auto">
      <table className="lining-nums tabular-nums w-full text-right leading-snug">
        <caption className="pb-3 text-left font-serif font-sub text-h3">{caption}</caption>
        <thead className="border-ink border-t-2 align-bottom text-small">
          <tr className="border-ink border-b *:py-2 *:font-semibold *:not-first:pl-3">
            {head.map((title) => (
              <th key={title} scope="col" className="first:text-left">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-baseline font-medium font-serif text-ui sm:text-[1.1875rem]">
          {rows.map(([what, ...figures]) => (
            <tr key={what} className="border-rule border-b last:font-semibold *:py-2 *:not-first:pl-3">
              <th scope="row" className="text-left font-medium font-sans text-small">
                {what}
              </th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]} className="min-[22.5rem]:whitespace-nowrap">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
