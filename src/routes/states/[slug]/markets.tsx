import { Copy, Paragraph } from '../../../copy/copy.tsx';
import type { StateRecord } from '../../../states/state-record.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';

/** The courts of each market, under the cities. */
export const Markets = ({ heading, lede, rows }: NonNullable<StateRecord['cities']['markets']>) => (
  <Disclosure title={<h3 className="font-sans font-semibold text-small/snug md:text-body/snug">{heading}</h3>}>
    {lede && <Paragraph className="mb-4 max-w-text" text={lede} />}
    <DataTable
      variant="titled"
      className="table-fixed leading-normal"
      caption={heading}
      rowClass="align-baseline last:border-b-0"
      rows={rows}
      columns={[
        { header: 'Market', headerClass: 'max-lg:w-1/4 twelfths-4', cell: ({ name }) => name },
        {
          header: 'Court',
          headerClass: 'max-lg:w-1/4 twelfths-3',
          cell: ({ court }) => court,
          cellClass: 'text-small max-md:pb-1 max-md:text-ink-3',
        },
        { header: 'What matters there', cell: ({ text }) => <Copy text={text} /> },
      ]}
    />
  </Disclosure>
);
