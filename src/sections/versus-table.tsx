import { DataTable } from '../ui/table.tsx';

export interface VersusRow {
  question: string;
  other: string;
  ours: string;
}

/** Compares something else with our work, in columns 1, 5, and 8 of twelve. On phones, a question stands above its two answers. */
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
  <DataTable
    variant="stacked"
    className="table-fixed text-small/snug"
    caption={caption}
    headClass="border-ink border-b-2 max-md:grid-cols-2"
    rowClass="align-top max-md:grid-cols-2"
    rows={rows}
    columns={[
      {
        header: <span className="sr-only">Question</span>,
        headerClass: 'twelfths-4',
        cell: ({ question }) => question,
        cellClass: 'col-span-2 py-1.5 pr-3 font-semibold md:py-4',
      },
      {
        header: other,
        onPhones: true,
        headerClass: 'twelfths-3 py-2 pr-3',
        cell: ({ other }) => other,
        cellClass: 'py-1.5 pr-3 md:py-4',
      },
      {
        header: ours,
        onPhones: true,
        headerClass: 'bg-mark px-3 py-2 md:px-5',
        cell: ({ ours }) => ours,
        cellClass: 'bg-card px-3 py-1.5 md:px-5 md:py-4',
      },
    ]}
  />
);
