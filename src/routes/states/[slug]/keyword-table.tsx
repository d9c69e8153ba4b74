import { Copy } from '../../../copy/copy.tsx';
import { grouped } from '../../../lib/format.ts';
import type { LocalSearch } from '../../../states/schema.ts';
import { Bar } from '../../../ui/bar.tsx';
import { DataTable } from '../../../ui/table.tsx';

interface SearchGroup extends LocalSearch {
  monthlySearches: number;
}

/** The groups of searches, with a bar for each group’s share of the largest. */
export function KeywordTable({ caption, rows }: { caption: string; rows: readonly SearchGroup[] }) {
  const most = Math.max(...rows.map(({ monthlySearches }) => monthlySearches));
  return (
    <div className="overflow-x-auto">
      <DataTable
        variant="titled"
        className="table-fixed leading-snug"
        caption={caption}
        rowClass="relative align-top max-md:py-3"
        rows={rows}
        columns={[
          {
            header: 'Group of searches',
            headerClass: 'w-[31%] twelfths-3',
            cell: ({ group, query }) => (
              <>
                <span className="max-md:inline-block max-md:min-[19rem]:mr-30">{group}</span>{' '}
                <span className="mt-0.5 block font-normal font-sans text-ink-2 text-small">such as “{query}”</span>
              </>
            ),
          },
          {
            header: 'Searches a month',
            headerClass: 'twelfths-3',
            cell: ({ monthlySearches }) => (
              <SearchBar figure={grouped(monthlySearches)} share={monthlySearches / most} />
            ),
            cellClass: 'max-md:contents',
          },
          {
            header: 'Who is searching',
            headerClass: 'twelfths-3',
            cell: ({ intent }) => intent,
            cellClass: 'max-md:hidden',
          },
          {
            header: 'What we build',
            cell: ({ build }) => <Copy text={build} />,
            label: 'We build:',
            cellClass: 'max-md:text-small',
          },
        ]}
      />
      <p className="note mt-3 text-ink-2">Our estimates. Some searches count in two groups.</p>
    </div>
  );
}

/** On phones, the figure stands beside the group’s name. Elsewhere, the bar has the column’s width. */
const SearchBar = ({ figure, share }: { figure: string; share: number }) => (
  <span className="font-serif font-sub text-xl/tight max-md:contents md:grid md:gap-1.5">
    <span className="max-md:top-3 max-md:right-0 max-md:min-[19rem]:absolute">
      {figure}
      <span className="font-sans text-ink-2 text-small md:hidden"> a month</span>
    </span>
    <Bar share={share} className="max-md:h-3" />
  </span>
);
