import { cn } from '../lib/cn.ts';
import { Table } from '../ui/table.tsx';

export interface VersusRow {
  question: string;
  ads: string;
  search: string;
}

const head = 'border-ink border-b-2 pr-5 pb-2 align-bottom font-semibold';
const answer =
  'py-1.5 align-top md:w-[36%] md:border-rule md:border-b md:py-4 md:pr-5 max-md:before:block max-md:before:font-semibold max-md:before:text-ink-3 max-md:before:text-note max-md:before:content-[attr(data-label)]';

/** Search beside paid ads. On a phone each row is a question with its two answers below. */
export const VersusTable = ({
  caption,
  rows,
  onCard = false,
  captionClass = 'pb-4 text-left font-serif font-sub text-h3 leading-tight tracking-normal',
}: {
  caption: string;
  rows: readonly VersusRow[];
  /** On a card section, the card color of the search column would not show. */
  onCard?: boolean;
  captionClass?: string;
}) => (
  <Table
    caption={caption}
    captionClass={captionClass}
    className="text-small md:text-ui"
    headClass="max-md:hidden"
    rowClass="max-md:grid max-md:grid-cols-2 max-md:border-rule max-md:border-b max-md:py-2.5"
    rows={rows}
    columns={[
      {
        header: <span className="sr-only">Question</span>,
        className: head,
        cellClass:
          'col-span-2 py-1 align-top font-semibold md:w-[28%] md:border-rule md:border-b md:py-4 md:pr-5 md:font-medium md:text-ink-2',
        cell: ({ question }) => question,
      },
      {
        header: 'Paid ads',
        label: 'Paid ads',
        className: head,
        cellClass: cn(answer, 'pr-2'),
        cell: ({ ads }) => ads,
      },
      {
        header: 'Search optimization',
        label: 'Search',
        className: cn(head, 'bg-mark pt-2 pl-5'),
        cellClass: cn(answer, 'px-3 md:pl-5', onCard ? 'bg-paper' : 'bg-card'),
        cell: ({ search }) => search,
      },
    ]}
  />
);
