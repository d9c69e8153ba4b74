import { Copy } from '../../../copy/copy.tsx';
import { grouped } from '../../../lib/format.ts';
import type { LocalSearch } from '../../../states/schema.ts';
import {
  Bar,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from '../../../ui/table.tsx';

interface SearchGroup extends LocalSearch {
  monthlySearches: number;
}

/** The groups of searches, with a bar for each group’s share of the largest. */
export function KeywordTable({ caption, rows }: { caption: string; rows: readonly SearchGroup[] }) {
  const most = Math.max(...rows.map(({ monthlySearches }) => monthlySearches));
  return (
    <div className="overflow-x-auto">
      <Table variant="titled" className="table-fixed leading-snug">
        <TableCaption>{caption}</TableCaption>
        <TableHead>
          <ColumnHeader className="lg:w-[25.7%]">Group of searches</ColumnHeader>
          <ColumnHeader className="lg:w-[25.7%]">Searches a month</ColumnHeader>
          <ColumnHeader className="lg:w-[25.7%]">Who is searching</ColumnHeader>
          <ColumnHeader>What we build</ColumnHeader>
        </TableHead>
        <TableBody>
          {rows.map(({ group, query, monthlySearches, intent, build }) => (
            <TableRow key={group} className="relative align-top max-md:py-3">
              <RowHeader>
                <span className="max-md:mr-30 max-md:inline-block">{group}</span>{' '}
                <span className="mt-0.5 block font-normal font-sans text-ink-2 text-small">“{query}”</span>
              </RowHeader>
              <TableCell className="max-md:contents">
                <SearchBar figure={grouped(monthlySearches)} share={monthlySearches / most} />
              </TableCell>
              <TableCell className="max-md:hidden">{intent}</TableCell>
              <TableCell label="We build:" className="max-md:text-small">
                <Copy text={build} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="note mt-3 text-ink-2">Our estimates. Some searches count in two groups.</p>
    </div>
  );
}

/** On phones, the figure stands beside the group’s name. Elsewhere, the bar has the column’s width. */
const SearchBar = ({ figure, share }: { figure: string; share: number }) => (
  <span className="font-serif font-sub text-xl/tight max-md:contents md:grid md:gap-1.5">
    <span className="max-md:absolute max-md:top-3 max-md:right-0">
      {figure}
      <span className="font-sans text-ink-2 text-small md:hidden"> a month</span>
    </span>
    <Bar share={share} className="max-md:h-3" />
  </span>
);
