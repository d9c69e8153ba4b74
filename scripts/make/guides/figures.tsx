import type { ReactNode } from 'react';
import type { Figure } from '../../../src/content/guides/types.ts';
import { fall } from '../../../src/content/guides/year-of-pages-fall.ts';
import { spring } from '../../../src/content/guides/year-of-pages-spring.ts';
import { summer } from '../../../src/content/guides/year-of-pages-summer.ts';
import { winter } from '../../../src/content/guides/year-of-pages-winter.ts';
import { dollars } from '../../../src/lib/format.ts';
import { claims } from '../../../src/site/claims.ts';
import { Table } from './table.tsx';

/** A number in an exhibit that a list or table beside it explains. */
const No = ({ children }: { children: ReactNode }) => <b className="no">{children}</b>;

/** A search as typed, and what the searcher does that week. */
export const searches = [
  ['can he empty the joint account', 'Ten minutes, then she closes the tab'],
  ['can you be separated in the same house', 'Nobody knows yet'],
  ['who gets the house in a divorce', 'Reads three pages, two of them national'],
  ['what age can a child choose a parent', 'Copies the bank statements'],
  ['how is child support calculated', 'Tries a calculator, with a guess'],
  ['how much does a divorce cost', 'Works out whether she can leave'],
  ['divorce lawyer near me', 'Sees the map, and names she has read'],
  ['your firm’s name, and “reviews”', 'Calls the next morning'],
] as const;

const searchTimeline = (
  <ol className="plain weeks">
    {searches.map(([search, meanwhile], index) => (
      <li key={search} style={{ marginLeft: `${index * 4}%` }}>
        Week {index + 1} <span className="pill">{search}</span> {meanwhile}
      </li>
    ))}
  </ol>
);

const Result = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <b>{name} </b>
    {children}
  </li>
);

const pin = 'c-5-9-7-11-7-15a7 7 0 0114 0c0 4-2 6-7 15z';

const streets = (
  <svg className="streets" viewBox="0 0 240 74" role="img" aria-label="A map with three pins">
    <path
      d="M0 52C60 40 90 60 240 22M70 0c4 30-8 50-2 74M168 0c-6 26 14 44 6 74M0 16l240 34"
      fill="none"
      stroke="var(--color-white)"
      strokeWidth="5"
    />
    <path d={`M66 40${pin}M128 60${pin}M176 32${pin}`} fill="var(--color-action)" />
  </svg>
);

const resultsPage = (
  <div className="phones">
    <div className="phone">
      <p className="pill">divorce lawyer near me</p>
      <div className="result">
        <No>1</No>
        <ul className="plain">
          <Result name="Sponsored: Talk to a lawyer now">a company that sells leads</Result>
          <Result name="Sponsored: Divorce attorneys">a firm two counties away</Result>
        </ul>
      </div>
      <div className="result ai">
        <No>2</No>
        <p>
          <b>AI answer </b>
          Firms in Canton that handle divorce include Roe Law, LLC and two others. Reviewers mention quick replies and
          clear fees. Before you choose, ask each what a first meeting costs and who would handle your case.{' '}
          <span className="pill">roelaw.example</span> <span className="pill">a directory</span>
        </p>
      </div>
    </div>
    <div className="phone">
      <div className="result">
        <No>3</No>
        {streets}
        <ul className="plain">
          <Result name="Roe Law, LLC">4.8 (37) · Divorce lawyer</Result>
          <Result name="Firm across the street">4.6 (112) · Law firm</Result>
          <Result name="A mediator">5.0 (9) · Mediation service</Result>
        </ul>
      </div>
      <div className="result">
        <No>4</No>
        <ul className="plain">
          <Result name="Top 10 divorce lawyers">a directory</Result>
          <Result name="Divorce and custody, Stark County">a firm’s page</Result>
          <Result name="How to file for divorce">the court’s self-help page</Result>
        </ul>
      </div>
    </div>
  </div>
);

const profile = [
  ['Address', '210 Court Street, Suite 4, Canton, Ohio'],
  ['Hours', 'open until 6 p.m.; closed on November 26'],
  ['Phone', '(330) 555-0142'],
  ['Website', 'https://roelaw.example'],
  ['Appointments', 'roelaw.example/first-meeting'],
] as const;

const businessProfile = (
  <div className="phone profile">
    {streets}
    <p className="name">
      <No>1</No> Roe Law, LLC
    </p>
    <p>
      <No>2</No> Divorce lawyer
    </p>
    <ul className="plain">
      {profile.map(([field, value], index) => (
        <li key={field}>
          <No>{index + 3}</No> <b>{field}:</b> {value}
        </li>
      ))}
    </ul>
  </div>
);

const consultations = 14;

const Measure = ({ no, value, name, before }: { no: number; value: ReactNode; name: string; before: string }) => (
  <div>
    <p className="value">{value}</p>
    <p>
      <No>{no}</No> <b>{name}</b>
    </p>
    <p>{before}</p>
  </div>
);

const monthlyReport = (
  <div className="report">
    <p className="name">
      Roe Law, LLC: October 2026 <mark>Example</mark>
    </p>
    <div className="measures">
      <Measure no={1} value={31} name="New callers" before="October 2025: 24" />
      <Measure no={2} value={consultations} name="Consultations" before="October 2025: 11" />
      <Measure no={3} value={5} name="Clients signed" before="October 2025: 4" />
      <Measure
        no={4}
        value={dollars(claims.plan.monthly / consultations)}
        name="Per consultation"
        before={`${dollars(claims.plan.monthly)} ÷ ${consultations}`}
      />
    </div>
    <div className="details">
      <Table
        caption={
          <>
            <No>5</No> Where the 31 came from
          </>
        }
        head={['', 'Our count', 'Intake heard']}
        rows={[
          ['The map', '13', '11'],
          ['A page', '11', '9'],
          ['Your name or the firm’s', '7', '11'],
        ]}
      />
      <Table
        caption={
          <>
            <No>6</No> Visits from search, October
          </>
        }
        head={['', '2025', '2026', 'Change']}
        rows={[
          ['All pages', '1,010', '1,240', '+23%'],
          ['Who gets the house', '190', '220', '+16%'],
          ['Temporary orders', '10', '20', '+100%'],
        ]}
      />
      <Table
        caption={
          <>
            <No>7</No> Positions on the map
          </>
        }
        head={['', 'Courthouse', 'Suburb', 'Far corner']}
        rows={[
          ['divorce lawyer near me', '3', '6', 'no'],
          ['child custody lawyer', '4', '5', '12'],
          ['stark county divorce attorney', '2', '4', '7'],
        ]}
      />
      <div>
        <p>
          <No>8</No> <b>Done, didn’t work, next</b>
        </p>
        <ul className="plain">
          <li>
            <b>Done:</b> four pages, each approved by J. Roe; the old suite corrected in six listings
          </li>
          <li>
            <b>Didn’t work:</b> the mediation page (9 visits, no calls)
          </li>
          <li>
            <b>Next:</b> merge two custody pages; phone answered until seven
          </li>
        </ul>
      </div>
    </div>
  </div>
);

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** Each month of the year of pages: why people ask now, and the topics. It has two pages, and the topics are on the second. */
export const monthsOfTopics = monthNames.map((month, index) => {
  const pages = [winter, spring, summer, fall].flat();
  const topics = pages[index * 2 + 1]?.blocks.find((block) => block.kind === 'topics');
  if (!topics) throw new Error(`A Year of Pages: the second page of ${month} has no topics.`);
  return { month, why: pages[index * 2]?.label, topics: topics.items };
});

/** The months in which filings peak, by the study that the caption cites. */
const peaks = ['March', 'August'];

const calendar = (
  <ul className="plain calendar">
    {monthsOfTopics.map(({ month, why, topics }) => (
      <li key={month}>
        <b>{month}</b> {why} {peaks.includes(month) && <mark>Filings peak</mark>}{' '}
        <span className="asked">{topics[0]?.question}</span>
      </li>
    ))}
  </ul>
);

export const figures: Record<Figure, ReactNode> = {
  'search-timeline': searchTimeline,
  'results-page': resultsPage,
  'business-profile': businessProfile,
  'monthly-report': monthlyReport,
  calendar,
};
