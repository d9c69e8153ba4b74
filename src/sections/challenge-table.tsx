import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { Table } from '../ui/table.tsx';

export interface Challenge {
  challenge: string;
  impact: CopyText;
  solution: CopyText;
}

const cellClass = 'md:py-5 md:not-last:pr-8';
const labeledClass =
  'md:w-[36%] max-md:before:mt-2 max-md:before:block max-md:before:font-semibold max-md:before:text-ink-3 max-md:before:text-note max-md:before:content-[attr(data-label)]';

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
  const headClass = 'pr-8 pb-3 font-semibold last:pr-0';
  return (
    <Table
      caption={caption}
      className="leading-normal max-md:block"
      headClass="text-small max-md:sr-only"
      bodyClass="rule-top align-top max-md:block"
      rowClass="border-rule border-b max-md:flex max-md:flex-col max-md:gap-1 max-md:py-5"
      rows={rows}
      columns={[
        {
          header: challenge,
          className: headClass,
          cellClass: cn(cellClass, 'text-balance font-serif font-sub text-xl/tight tracking-[-0.01em] md:w-[28%]'),
          cell: (row) => <Copy text={row.challenge} />,
        },
        {
          header: impact,
          label: impact,
          className: headClass,
          cellClass: cn(cellClass, labeledClass, 'text-ink-2'),
          cell: (row) => <Copy text={row.impact} />,
        },
        {
          header: solution,
          label: solution,
          className: headClass,
          cellClass: cn(cellClass, labeledClass),
          cell: (row) => <Copy text={row.solution} />,
        },
      ]}
    />
  );
}
