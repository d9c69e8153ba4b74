import { readFileSync } from 'node:fs';
import { createContext, type ReactNode, useContext } from 'react';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import type { Directory } from '../directories.ts';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

interface Content {
  children: ReactNode;
}

// All components here can be used in the text. Those in small letters are how Markdown is set.

/** The pages of the guide in print, for what refers to them. */
export const Pages = createContext<readonly GuidePage[]>([]);

const PageLink = ({ to, children = to }: { to: number; children?: ReactNode }) => (
  <a href={`#page-${to}`}>{children}</a>
);

/** What is in an exhibit, as it is set. */
const kinds = {
  'search-timeline':
    'px-[12pt] pt-[20pt] pb-[14pt] text-[9.5pt] [&_li]:mt-[8pt] [&_li]:ml-[calc(4%*(sibling-index()-1))] [&_li]:whitespace-nowrap [&_li]:text-ink-2 [&_code]:font-semibold [&_code]:text-ink [&_li:last-child>code]:bg-mark',
  'results-page': 'grid grid-cols-2 gap-[16pt] px-[20pt] pt-[26pt] pb-[18pt]',
  'business-profile': 'px-[60pt] pt-[22pt] pb-[14pt]',
  'monthly-report':
    'px-[12pt] pt-[8pt] pb-[9pt] text-[9pt]/[11.7pt] [&_table]:text-[9pt]/[11.7pt] [&_:is(thead_th,td)]:text-right [&_tbody_th]:font-normal [&_li]:m-0 [&>ul]:my-[5pt] [&>ul]:grid [&>ul]:grid-cols-4 [&>ul]:border-b [&>ul]:pb-[4pt] [&>ul_strong:first-child]:font-medium [&>ul_strong:first-child]:font-serif [&>ul_strong:first-child]:text-[22pt]/[25pt]',
  'finished-page':
    'columns-2 gap-[16pt] px-[14pt] pt-[10pt] pb-[8pt] text-[9.5pt]/[12.2pt] [&>*]:mb-[5pt] [&>h3]:[column-span:all]',
};

/** A framed drawing with its letter on a yellow tag, like a court exhibit. */
export const Exhibit = ({
  letter,
  kind,
  caption,
  children,
}: Content & { letter: string; kind: keyof typeof kinds; caption: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the drawings in a plain figure would lose their names in the PDF.
  <figure role="group" className="relative mt-[8pt]">
    <p className="absolute -top-[9pt] -right-[8pt] z-1 border-[0.75pt] border-ink bg-mark px-[6pt] py-[2pt] text-center font-semibold text-[8pt]/[9pt]">
      Exhibit <b className="block font-serif text-[12pt]/[15pt]">{letter}</b>
    </p>
    <div className={`border-[0.75pt] border-ink ${kinds[kind]}`}>{children}</div>
    <figcaption className="pt-[4pt] small">{caption}</figcaption>
  </figure>
);

/** A number in an exhibit that a list or table beside it explains. */
export const No = ({ children }: Content) => (
  <b className="inline-block w-[13pt] rounded-full bg-ink text-center font-sans text-[9pt]/[13pt] text-white">
    {children}
  </b>
);

export const Phone = ({ children }: Content) => (
  <div className="flex flex-col gap-[8pt] rounded-[12pt] border border-ink p-[11pt] text-[9pt]/[12pt] text-ink-2 [&_:is(strong,h3)]:text-ink [&>p>code]:block">
    {children}
  </div>
);

export const Result = ({ no, ai, children }: Content & { no: number; ai?: true }) => (
  <div
    className={`grid grid-cols-[19pt_1fr] items-start ${ai ? 'bg-data-tint px-[6pt] py-[6pt] [&_code]:mt-[3pt] [&_code]:inline-block [&_code]:px-[6pt] [&_code]:py-0' : ''}`}
  >
    <No>{no}</No>
    <div>{children}</div>
  </div>
);

const pin = 'c-5-9-7-11-7-15a7 7 0 0114 0c0 4-2 6-7 15z';

export const Streets = () => (
  <svg className="mb-[5pt] block bg-sunk" viewBox="0 0 240 74" role="img" aria-label="A map with three pins">
    <path
      d="M0 52C60 40 90 60 240 22M70 0c4 30-8 50-2 74M168 0c-6 26 14 44 6 74M0 16l240 34"
      fill="none"
      stroke="var(--color-white)"
      strokeWidth="5"
    />
    <path d={`M66 40${pin}M128 60${pin}M176 32${pin}`} fill="var(--color-action)" />
  </svg>
);

/** A state’s map beside its table of searches. The counties have the shades of the state’s page. */
export const StateMap = ({ state, children }: Content & { state: StateId }) => {
  const map = readFileSync(`src/states/maps/${state}.svg`, 'utf8');
  const tiers = /Marked: (.*)\.</
    .exec(map)?.[1]
    ?.replace(/areas?|size/g, '$&:')
    .split('; ');
  return (
    <div className="state grid grid-cols-[2.4in_1fr] items-start gap-[0.22in] [&_svg]:max-h-[2.3in] [&_table]:text-[9.2pt]/[11.8pt] [&_th:first-child]:w-[44%]">
      <figure>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed */}
        <div dangerouslySetInnerHTML={{ __html: map.replace(/<circle.*<\/g>/, '') }} />
        <figcaption className="flex flex-col gap-[2pt] pt-[4pt] small">
          {tiers?.map((cities) => (
            <span
              key={cities}
              className="border-data border-l-[9pt] pl-[5pt] first-letter:uppercase nth-2:border-data-mid nth-3:border-data-soft"
            >
              {cities}
            </span>
          ))}
        </figcaption>
      </figure>
      {children}
    </div>
  );
};

/** Gives the columns of the table inside it these percentages of its width. */
export const Widths = ({ of, children }: Content & { of: string }) => (
  <div
    className={of
      .split(' ')
      .map((percent, index) => `[&_tr>:nth-child(${index + 1})]:w-[${percent}%]`)
      .join(' ')}
  >
    {children}
  </div>
);

export const Note = ({ children }: Content) => (
  <div className="note border-ink border-l-[3pt] bg-pad px-[11pt] pt-[7pt] pb-[8pt]">{children}</div>
);

/** Lines to fill in, on paper or on screen; its children are an example. More follow if the page has room (guides.ts). */
export const Field = ({ label, lines = 1, children }: { label: string; lines?: number; children?: ReactNode }) => (
  <div>
    <p className="font-semibold text-[9.6pt]/[13pt]">
      {label} {children && <span className="block font-normal text-ink-2">{children}</span>}
    </p>
    <div className="lines">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} data-field={label} className="h-[19pt] flex-none border-rule-strong border-b-[0.75pt]" />
      ))}
    </div>
  </div>
);

export const Form = ({ children }: Content) => (
  <div className="flex flex-col justify-between gap-[4pt] last:pb-[10pt] group-data-fitted:flex-[1_0_auto]">
    {children}
  </div>
);

/** A topic of a month: the question, the answer, and a list of documents and law, with blanks for the reader’s own law and for whoever checks the page. */
export const Topic = ({ federal, checkedWith, children }: Content & { federal?: true; checkedWith?: string }) => {
  const question = wordsOf(findAll(children, 'h3')[0]);
  const blank = (name: string, width: string) => (
    <>
      <b>{name}</b>
      <span className={`border-rule-strong border-b-[0.75pt] ${width}`} data-field={`${question} ${name}`} />
    </>
  );
  return (
    <div className="topic border-ink border-t-[0.75pt] pt-[4pt]">
      {children}
      <p className="flex items-baseline justify-end gap-[4pt] pt-[2pt] text-[9.6pt]/[16pt]">
        {!federal && blank('Ours: §', 'grow')} {checkedWith && blank(checkedWith, 'w-[58pt]')}{' '}
        {blank('Attorney', 'w-[70pt]')} {blank('on', 'w-[50pt]')}
      </p>
    </div>
  );
};

export const Box = () => <input type="checkbox" />;

const fields = ['Name', 'Address', 'Phone', 'Done'];

/** The directories of one table, numbered through all pages, with a box for each lawyer in each cell. */
export const Directories = ({
  caption,
  of,
  lawyers = 1,
}: {
  caption: string;
  of: readonly Directory[];
  lawyers?: number;
}) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Directory</th>
        <th scope="col">What to know, and what to do</th>
        {fields.map((field) => (
          <th key={field} scope="col" className="boxes">
            {field}
            {lawyers > 1 && '\nA B C'}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {of.map(({ number, name, note, address, link, firm }) => (
        <tr key={name}>
          <th scope="row">
            {number}.{'\u00a0'}
            {link ? <a href={`https://${link}`}>{name}</a> : name}
          </th>
          <td>
            {note}
            {address && <span className="block text-ink-2">{address}</span>}
          </td>
          {fields.map((field) => (
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

/** The other pages that cite a law, such as “MCL or MCR” for Michigan’s. */
export const Citing = ({ law }: { law: string }) =>
  useContext(Pages)
    .filter(({ nodes }) => findAll(nodes, Citing).length === 0)
    .filter(({ nodes }) => law.split(' or ').some((citation) => wordsOf(nodes).includes(citation)))
    .map(({ number }, index) => [index > 0 && ', ', <PageLink key={number} to={number} />]);

/** The parts and their pages, whose numbers are in the margin. A month’s topics come with its first page. */
export const Contents = () => {
  const pages = useContext(Pages).slice(2);
  return pages
    .filter(({ startsPart }) => startsPart)
    .map(({ part, number }) => (
      <div key={number}>
        <p className="border-ink border-b font-semibold font-serif text-[12pt]/[15pt]">{part}</p>
        <ul className="plain grid grid-cols-4 gap-x-[14pt] text-[9.5pt]/[11pt] [&_a]:block [&_a]:no-underline">
          {pages
            .filter((page) => page.part === part && findAll(page.nodes, Topic).length === 0)
            .map((page) => (
              <li
                key={page.number}
                className={`border-rule border-b-[0.5pt] pt-[0.8pt] pb-[0.8pt] ${page.label === 'State sheet' ? '[&_span]:inline-block [&_span]:w-[18pt]' : 'col-span-full [&_span]:absolute [&_span]:left-0 [&_span]:w-[93px] [&_span]:text-right'}`}
              >
                <PageLink to={page.number}>
                  <span>{page.number} </span>
                  {page.heading}
                </PageLink>
              </li>
            ))}
        </ul>
      </div>
    ));
};

export const Contact = () => <a href={`https://${brand.website}/contact`}>{brand.website}/contact</a>;

/** The last words of a guide. */
export const SignOff = ({ children }: Content) => (
  <div className="mt-auto flex items-center gap-[14pt] bg-ink px-[16pt] py-[12pt] font-serif text-[12pt]/[17pt] text-on-ink">
    <Logo className="w-[30pt] flex-none" />
    <div>
      {children}
      <Contact />
    </div>
  </div>
);

/** A page’s word in the margin. It isn’t a heading, or it would be among the bookmarks. */
export const h6 = ({ children }: Content) => (
  <p className="absolute left-[0.2in] mt-[10pt] w-[0.78in] text-right font-semibold text-[9pt]/[11pt] text-action">
    {children}
  </p>
);

export const em = ({ children }: Content) => <span className="text-ink-2">{children}</span>;
