import { readFileSync } from 'node:fs';
import { createContext, type ReactNode, useContext } from 'react';
import { range } from '../../src/lib/format.ts';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { logo } from '../../src/site/logo.ts';
import type { Directory } from '../directories.ts';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

interface Printed {
  pages: readonly GuidePage[];
  /** A to Z, a letter further at each call. */
  nextLetter: () => string;
}

/** The guide in print, for what refers to other pages. */
export const Guide = createContext<Printed>({ pages: [], nextLetter: () => '' });

interface Content {
  children: ReactNode;
}

/** A framed drawing with its letter on a yellow tag, like a court exhibit. Screen readers don’t read generated content in a PDF. */
const Exhibit = ({ kind, caption, children }: Content & { kind?: string; caption: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the drawings in a plain figure would lose their names in the PDF.
  <figure role="group">
    <p className="tag">
      Exhibit <b>{useContext(Guide).nextLetter()}</b>
    </p>
    <div className={`frame ${kind}`}>{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** A number in an exhibit that a list or table beside it explains. */
const No = ({ children }: Content) => <b className="no">{children}</b>;

const Phone = ({ children }: Content) => <div className="phone">{children}</div>;

const Result = ({ no, kind = '', children }: Content & { no: number; kind?: string }) => (
  <div className={`result ${kind}`}>
    <No>{no}</No>
    {children}
  </div>
);

const pin = 'c-5-9-7-11-7-15a7 7 0 0114 0c0 4-2 6-7 15z';

const Streets = () => (
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

const Measure = ({ no, value, name, children }: Content & { no: number; value: ReactNode; name: string }) => (
  <div>
    <p className="value">{value}</p>
    <p>
      <No>{no}</No> <b>{name}</b>
    </p>
    <p>{children}</p>
  </div>
);

/** A state’s map beside its table of searches. The counties have the shades of the state’s page. */
const StateMap = ({ state, children }: Content & { state: StateId }) => {
  const map = readFileSync(`src/assets/maps/${state}.svg`, 'utf8');
  const [, ...cities] = /metro areas? (.*); mid-size (.*); (\d+ smaller cities)/.exec(map) ?? [];
  const [, width = 1, height = 1] = (/viewBox="\S+ \S+ (\d+) (\d+)"/.exec(map) ?? []).map(Number);
  const caption = ['Metro areas: ', 'Mid-size: ', ''].map((kind, shade) => (
    <span key={kind} className={`shade shade-${shade + 1}`}>
      {kind}
      {cities[shade]}
    </span>
  ));
  return (
    <div className={`map-and-searches ${width > 1.25 * height ? 'wide' : ''}`}>
      <Exhibit kind="map" caption={caption}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed */}
        <div dangerouslySetInnerHTML={{ __html: map.replace(/<circle.*<\/g>/, '') }} />
      </Exhibit>
      {children}
    </div>
  );
};

const FirstPage = ({ question, children }: Content & { question: string }) => (
  <div className="note first-page">
    <p className="use">A first page to write, and its headings</p>
    <p className="question">{question}</p>
    {children}
  </div>
);

interface FieldProps {
  label: string;
  lines?: number;
  children?: ReactNode;
}

/** A line to fill in by hand; its children are an example of one filled in. More lines follow if the page has room (guides.ts). */
const Field = ({ label, lines = 1, children }: FieldProps) => (
  <div className="field">
    <p>
      {label} {children && <span>{children}</span>}
    </p>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className="line" />
    ))}
  </div>
);

const Form = ({ children }: Content) => <div className="form">{children}</div>;

/** A topic of a month: the question, the answer, and a list of documents and law, with a line for the reader’s own. */
const Topic = ({ checkedWith, children }: Content & { checkedWith?: string }) => (
  <div className="topic">
    {children}
    <p className="ours">
      <b>Our state: §</b> <span className="line" />
      <span>
        <b>Checked by</b> <span className="blank" /> {checkedWith && `with ${checkedWith} `}on{' '}
        <span className="blank" />
      </span>
    </p>
  </div>
);

const Box = () => <span className="box" />;

/** The directories of one table, numbered through all pages, with a box for each lawyer in each cell. */
const Directories = ({
  caption,
  of,
  lawyers = 1,
}: {
  caption: ReactNode;
  of: readonly Directory[];
  lawyers?: number;
}) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Directory</th>
        <th scope="col">What to know, and what to do</th>
        {['Name', 'Address', 'Phone', 'Done'].map((field) => (
          <th key={field} scope="col" className="boxes">
            {field}
            {lawyers > 1 && '\nA B C'}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {of.map(({ number, name, note, address, firm }) => (
        <tr key={name}>
          <th scope="row">
            {number}.{'\u00a0'}
            {address ? <a href={`https://${address}`}>{name}</a> : name}
          </th>
          <td>{note}</td>
          {Array.from({ length: 4 }, (_, field) => (
            <td key={field} className="boxes">
              {Array.from({ length: firm ? 1 : lawyers }, (_, lawyer) => (
                <Box key={lawyer} />
              ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** The months of the year of pages: why people ask, from the margin of the first page, and the questions of the second. */
export const monthsOf = (pages: readonly GuidePage[]) =>
  monthNames.map((month) => {
    const [plan, topics] = pages.filter(({ heading }) => wordsOf(heading).startsWith(month));
    return {
      month,
      why: plan?.label,
      page: plan?.number ?? 0,
      questions: findAll(topics?.nodes, Topic).map(questionOf),
    };
  });

const questionOf = (topic: ReactNode): string => wordsOf(findAll(topic, 'h3')[0]);

/** The months in which filings peak, by the study that the caption cites. */
const peaks = ['March', 'August'];

/** The first of a month that may be in the year before: month -1 is December. */
const firstOf = (month: number) => `${monthNames[(month + 12) % 12]?.slice(0, 3)} 1`;

/** A wall calendar: for each month, why people ask, by when its pages are due, and lines to write on. */
const Calendar = () => (
  <ul className="plain calendar">
    {monthsOf(useContext(Guide).pages).map(({ month, why, questions, page }, index) => (
      <li key={month}>
        <h3>{month}</h3> {why} {peaks.includes(month) && <mark>Filings peak</mark>}{' '}
        <p className="asked">{questions[0]}</p>{' '}
        <p>
          Draft by {firstOf(index - 3)}. Online by {firstOf(index - 2)}. Pages {page}–{page + 1}
        </p>
        <div className="line" />
        <div className="line" />
      </li>
    ))}
  </ul>
);

/** The number of the page that answers a question. */
const PageOf = ({ question }: { question: string }) => {
  const page = useContext(Guide).pages.find(({ nodes }) =>
    findAll(nodes, Topic).some((topic) => questionOf(topic) === question),
  );
  if (!page) throw new Error(`No month has the topic “${question}”.`);
  return page.number;
};

/** How the law of each state is cited. */
const citations: [name: string, citation: RegExp][] = [
  ['Alabama', /Ala\./],
  ['Alaska', /\bAS\s\d/],
  ['Arizona', /A\.R\.S\./],
  ['California', /\bCal\./],
  ['Florida', /Fla\./],
  ['Georgia', /O\.C\.G\.A\./],
  ['Illinois', /ILCS/],
  ['Michigan', /MCL|MCR/],
  ['New York', /N\.Y\./],
  ['North Carolina', /N\.C\./],
  ['Ohio', /R\.C\.|Ohio\s(Civ|Sup)\.R\./],
  ['Pennsylvania', /Pa\.C\.S\./],
  ['Texas', /Tex\./],
  ['Federal law', /U\.S\.|C\.F\.R\.|IRC|Treas\.|Pub\./],
];

/** Numbers of pages as in an index: 5, 7–9. */
function inRuns(pages: readonly number[]): string {
  const ends = pages.filter((page) => !pages.includes(page + 1));
  return pages
    .filter((page) => !pages.includes(page - 1))
    .map((start, run) => (start === ends[run] ? start : range([start, ends[run] ?? start])))
    .join(', ');
}

/** Which pages of the months cite which state’s law. */
const StateIndex = () => {
  const pages = useContext(Guide).pages.filter(({ nodes }) => findAll(nodes, StateIndex).length === 0);
  return (
    <ul className="plain index">
      {citations.map(([name, citation]) => (
        <li key={name}>
          <b>{name}</b>{' '}
          {inRuns(pages.filter(({ nodes }) => citation.test(JSON.stringify(nodes))).map(({ number }) => number))}
        </li>
      ))}
    </ul>
  );
};

const Contact = () => <a href={`https://${brand.website}/contact`}>{brand.website}/contact</a>;

/** The last words of a guide. */
const SignOff = ({ children }: Content) => (
  <div className="sign-off">
    <Logo />
    <div>
      {children}
      <p>
        <Contact />
      </p>
    </div>
  </div>
);

const Note = ({ children }: Content) => <div className="note">{children}</div>;

/** The parts and the pages; a month’s topics come with its first page. Notices go below. */
const Contents = ({ children }: Content) => {
  const pages = useContext(Guide).pages.slice(2);
  return (
    <div className="contents">
      {pages.flatMap(({ startsPart, part }) =>
        startsPart ? (
          <div key={wordsOf(part)}>
            <p className="part-title">{part}</p>
            <ul className="plain">
              {pages
                .filter((page) => page.part === part && page.label !== 'Topics')
                .map((page) => (
                  <li key={page.number} className={isState(page) ? 'state' : 'text'}>
                    <a href={`#page-${page.number}`}>
                      <span>{page.number} </span>
                      {page.heading}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ) : (
          []
        ),
      )}
      {children}
    </div>
  );
};

const isState = ({ nodes }: GuidePage): boolean => findAll(nodes, StateMap).length > 0;

export const Logo = () => (
  <svg className="logo" viewBox={logo.viewBox} aria-hidden="true">
    <path d={logo.margin} stroke="var(--color-margin)" strokeWidth="1.2" />
    <path fill="var(--color-action)" d={logo.firstLine} />
    <path fill="currentColor" d={logo.lines} />
  </svg>
);

/** What the text may use besides Markdown, and how Markdown is set. */
export const components = {
  h6: ({ children }: Content) => <p className="label">{children}</p>,
  code: ({ children }: Content) => <span className="pill">{children}</span>,
  em: ({ children }: Content) => <span className="cite">{children}</span>,
  input: Box,
  ...{ Box, Calendar, Contact, Contents, Directories, Exhibit, Field, FirstPage, Form, Measure, No, Note, PageOf },
  ...{ Phone, Result, SignOff, StateIndex, StateMap, Streets, Topic },
};
