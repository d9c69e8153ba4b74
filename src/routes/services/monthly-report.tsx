import type { ReactNode } from 'react';
import { MonthBars } from '../../charts/month-bars.tsx';
import { exampleReport as report } from '../../content/example-report.ts';
import { cn } from '../../lib/cn.ts';
import { grouped } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { results } from '../../offer/results.ts';
import { ReportHighlight } from '../../sections/report-excerpt.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RuledList } from '../../ui/list.tsx';
import {
  BarFigure,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableRow,
} from '../../ui/table.tsx';

const { daysToResults } = results;

type Change = (typeof report.counts)[number];

const gained = ({ before, now }: Change) => now - before;
const percent = (change: Change) => Math.round((gained(change) / change.before) * 100);
const mostCalls = Math.max(...report.calls.map(({ count }) => count));
const calls = report.calls.reduce((sum, { count }) => sum + count, 0);
const firstPage = 10;

const months = report.consultations.map(({ month, count, firstDay }, index, all) => {
  const ends = all[index + 1]?.firstDay ?? Infinity;
  const day = [daysToResults, guarantee.days].find((one) => one >= firstDay && one < ends);
  return { month, count, event: day ? `Day ${day}` : undefined };
});

/** One part of the month: its title and, in a few words, what is inside. */
const Part = ({
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
      <h4 className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[11rem_1fr]">
        {title}
        <span className="sr-only">:</span>{' '}
        <span className="font-normal font-sans text-ink-2 text-small/snug">{digest}</span>
      </h4>
    }
  >
    {children}
  </Disclosure>
);

const Figures = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="relative min-w-0 overflow-x-auto">
    <h5 className="mb-2 font-semibold text-ui">{title}</h5>
    {children}
  </section>
);

const headClass = 'border-ink border-b-2 *:pb-1.5 *:not-first:pl-2';
const rowClass = '*:not-first:tabular-nums *:py-1.5 *:not-first:pl-2 sm:*:not-first:pl-3';
const nameClass = 'text-left font-normal leading-snug';

const Counts = () => (
  <Table className="text-right text-small">
    <TableCaption>June compared with December</TableCaption>
    <TableHead className={headClass}>
      <ColumnHeader className={nameClass}>
        <span className="sr-only">What we count</span>
      </ColumnHeader>
      <ColumnHeader>Dec</ColumnHeader>
      <ColumnHeader>Jun</ColumnHeader>
      <ColumnHeader>Change</ColumnHeader>
    </TableHead>
    <TableBody>
      {report.counts.map((change) => (
        <TableRow key={change.name} className={rowClass}>
          <RowHeader className={nameClass}>{change.name}</RowHeader>
          <TableCell className="text-ink-2">{grouped(change.before)}</TableCell>
          <TableCell className="font-semibold">{grouped(change.now)}</TableCell>
          <TableCell className="whitespace-nowrap text-data">
            +{grouped(gained(change))} <span className="max-sm:sr-only">({percent(change)}%)</span>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Searches = () => (
  <Table className="text-right text-small">
    <TableCaption>Places in Google’s results in Dane County</TableCaption>
    <TableHead className={headClass}>
      <ColumnHeader className={nameClass}>
        <span className="sr-only">Search</span>
      </ColumnHeader>
      <ColumnHeader>Dec</ColumnHeader>
      <ColumnHeader>Jun</ColumnHeader>
    </TableHead>
    <TableBody>
      {report.searches.map(({ query, before, now }) => (
        <TableRow key={query} className={rowClass}>
          <RowHeader className={nameClass}>{query}</RowHeader>
          <TableCell className="whitespace-nowrap text-ink-2">{before ?? '100+'}</TableCell>
          <TableCell>
            <span className={cn('px-1.5 font-semibold', now <= firstPage && 'bg-mark')}>{now}</span>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
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

/** A monthly report, as a client gets it, in four parts that open one at a time. */
export const MonthlyReport = () => (
  <div className="@container relative py-8 pr-4 pl-8 md:py-10 md:pr-10 md:pl-22">
    <Margin />
    <div className="grid gap-x-8 border-ink border-b-2 pb-4 @2xl:grid-cols-[1fr_auto]">
      <h3 className="pr-14">{report.title}</h3>
      <p className="mt-1 text-ink-2 text-small @2xl:row-start-2">{report.firm}</p>
      <p className="text-ink-2 text-small @2xl:row-start-2 @2xl:mt-1">
        Work began January 5. We compare with December.
      </p>
    </div>
    <div className="my-6">
      <ReportHighlight />
    </div>
    <Part title="What we did" digest="Four pages, one repair, nine review requests">
      <RuledList items={report.done} />
    </Part>
    <Part title="What moved" digest="Consultations, cases, calls, and rankings">
      <div className="grid gap-x-12 gap-y-9 @2xl:grid-cols-2">
        <Figures title="Calls and consultations first">
          <Counts />
        </Figures>
        <Figures title="Consultations by month">
          <MonthBars months={months} />
        </Figures>
        <Figures title={`Where your ${calls} calls came from`}>
          <ul className="rule-top text-small">
            {report.calls.map(({ from, count }) => (
              <li key={from} className="grid grid-cols-2 items-center border-rule border-b py-0.5">
                {from} <BarFigure value={`${count}`} share={count / mostCalls} />
              </li>
            ))}
          </ul>
        </Figures>
        <Figures title="Rankings second (yellow: page one)">
          <Searches />
        </Figures>
      </div>
    </Part>
    <Part title="What didn’t work" digest="One search, one page, and six missed calls" open>
      <RuledList items={report.missed} />
    </Part>
    <Part title="What’s next" digest="One page from us, two answers from you">
      <RuledList items={report.next} />
    </Part>
  </div>
);
