import { cn } from '../lib/cn.ts';
import { Table } from '../ui/table.tsx';

export interface VersusRow {
  question: string;
  ads: string;
  search: string;
}

const answer = 'py-1.5 md:py-4 md:pr-5';

/** Search beside paid ads. On a phone each row is a question, with its two answers below in their columns. */
export const VersusTable = ({ caption, rows }: { caption: string; rows: readonly VersusRow[] }) => (
  <Table
    variant="stacked"
    caption={caption}
    className="text-small md:text-ui"
    headClass="border-ink max-md:grid-cols-2 md:border-b-2 *:pr-5 *:pb-2 *:last:bg-mark *:last:pt-2 *:last:pl-5"
    rowClass="align-top max-md:grid-cols-2 max-md:py-1.5"
    rows={rows}
    columns={[
      {
        header: <span className="sr-only">Question</span>,
        className: 'md:w-[28%]',
        cellClass: 'col-span-2 py-1 font-semibold md:py-4 md:pr-5 md:font-medium md:text-ink-2',
        cell: ({ question }) => question,
      },
      {
        header: 'Paid ads',
        onPhones: true,
        className: 'md:w-[36%]',
        cellClass: cn(answer, 'pr-2'),
        cell: ({ ads }) => ads,
      },
      {
        header: 'SEO',
        onPhones: true,
        className: 'md:w-[36%]',
        cellClass: cn(answer, 'bg-card px-3 md:px-5'),
        cell: ({ search }) => search,
      },
    ]}
  />
);
