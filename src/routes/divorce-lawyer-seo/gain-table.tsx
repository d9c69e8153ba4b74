import { percentRange, range } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { phases, timeline } from '../../offer/results.ts';
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

const highest = Math.max(...phases.map(({ gain }) => gain[1]));
const share = (gain: number) => `${Math.round((gain / highest) * 1000) / 10}%`;

const checks: Record<keyof typeof timeline, string> = {
  visibility: 'Search “divorce lawyer” and your county.',
  earlyTraffic: 'Look at visits to your first new pages.',
  leads: 'Ask intake where callers came from.',
  traffic: 'Compare visits and calls with your audit.',
};

/** The bars are solid up to the low end of the range and tinted up to the high end. */
export const GainTable = () => (
  <Table variant="titled" className="table-fixed leading-snug">
    <TableCaption>The first year, phase by phase</TableCaption>
    <TableHead>
      <ColumnHeader className="lg:w-[34.2%]">Months</ColumnHeader>
      <ColumnHeader className="lg:w-[25.7%]">Gain over your starting point</ColumnHeader>
      <ColumnHeader>How you check</ColumnHeader>
    </TableHead>
    <TableBody>
      {keysOf(timeline).map((id) => {
        const {
          months,
          gain: [low, high],
          measure,
        } = timeline[id];
        return (
          <TableRow key={id}>
            <RowHeader>
              <span className="md:hidden">Months </span>
              <span className="whitespace-nowrap">{range(months)}</span>
            </RowHeader>
            <TableCell className="max-md:my-1">
              <span className="whitespace-nowrap font-serif font-sub text-xl/tight">{percentRange([low, high])}</span>{' '}
              more {measure}
              <span
                className="mt-2 flex h-4.5 forced-color-adjust-none print:[print-color-adjust:exact]"
                aria-hidden="true"
              >
                <i className="bg-data" style={{ width: share(low) }} />
                <i className="border-[1.5px] border-data bg-data-tint" style={{ width: share(high - low) }} />
              </span>
            </TableCell>
            <TableCell>{checks[id]}</TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
