import { Copy } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from '../../ui/table.tsx';

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
    <Table variant="stacked" className="table-fixed leading-normal *:align-top">
      <TableCaption>{caption}</TableCaption>
      <TableHead className="border-ink border-b-2 text-small *:not-last:pr-8 *:pb-3">
        <ColumnHeader className="lg:w-[34.2%]">{challenge}</ColumnHeader>
        <ColumnHeader className="lg:w-[25.7%]">{impact}</ColumnHeader>
        <ColumnHeader>{solution}</ColumnHeader>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={row.challenge}
            className="last:border-b-0 max-md:gap-1 max-md:py-4 md:*:py-5 md:*:not-last:pr-8"
          >
            <RowHeader className="font-serif font-sub text-xl/tight md:text-balance">
              <Copy text={row.challenge} />
            </RowHeader>
            <TableCell label={`${impact}:`} className="text-ink-2 max-md:before:font-semibold">
              <Copy text={row.impact} />
            </TableCell>
            <TableCell label={`${solution}:`} className="max-md:before:font-semibold">
              <Copy text={row.solution} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
