import { readFileSync } from 'node:fs';
import { createContext, type ReactNode, useContext } from 'react';
import { range } from '../../src/lib/format.ts';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
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
const Exhibit = ({ kind, caption, children }: Content & { kind?: string; caption: string }) => (
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

/** A state’s map beside its table of searches. */
const StateMap = ({ state, children }: Content & { state: StateId }) => {
  const facts = JSON.parse(readFileSync('src/assets/maps/facts.json', 'utf8'));
  const map = readFileSync(`src/assets/maps/${state}.svg`, 'utf8');
  return (
    <div className="map-and-searches">
      <Exhibit kind="map" caption={`${facts[state].areas}. The darker, the larger the city.`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed */}
        <div dangerouslySetInnerHTML={{ __html: map }} />
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

/** A line to fill in by hand; its children are an example of one filled in. */
const Field = ({ label, lines = 1, children }: FieldProps) => (
  <div className="field" style={{ flexGrow: lines }}>
    <p>
      {label} {children && <span>{children}</span>}
    </p>
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className="line" />
    ))}
  </div>
);

/** The lines grow until the page is full, up to a comfortable height. */
const Form = ({ children }: Content) => {
  const fields = findAll(children, Field).map(({ props }) => props as FieldProps);
  const lines = fields.reduce((sum, field) => sum + (field.lines ?? 1), 0);
  const examples = fields.filter((field) => field.children).length;
  return (
    <div
      className="form"
      style={{ ['--lines' as string]: lines, maxHeight: `${fields.length * 17 + examples * 13 + lines * 27}pt` }}
    >
      {children}
    </div>
  );
};

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
    return { month, why: plan?.label, questions: findAll(topics?.nodes, Topic).map(questionOf) };
  });

const questionOf = (topic: ReactNode): string => wordsOf(findAll(topic, 'h3')[0]);

/** The months in which filings peak, by the study that the caption cites. */
const peaks = ['March', 'August'];

const Calendar = () => (
  <ul className="plain calendar">
    {monthsOf(useContext(Guide).pages).map(({ month, why, questions }) => (
      <li key={month}>
        <b>{month}</b> {why} {peaks.includes(month) && <mark>Filings peak</mark>}{' '}
        <span className="asked">{questions[0]}</span>
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
  ['Alaska', /\bAS \d/],
  ['Arizona', /A\.R\.S\./],
  ['California', /\bCal\./],
  ['Florida', /Fla\./],
  ['Georgia', /O\.C\.G\.A\./],
  ['Illinois', /ILCS/],
  ['Michigan', /MCL|MCR/],
  ['New York', /N\.Y\./],
  ['North Carolina', /N\.C\./],
  ['Ohio', /R\.C\.|Ohio (Civ|Sup)\.R\./],
  ['Pennsylvania', /Pa\.C\.S\./],
  ['Texas', /Tex\./],
  ['Federal law', /U\.S\.|C\.F\.R\.|IRC|Treas\. Reg\.|Pub\. L\./],
];

/** Numbers of pages as in an index: 5, 7–9. */
function inRuns(pages: readonly number[]): string {
  const ends = pages.filter((page) => !pages.includes(page + 1));
  return pages
    .filter((page) => !pages.includes(page - 1))
    .map((start, run) => (start === ends[run] ? start : range([start, ends[run] ?? start])))
    .join(', ');
}

/** Which pages of the months cite which state’s law, in two columns. */
const StateIndex = ({ children }: Content) => {
  const months = useContext(Guide).pages.filter(({ heading }) =>
    monthNames.some((month) => wordsOf(heading).startsWith(month)),
  );
  const entries = citations.map(([name, citation]) => [
    name,
    inRuns(months.filter(({ nodes }) => citation.test(JSON.stringify(nodes))).map(({ number }) => number)),
  ]);
  const half = entries.length / 2;
  return (
    <table>
      <caption>{children}</caption>
      <thead>
        <tr>
          {['Law of', 'Pages', 'Law of', 'Pages'].map((name, column) => (
            <th key={column} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.slice(0, half).map((entry, row) => (
          <tr key={row}>
            {[entry, entries[half + row] ?? []].map(([name, pages]) => [
              <th key={name} scope="row">
                {name}
              </th>,
              <td key={pages}>{pages}</td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Contact = () => <a href={`https://${brand.website}/contact`}>{brand.website}/contact</a>;

const SignOff = () => (
  <p className="notice">
    <b>Book a call or ask a question:</b> <Contact />
  </p>
);

const Note = ({ children }: Content) => <div className="note">{children}</div>;

/** The parts and the pages, with a notice below them. */
const Contents = ({ children }: Content) => {
  const pages = useContext(Guide).pages.slice(2);
  const parts = pages.filter(({ startsPart }) => startsPart);
  const states = pages.filter(isState).length;
  const lines = pages.length - states + Math.ceil(states / 3) + parts.length;
  // In points, so that the page is full.
  const pitch = Math.min(30, (572 - parts.length * 11) / lines);
  return (
    <div className="contents" style={{ ['--pitch' as string]: `${pitch.toFixed(1)}pt` }}>
      <h1>Contents</h1>
      {parts.map(({ part, number }) => (
        <div key={number}>
          <p className="part-title">{part}</p>
          <ul className="plain">
            {pages
              .filter((page) => page.part === part)
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
      ))}
      <div className="notice">{children}</div>
    </div>
  );
};

const isState = ({ nodes }: GuidePage): boolean => findAll(nodes, StateMap).length > 0;

/** What the text may use besides Markdown, and how Markdown is set. */
export const components = {
  h6: ({ children }: Content) => <p className="label">{children}</p>,
  code: ({ children }: Content) => <span className="pill">{children}</span>,
  em: ({ children }: Content) => <b className="cite">{children}</b>,
  input: Box,
  ...{ Box, Calendar, Contact, Contents, Directories, Exhibit, Field, FirstPage, Form, Measure, No, Note, PageOf },
  ...{ Phone, Result, SignOff, StateIndex, StateMap, Streets, Topic },
};
