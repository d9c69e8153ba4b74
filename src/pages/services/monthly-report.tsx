import type { ReactNode } from 'react';
import { MonthBars } from '../../charts/month-bars.tsx';
import { dollars, grouped } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import { RuledList } from '../../ui/list.tsx';
import { BarFigure, Table } from '../../ui/table.tsx';

const { plan, daysToResults } = claims;

/** An invented firm's sixth month. */
const report = {
  /** By month, December being the month before the start; with the day of the campaign that each month begins on. */
  consultations: [
    { month: 'Dec', count: 11, firstDay: -Infinity },
    { month: 'Jan', count: 11, firstDay: 0 },
    { month: 'Feb', count: 12, firstDay: 27 },
    { month: 'Mar', count: 13, firstDay: 55 },
    { month: 'Apr', count: 15, firstDay: 86 },
    { month: 'May', count: 17, firstDay: 116 },
    { month: 'Jun', count: 19, firstDay: 147 },
  ],
  counts: [
    { name: 'Consultations booked', before: 11, now: 19 },
    { name: 'Cases signed', before: 4, now: 7 },
    { name: 'Calls', before: 21, now: 36 },
    { name: 'Contact forms', before: 9, now: 14 },
    { name: 'Visits from search', before: 640, now: 1050 },
    { name: 'Google reviews', before: 14, now: 31 },
  ],
  calls: [
    { from: 'Google profile', count: 15 },
    { from: 'Page on placement', count: 8 },
    { from: 'Page on the house', count: 6 },
    { from: 'Page on cost', count: 4 },
    { from: 'Other pages', count: 3 },
  ],
  /** Places in Google's results; without `before`, the firm was not among the first 100. */
  searches: [
    { query: 'placement schedule wisconsin', now: 4 },
    { query: 'who keeps the house divorce wisconsin', now: 6 },
    { query: 'legal separation vs divorce wisconsin', before: 31, now: 8 },
    { query: 'divorce lawyer madison', before: 24, now: 11 },
  ],
  done: [
    'Four pages published, each approved by you',
    'Form errors on two phones fixed',
    'Nine review requests sent, four reviews received, four replies approved by you',
  ],
  missed: [
    '“divorce lawyer madison” is at 11, one place short of page one.',
    'The page on collaborative divorce: 12 visits since April, no calls. We’ve stopped there.',
    'Six calls after 5 p.m. went to voicemail. None of the six called again.',
  ],
  next: [
    'A page for the Sauk County courthouse',
    'Your turn: two drafts have been waiting since June 24',
    'Your turn: who could answer the phone until 7 p.m.?',
  ],
};

type Change = (typeof report.counts)[number];

const [consultations, cases] = report.counts as [Change, Change, ...Change[]];
const gained = ({ before, now }: Change) => now - before;
const feePer = (change: Change) => dollars(Math.round(plan.monthly / gained(change)));
const percent = (change: Change) => Math.round((gained(change) / change.before) * 100);
const mostCalls = Math.max(...report.calls.map(({ count }) => count));
const calls = report.calls.reduce((sum, { count }) => sum + count, 0);
const firstPage = 10;

const months = report.consultations.map(({ month, count, firstDay }, index, all) => {
  const ends = all[index + 1]?.firstDay ?? Infinity;
  const day = [daysToResults, plan.guaranteeDays].find((one) => one >= firstDay && one < ends);
  return { month, count, event: day ? `Day ${day}` : undefined };
});

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="relative min-w-0 overflow-x-auto">
    <h4 className="mb-2 font-sans font-semibold text-ui tracking-normal">{title}</h4>
    {children}
  </section>
);

const headClass = 'border-ink border-b-2 *:pb-1.5 *:not-first:pl-2';
const rowClass = '*:py-1.5 *:not-first:pl-2 sm:*:not-first:pl-3';
const nameClass = 'text-left font-normal leading-snug';

const Counts = () => (
  <Table
    caption="June compared with December"
    className="text-right text-small"
    headClass={headClass}
    rowClass={rowClass}
    rows={report.counts}
    columns={[
      {
        header: <span className="sr-only">What we count</span>,
        className: nameClass,
        cell: ({ name }) => name,
      },
      {
        header: 'Dec',
        cellClass: 'tabular-nums text-ink-2',
        cell: ({ before }) => grouped(before),
      },
      {
        header: 'Jun',
        cellClass: 'tabular-nums font-semibold',
        cell: ({ now }) => grouped(now),
      },
      {
        header: 'Change',
        cellClass: 'tabular-nums whitespace-nowrap text-data',
        cell: (change) => (
          <>
            +{grouped(gained(change))} <span className="max-sm:sr-only">({percent(change)}%)</span>
          </>
        ),
      },
    ]}
  />
);

const Searches = () => (
  <Table
    caption="Places in Google’s results in Dane County"
    className="text-right text-small"
    headClass={headClass}
    rowClass={rowClass}
    rows={report.searches}
    columns={[
      {
        header: <span className="sr-only">Search</span>,
        className: nameClass,
        cell: ({ query }) => query,
      },
      {
        header: 'Dec',
        cellClass: 'tabular-nums whitespace-nowrap text-ink-2',
        cell: ({ before }) => before ?? '100+',
      },
      {
        header: 'Jun',
        cellClass: 'tabular-nums',
        cell: ({ now }) => (
          <span className={now <= firstPage ? 'bg-mark px-1.5 font-semibold' : 'px-1.5 font-semibold'}>{now}</span>
        ),
      },
    ]}
  />
);

const lines = Array.from({ length: 28 }, (_, index) => index + 1).join('\n');

/** The margin of pleading paper: 28 numbers down the sheet, and the double rule. */
const Margin = () => (
  <div
    className="absolute inset-y-0 left-0 w-4 border-margin border-r [container-type:size] after:absolute after:inset-y-0 after:right-0.75 after:border-margin after:border-r md:w-14"
    aria-hidden="true"
  >
    <p
      data-lines={lines}
      className="pr-4 text-right text-ink-3 text-xs/[calc(100cqh/28)] before:whitespace-pre before:tabular-nums before:content-[attr(data-lines)] max-md:hidden"
    />
  </div>
);

/** A monthly report, as a client gets it. */
export const MonthlyReport = () => (
  <div className="@container relative py-8 pr-4 pl-8 md:py-10 md:pr-10 md:pl-22">
    <Margin />
    <div className="grid gap-x-8 border-ink border-b-2 pb-4 @2xl:grid-cols-[1fr_auto]">
      <h3 className="pr-14">Monthly report no. 6: June 2026</h3>
      <p className="mt-1 text-ink-2 text-small @2xl:row-start-2">
        For a two-attorney family practice in Madison, Wisconsin
      </p>
      <p className="text-ink-2 text-small @2xl:row-start-2 @2xl:mt-1">
        Work began January 5. We compare with December.
      </p>
    </div>
    <p className="my-6 bg-mark px-4 py-3 font-medium font-serif text-lg/snug md:px-5 md:text-quote">
      June brought {consultations.now} consultations, {gained(consultations)} more than December. Our fee was{' '}
      {dollars(plan.monthly)}, so each of those {gained(consultations)} cost you {feePer(consultations)}. You signed{' '}
      {cases.now} cases, {gained(cases)} more: {feePer(cases)} each.
    </p>
    <div className="grid gap-x-12 gap-y-9 @2xl:grid-cols-2">
      <Part title="Calls and consultations first">
        <Counts />
      </Part>
      <Part title="Consultations by month">
        <MonthBars months={months} />
      </Part>
      <Part title={`What your ${calls} callers had open`}>
        <ul className="rule-top text-small">
          {report.calls.map(({ from, count }) => (
            <li key={from} className="grid grid-cols-2 items-center border-rule border-b py-0.5">
              {from} <BarFigure value={`${count}`} share={count / mostCalls} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Rankings second (yellow: page one)">
        <Searches />
      </Part>
    </div>
    <div className="mt-9 grid gap-x-8 gap-y-7 @lg:grid-cols-3">
      <Part title="What we did">
        <RuledList items={report.done} />
      </Part>
      <Part title="What didn’t work">
        <RuledList items={report.missed} />
      </Part>
      <Part title="July, and what we need from you">
        <RuledList items={report.next} />
      </Part>
    </div>
  </div>
);
