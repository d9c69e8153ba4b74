import { Copy } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import { DataTable } from '../../ui/table.tsx';

export interface Challenge {
  challenge: string;
  impact: CopyText;
  solution: CopyText;
}

export function ChallengeTable({
  caption,
  columns: [challenge, impact, solution] = ['Challenge', 'Impact', 'Solution'],
  rows,
}: {
  caption: string;
  columns?: readonly [challenge: string, impact: string, solution: string];
  rows: readonly Challenge[];
}) {
  return (
    <DataTable
      variant="stacked"
      className="table-fixed leading-normal"
      caption={caption}
      headClass="border-ink border-b-2 text-small *:py-2 md:*:pr-5"
      rowClass="align-top last:border-b-0 max-md:gap-1 max-md:py-4 md:*:py-4 md:*:pr-5"
      rows={rows}
      columns={[
        {
          header: challenge,
          headerClass: 'twelfths-4',
          cell: (row) => <Copy text={row.challenge} />,
          cellClass: 'font-serif font-sub text-xl/tight text-balance',
        },
        {
          header: impact,
          headerClass: 'twelfths-3',
          cell: (row) => <Copy text={row.impact} />,
          label: `${impact}:`,
          cellClass: 'text-ink-2 max-md:before:font-semibold',
        },
        {
          header: solution,
          cell: (row) => <Copy text={row.solution} />,
          label: `${solution}:`,
          cellClass: 'max-md:before:font-semibold',
        },
      ]}
    />
  );
}
