import { founder } from '../content/team.ts';
import { cn } from '../lib/cn.ts';
import { longDate } from '../lib/format.ts';
import { guarantee } from '../offer/guarantee.ts';
import { brand } from '../site/brand.ts';
import { Exhibit } from '../ui/exhibit.tsx';
import { SampleLabel } from '../ui/section.tsx';
import { Signature } from '../ui/signature.tsx';
import { StatValue } from '../ui/stat.tsx';

/** An invented firm’s sheet. Both wrote the bar, and both days have last year’s same month beside them. */
const calls = { before: 24, bar: 30, after: 33 };
const lastYear = { before: 23, after: 25 };
const startsOn = '2026-04-08';
const signedOn = '2026-04-02';
const lastDay = new Date(Date.parse(startsOn) + (guarantee.days - 1) * 86_400_000).toISOString().slice(0, 10);

const terms = {
  'What counts': 'Calls from your Google profile in 30 days',
  'The source': 'Your own Google Business Profile',
  Progress: `At least ${calls.bar} calls in 30 days`,
  'The clock': 'Stops while a draft waits for you',
};

const readings = [
  { day: 1, date: startsOn, count: calls.before, yearAgo: lastYear.before },
  { day: guarantee.days, date: lastDay, count: calls.after, yearAgo: lastYear.after },
];

const signatures = [
  { name: 'Karen Voss', party: 'for the firm', hand: 'upright' },
  { name: founder.name, party: `for ${brand.name}`, hand: 'slanted' },
] as const;

/** The sheet that both sides sign before day 1, with the two readings that follow. */
export const GuaranteeSheet = ({ letter }: { letter: string }) => (
  <Exhibit letter={letter} className="break-inside-avoid">
    <div className="p-5 sm:p-8">
      <SampleLabel>Example</SampleLabel>
      <h3 className="mt-3">Guarantee sheet</h3>
      <p className="border-ink border-b-2 pb-3 text-ink-2 text-small">Example Family Law, Boise, Idaho</p>
      <dl>
        {Object.entries(terms).map(([term, text]) => (
          <div key={term} className="flex flex-wrap gap-x-3 border-rule border-b py-2.5 text-small/snug">
            <dt className="w-[6rem] text-ink-2">{term}</dt>
            <dd className="flex-1 basis-[7rem] font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-2 text-small">
        Signed on <span className="inline-block">{longDate(signedOn)},</span> before day 1
      </p>
      <div className="mt-2 grid grid-cols-2 gap-5">
        {signatures.map(({ name, party, hand }) => (
          <p key={party} className="text-note">
            <Signature hand={hand} className="block w-full max-w-40 text-data" />
            <span className="mt-1 block border-ink border-t pt-1 text-ink-2">{`${name}, ${party}`}</span>
          </p>
        ))}
      </div>
      <dl className="mt-4 grid grid-cols-2 border-ink border-t-2">
        {readings.map(({ day, date, count, yearAgo }, index) => (
          <div key={day} className={cn('border-rule border-b py-4', index === 0 ? 'border-r' : 'pl-4')}>
            <dt className="text-small/snug">
              <b className="font-semibold">Day {day}</b>{' '}
              <span className="block text-ink-2">
                Read on <span className="inline-block">{longDate(date)}</span>
              </span>
            </dt>
            <dd className="mt-2 flex flex-wrap items-baseline gap-x-2">
              <StatValue value={count} className={cn('whitespace-nowrap', index > 0 && 'bg-mark px-1.5')} />{' '}
              <span className="text-small">calls</span>{' '}
              <span className="basis-full text-ink-2 text-small/snug">A year before: {yearAgo}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </Exhibit>
);
