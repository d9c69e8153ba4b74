import { Exhibit } from '../../ui/exhibit.tsx';
import { CheckIcon, CrossIcon } from '../../ui/icon.tsx';
import { Table } from '../../ui/table.tsx';

const practices = [
  'Divorce and family law',
  'Personal injury',
  'Criminal defense',
  'Estate planning',
  'Immigration',
  'Bankruptcy',
  'Any business that is not a law firm',
];

const Answer = ({ practice }: { practice: string }) => (
  <span className="inline-flex items-baseline gap-2">
    {practice === practices[0] ? (
      <CheckIcon className="size-4 flex-none self-center" />
    ) : (
      <CrossIcon className="size-4 flex-none self-center p-0.5" />
    )}
    {practice === practices[0] ? 'Yes' : 'No'}
  </span>
);

/** The agency’s positioning as a table: one highlighted yes, and six times no. */
export const IntakeRule = () => (
  <Exhibit letter="A" caption="Our whole intake policy.">
    <div className="overflow-x-auto">
      <Table
        caption="Practice areas, and whether we take them"
        framed
        className="leading-snug"
        headClass="border-ink border-b-2 text-ink-3 text-note *:pt-9 *:pb-3"
        rowClass="group first:border-t-0 align-baseline text-ink-2 first:bg-mark first:text-inherit *:py-3 first:*:py-4"
        rows={practices}
        columns={[
          {
            header: 'Your practice',
            className: 'px-5 md:px-8',
            cellClass: 'font-normal group-first:font-serif group-first:font-sub group-first:text-h3',
            cell: (practice) => practice,
          },
          {
            header: 'Our answer',
            className: 'w-32 pr-5',
            cellClass: 'group-first:font-semibold',
            cell: (practice) => <Answer practice={practice} />,
          },
        ]}
      />
    </div>
  </Exhibit>
);
