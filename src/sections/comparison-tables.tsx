import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** A row of the comparison: the question, and both answers. */
export interface VersusRow {
  question: string;
  ads: string;
  search: string;
}

/** Search beside paid ads; the search column has the yellow head. It is fair: ads win some rows. */
export function VersusTable({ caption, rows }: { caption: string; rows: readonly VersusRow[] }) {
  return (
    <table className="vs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Question</span>
          </th>
          <th scope="col">Paid ads</th>
          <th scope="col" className="us">
            Search optimization
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, ads, search }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td data-l="Paid ads">{ads}</td>
            <td className="us" data-l="Search">
              {search}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      <caption className="vh">{caption}</caption>
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
