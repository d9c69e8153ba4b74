import { PhaseBar } from '../../charts/phase-bar.tsx';
import { percentRange, range } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { timeline } from '../../offer/results.ts';
import { DataTable } from '../../ui/table.tsx';

const checks: Record<keyof typeof timeline, string> = {
  visibility: 'Compare your profile’s views with last year’s.',
  earlyTraffic: 'Look at visits to your first new pages.',
  leads: 'Ask intake where callers came from.',
  traffic: 'Compare visits and calls with your audit.',
};

export const GainTable = () => (
  <DataTable
    variant="titled"
    className="table-fixed leading-snug"
    caption="The first year, phase by phase"
    rowClass="align-top"
    rows={keysOf(timeline)}
    columns={[
      {
        header: 'Months',
        headerClass: 'twelfths-4',
        cell: (id) => (
          <>
            <span className="md:hidden">Months </span>
            <span className="whitespace-nowrap">{range(timeline[id].months)}</span>
          </>
        ),
      },
      {
        header: 'Gain over your starting point',
        headerClass: 'twelfths-3',
        cell: (id) => (
          <>
            <span className="whitespace-nowrap font-serif font-sub text-xl/tight">
              {percentRange(timeline[id].gain)}
            </span>{' '}
            more {timeline[id].measure}
            <PhaseBar gain={timeline[id].gain} className="mt-2" />
          </>
        ),
      },
      { header: 'How you check', cell: (id) => checks[id] },
    ]}
  />
);
