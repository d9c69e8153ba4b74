import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** A common problem (specification, section 3: "Challenge card"). */
export interface Challenge {
  challenge: string;
  impact: CopyText;
  solution: CopyText;
}

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
    <table className="chal">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ challenge, impact, solution }) => (
          <tr key={challenge}>
            <th scope="row">
              <Copy text={challenge} />
            </th>
            <td data-l={impactLabel}>
              <Copy text={impact} />
            </td>
            <td data-l={solutionLabel}>
              <Copy text={solution} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
