import { PhaseBar } from '../../charts/phase-bar.tsx';
import { percentRange, range } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { timeline } from '../../offer/results.ts';
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

const checks: Record<keyof typeof timeline, string> = {
  visibility: 'Search “divorce lawyer” and your county.',
  earlyTraffic: 'Look at visits to your first new pages.',
  leads: 'Ask intake where callers came from.',
  traffic: 'Compare visits and calls with your audit.',
};

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
        const { months, gain, measure } = timeline[id];
        return (
          <TableRow key={id} className="align-top">
            <RowHeader>
              <span className="md:hidden">Months </span>
              <span className="whitespace-nowrap">{range(months)}</span>
            </RowHeader>
            <TableCell className="max-md:my-1">
              <span className="whitespace-nowrap font-serif font-sub text-xl/tight">{percentRange(gain)}</span> more{' '}
              {measure}
              <PhaseBar gain={gain} className="mt-2" />
            </TableCell>
            <TableCell>{checks[id]}</TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
