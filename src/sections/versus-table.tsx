import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from '../ui/table.tsx';

export interface VersusRow {
  question: string;
  other: string;
  ours: string;
}

/** Something else beside what we do, in columns 1, 5, and 8 of twelve. On a phone each row is a question, with its two answers below in their columns. */
export const VersusTable = ({
  caption,
  other,
  ours,
  rows,
}: {
  caption: string;
  /** The header of the first column. */
  other: string;
  /** The header of the second one. */
  ours: string;
  rows: readonly VersusRow[];
}) => (
  <Table variant="stacked" className="table-fixed text-small/snug md:text-ui/normal">
    <TableCaption>{caption}</TableCaption>
    <TableHead className="border-ink border-b-2 *:py-2 *:pr-5 *:last:bg-mark *:last:pl-3 max-md:grid-cols-2 md:*:last:pl-5">
      <ColumnHeader className="lg:w-[34.2%]">
        <span className="sr-only">Question</span>
      </ColumnHeader>
      <ColumnHeader onPhones className="lg:w-[24%]">
        {other}
      </ColumnHeader>
      <ColumnHeader onPhones>{ours}</ColumnHeader>
    </TableHead>
    <TableBody>
      {rows.map(({ question, other, ours }) => (
        <TableRow key={question} className="align-top max-md:grid-cols-2">
          <RowHeader className="col-span-2 py-1.5 font-semibold md:py-4 md:pr-5 md:font-medium md:text-ink-2">
            {question}
          </RowHeader>
          <TableCell className="py-1.5 pr-2 md:py-4 md:pr-5">{other}</TableCell>
          <TableCell className="bg-card px-3 py-1.5 md:px-5 md:py-4">{ours}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
