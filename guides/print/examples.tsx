import type { ReactNode } from 'react';
import type { Content } from './tree.ts';

/** How each kind of example is set. */
const kinds = {
  'search-timeline':
    'p-[14pt] [&_li]:mt-[8pt] [&_li]:ml-[calc(4%*(sibling-index()-1))] [&_li]:whitespace-nowrap [&_li]:text-ink-2 [&_code]:mx-[4pt] [&_code]:font-semibold [&_code]:text-ink [&_li:last-child>code]:bg-mark',
  'results-page': 'grid grid-cols-2 gap-[14pt] p-[14pt]',
  'business-profile': 'px-[60pt] py-[14pt]',
  'monthly-report':
    'p-[14pt] [&_:is(th,td):not(:first-child)]:text-right [&_:is(thead_th,td)]:whitespace-nowrap [&_tbody_th]:font-normal [&_li]:m-0 [&>ul]:my-[5pt] [&>ul]:grid [&>ul]:grid-cols-4 [&>ul]:gap-x-[14pt] [&>ul]:border-b [&>ul]:pb-[4pt] [&>ul_strong:last-of-type]:font-medium [&>ul_strong:last-of-type]:font-serif [&>ul_strong:last-of-type]:text-title',
  'finished-page': 'columns-2 gap-[14pt] p-[14pt] [&>*]:mb-[5pt] [&>.title]:[column-span:all]',
};

/** A framed drawing with a yellow tag, like a court exhibit’s. */
export const Example = ({ kind, caption, children }: Content & { kind: keyof typeof kinds; caption: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: screen readers say where a quotation begins and ends; the guides’ blockquote is wording to copy.
  <figure role="blockquote" className="relative mt-[8pt] flex flex-col">
    <p className="absolute -top-[9pt] left-[8pt] z-1 border-[0.75pt] border-ink bg-mark px-[6pt] py-[2pt] font-semibold text-small">
      Example
    </p>
    <p className="small order-last pt-[4pt]">{caption}</p>
    <div className={`border-[0.75pt] border-ink text-small ${kinds[kind]}`}>{children}</div>
  </figure>
);

/** A title in an example or a note. As a heading, it would be among the bookmarks. */
export const h5 = ({ children }: Content) => (
  <p className="title font-serif text-head text-ink">
    <strong>{children}</strong>
  </p>
);

/** A number in an example that a list or table beside it explains. */
export const No = ({ children }: Content) => (
  <b className="mr-[3pt] inline-block w-[13pt] rounded-full bg-ink text-center font-sans text-small/[13pt] text-white">
    {children}
  </b>
);

export const Phone = ({ children }: Content) => (
  <div className="flex flex-col gap-[6pt] rounded-[12pt] border border-ink p-[11pt] text-ink-2 [&>p>code]:block [&_strong]:text-ink">
    {children}
  </div>
);

export const Result = ({ no, ai, children }: Content & { no: number; ai?: true }) => (
  <div
    className={`grid grid-cols-[19pt_1fr] items-start ${ai ? 'bg-data-tint px-[6pt] py-[6pt] [&_code]:mt-[3pt] [&_code]:mr-[2pt] [&_code]:inline-block [&_code]:px-[6pt] [&_code]:py-0' : ''}`}
  >
    <p>
      <No>{no}</No>
    </p>
    <div>{children}</div>
  </div>
);

const pin = 'c-5-9-7-11-7-15a7 7 0 0114 0c0 4-2 6-7 15z';

/** A piece of the map. A search’s shows three firms, a profile’s only its own. */
export const Streets = ({ pins = 3 }: { pins?: 1 | 3 }) => (
  <svg className="mb-[5pt] block bg-sunk" viewBox={pins === 1 ? '0 22 240 40' : '0 0 240 74'} aria-hidden="true">
    <path
      d="M0 52C60 40 90 60 240 22M70 0c4 30-8 50-2 74M168 0c-6 26 14 44 6 74M0 16l240 34"
      fill="none"
      stroke="var(--color-white)"
      strokeWidth="5"
    />
    <path d={pins === 1 ? `M128 58${pin}` : `M66 40${pin}M128 60${pin}M176 32${pin}`} fill="var(--color-action)" />
  </svg>
);
