import { Copy } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { Table } from '../ui/table.tsx';

export interface Challenge {
  challenge: string;
  impact: CopyText;
  solution: CopyText;
}

const labeledClass = 'max-md:before:font-semibold';

/** Problem, cost, and answer side by side; on phones each row becomes a block. */
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
    <Table
      variant="stacked"
      caption={caption}
      className="leading-normal *:align-top"
      headClass="border-ink border-b-2 text-small *:pb-3 *:not-last:pr-8"
      rowClass="max-md:gap-1 max-md:py-4 md:*:py-5 md:*:not-last:pr-8"
      rows={rows}
      columns={[
        {
          header: challenge,
          className: 'md:w-[28%]',
          cellClass: 'font-serif font-sub text-xl/tight tracking-[-0.01em] md:text-balance',
          cell: (row) => <Copy text={row.challenge} />,
        },
        {
          header: impact,
          label: `${impact}:`,
          className: 'md:w-[36%]',
          cellClass: cn(labeledClass, 'text-ink-2'),
          cell: (row) => <Copy text={row.impact} />,
        },
        {
          header: solution,
          label: `${solution}:`,
          className: 'md:w-[36%]',
          cellClass: labeledClass,
          cell: (row) => <Copy text={row.solution} />,
        },
      ]}
    />
  );
}
