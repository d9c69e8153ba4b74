import type { ReactNode } from 'react';
import { exampleReport as report } from '../../content/example-report.ts';
import { exampleReportDetails as details } from '../../content/example-report-details.ts';
import { Copy } from '../../copy/copy.tsx';
import { cn } from '../../lib/cn.ts';
import { grouped, longDate } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { results } from '../../offer/results.ts';
import { ReportHighlight } from '../../sections/report-excerpt.tsx';
import { BarFigure } from '../../ui/bar.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RuledList } from '../../ui/list.tsx';
import { SampleLabel } from '../../ui/section.tsx';
import { DataTable } from '../../ui/table.tsx';
import { MonthBars } from './month-bars.tsx';

const { daysToResults } = results;

const { before, now, consultations } = report;

/** The monthly counts, in the order of the report. */
const names = {
  consultations: 'Consultations',
  clients: 'New clients',
  calls: 'Calls',
  forms: 'Contact forms',
  visits: 'Search visits',
  reviews: 'Google reviews',
} satisfies Record<keyof typeof before, string>;

const counts = keysOf(names).map((id) => ({ name: names[id], before: before[id], now: now[id] }));

type Change = (typeof counts)[number];

const gained = ({ before, now }: Change) => now - before;
const percent = (change: Change) => Math.round((gained(change) / change.before) * 100);
const mostCalls = Math.max(...details.calls.map(({ count }) => count));
const firstPage = 10;

const dayOfCampaign = (year: number, month: number) =>
  (Date.UTC(year, month) - Date.parse(report.workBegan)) / 86_400_000 + 1;

/** The month before the work, then each month since, with the days of the campaign that fall in it. */
const months = ['Dec', ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')].map((month, index) => {
  const day = [daysToResults, guarantee.days].find(
    (one) => one >= dayOfCampaign(2024, 11 + index) && one < dayOfCampaign(2024, 12 + index),
  );
  return {
    month,
    count: consultations[index - 1] ?? before.consultations,
    event: day ? `Day ${day}` : undefined,
  };
});

/** One part of the month. The digest sums it up in a few words. */
const MonthPart = ({
  title,
  digest,
  open,
  children,
}: {
  title: string;
  digest: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <Disclosure
    name="month"
    open={open}
    title={
      <h4 className="flex min-w-0 grow flex-wrap items-baseline gap-x-6 gap-y-1">
        <span className="basis-[12rem]">{title}</span>
        <span className="grow basis-[12rem] font-normal font-sans text-ink-2 text-small/snug">
          <span className="sr-only">: </span>
          {digest}
        </span>
      </h4>
    }
  >
    {children}
  </Disclosure>
);

const Figures = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="relative min-w-0 overflow-x-auto print:not-first:mt-6 print:break-inside-avoid">
    <h5 className="mb-2 font-semibold text-small">{title}</h5>
    {children}
  </div>
);

const headClass = 'border-ink border-b-2 *:py-1.5 *:not-first:pl-3';
const rowClass = 'font-serif text-body/snug *:py-1.5 *:not-first:pl-3';
const nameClass = 'text-left font-normal font-sans text-small/snug';

const Counts = () => (
  <DataTable
    className="text-right text-small"
    caption="December 2025 compared with December 2024"
    headClass={headClass}
    rowClass={rowClass}
    rows={counts}
    columns={[
      {
        header: <span className="sr-only">What we count</span>,
        headerClass: nameClass,
        cell: ({ name }) => name,
        cellClass: nameClass,
      },
      { header: '2024', cell: ({ before }) => grouped(before), cellClass: 'text-ink-2' },
      { header: '2025', cell: ({ now }) => grouped(now), cellClass: 'font-sub' },
      {
        header: 'Change',
        headerClass: 'max-[22.5rem]:hidden',
        cell: (change) => (
          <>
            +{grouped(gained(change))} <span className="max-md:sr-only">({percent(change)}%)</span>
          </>
        ),
        cellClass: 'whitespace-nowrap text-data max-[22.5rem]:hidden',
      },
    ]}
  />
);

const Searches = () => (
  <DataTable
    className="text-right text-small"
    caption="Places in Google’s results in Dane County"
    headClass={headClass}
    rowClass={rowClass}
    rows={details.searches}
    columns={[
      {
        header: <span className="sr-only">Search</span>,
        headerClass: nameClass,
        cell: ({ query }) => query,
        cellClass: nameClass,
      },
      { header: '2024', cell: ({ before }) => before ?? '100+', cellClass: 'whitespace-nowrap text-ink-2' },
      {
        header: '2025',
        cell: ({ now }) => <span className={cn('px-1.5 font-sub', now <= firstPage && 'bg-mark')}>{now}</span>,
      },
    ]}
  />
);

/** A monthly report, as a client gets it, in four parts that open one at a time. */
export const MonthlyReport = () => (
  <div className="py-6 pr-4 pl-6 sm:pr-8 sm:pl-16">
    <SampleLabel>Example</SampleLabel>
    <h3 className="mt-1">
      <Copy text={report.title} />
    </h3>
    <div className="mt-1 flex flex-wrap justify-between gap-x-8 border-ink border-b-2 pb-4 text-ink-2 text-small">
      <p>{report.firm}</p>
      <p>Work began {longDate(report.workBegan)}. We compare with the December before.</p>
    </div>
    <div className="mt-5 mb-5">
      <ReportHighlight />
    </div>
    <MonthPart title="What moved" digest="Consultations, clients, calls, and rankings" open>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2 print:block">
        <Figures title="Consultations and new clients first">
          <Counts />
        </Figures>
        <Figures title="Consultations by month">
          <MonthBars months={months} />
        </Figures>
        <Figures title={`Where your ${now.calls} calls came from`}>
          <ul className="rule-top text-small">
            {details.calls.map(({ from, count }) => (
              <li key={from} className="grid grid-cols-2 items-center border-rule border-b py-1.5">
                {from} <BarFigure value={`${count}`} share={count / mostCalls} />
              </li>
            ))}
          </ul>
        </Figures>
        <Figures title="Rankings last (yellow: page one)">
          <Searches />
        </Figures>
      </div>
    </MonthPart>
    <MonthPart title="What didn’t work" digest={report.missedDigest}>
      <RuledList items={report.missed} />
    </MonthPart>
    <MonthPart title="What we did" digest={details.doneDigest}>
      <RuledList items={details.done} />
    </MonthPart>
    <MonthPart title="What’s next" digest={details.nextDigest}>
      <RuledList items={details.next} />
    </MonthPart>
  </div>
);
