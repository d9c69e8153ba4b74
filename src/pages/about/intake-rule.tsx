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
        className="leading-snug"
        headClass="text-note text-ink-3"
        headRowClass="border-ink border-b-2"
        bodyClass="align-baseline"
        rowClass="group border-rule text-ink-2 first:bg-mark first:text-inherit not-first:border-t"
        rows={practices}
        columns={[
          {
            header: 'Your practice',
            className: 'px-5 pt-9 pb-3 font-semibold md:px-8',
            cellClass:
              'px-5 py-3 font-normal group-first:py-4 group-first:font-serif group-first:font-sub group-first:text-h3 md:px-8',
            cell: (practice) => practice,
          },
          {
            header: 'Our answer',
            className: 'w-32 pt-9 pr-5 pb-3 font-semibold',
            cellClass: 'py-3 pr-5 group-first:py-4 group-first:font-semibold',
            cell: (practice) => <Answer practice={practice} />,
          },
        ]}
      />
    </div>
  </Exhibit>
);
