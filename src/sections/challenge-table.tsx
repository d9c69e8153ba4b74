import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** A common problem. */
export interface Challenge {
  challenge: string;
  impact: CopyText;
  solution: CopyText;
}

const cellClass = 'md:py-5 md:not-last:pr-8';
const labeledClass =
  'max-md:before:mt-2 max-md:before:block max-md:before:font-semibold max-md:before:text-ink-3 max-md:before:text-note max-md:before:content-[attr(data-label)]';

/** Challenge, impact and solution side by side; on phones each row becomes a block. */
export function ChallengeTable({
  caption,
  columns = ['Challenge', 'Impact', 'Solution'],
  rows,
}: {
  /** Names the table for screen readers. */
  caption: string;
  columns?: readonly [challenge: string, impact: string, solution: string];
  rows: readonly Challenge[];
}) {
  const [, impactLabel, solutionLabel] = columns;
  return (
    <table className="w-full text-left leading-normal max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small max-md:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-8 pb-3 font-semibold last:pr-0">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-ink border-t-2 align-top max-md:block">
        {rows.map(({ challenge, impact, solution }) => (
          <tr key={challenge} className="border-rule border-b max-md:flex max-md:flex-col max-md:gap-1 max-md:py-5">
            <th
              scope="row"
              className={`${cellClass} text-balance font-serif font-sub text-xl/tight tracking-[-0.01em] md:w-[28%]`}
            >
              <Copy text={challenge} />
            </th>
            <td data-label={impactLabel} className={`${cellClass} ${labeledClass} text-ink-2 md:w-[36%]`}>
              <Copy text={impact} />
            </td>
            <td data-label={solutionLabel} className={`${cellClass} ${labeledClass} md:w-[36%]`}>
              <Copy text={solution} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
