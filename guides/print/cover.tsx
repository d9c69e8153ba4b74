import type { ReactNode } from 'react';
import type { GuideId } from '../../src/content/resource-list.ts';
import { brand } from '../../src/site/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { Example } from './examples.tsx';
import { Topic } from './forms.tsx';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

/** The last lines of a cover, their description for screen readers, and the yellow line’s index. A cover is a page of a pleading, with 28 numbered lines of 33 pixels. */
type Drawing = (pages: readonly GuidePage[]) => { label: string; rows: readonly ReactNode[]; yellow?: number };

/** One person's searches down the page, each a little below the one before, to the firm's own name. */
const searchPath: Drawing = (pages) => {
  const searches = findAll(findAll(pages[3]?.nodes, Example), 'code').map(wordsOf);
  const rows = searches.flatMap((search, index) => [
    index === 0 && (
      <svg key="path" className="overflow-visible" width="24" height="33" aria-hidden="true">
        <path d="M24 50Q24 281 324 512" fill="none" stroke="var(--color-data)" strokeWidth="5" />
      </svg>
    ),
    <span
      key={search}
      className="flex items-center gap-[14px] font-medium font-serif text-ink"
      style={{ marginLeft: 15 + 300 * (index / (searches.length - 1)) ** 2 }}
    >
      <i className="relative size-[18px] rounded-full border-4 border-data bg-paper" /> {search}
    </span>,
  ]);
  return { label: `One person’s searches, from “${searches[0]}” to your firm’s name.`, rows, yellow: rows.length - 1 };
};

/** The same name, address, and phone on every line, checked, but for one with an old suite. */
const sameAddress: Drawing = () => {
  const old = 7;
  const rows = Array.from({ length: 16 }, (_, row) => (
    <span key={row} className={`grid grid-cols-[168px_262px_160px_17px] ${row === old && 'font-semibold text-ink'}`}>
      <span>Roe Law, LLC</span>
      <span>210 Court Street, Suite {row === old ? 7 : 4}</span>
      <span>(330) 555-0142</span>
      <svg className="mt-[8px] size-[17px] overflow-visible border border-ink bg-card" aria-hidden="true">
        {row !== old && <path d="M4 8l5 6 11-15" fill="none" stroke="var(--color-data)" strokeWidth="3" />}
      </svg>
    </span>
  ));
  return { label: 'Sixteen listings of one firm: fifteen say Suite 4, one says Suite 7.', rows, yellow: old };
};

/** The first question of each month. */
const yearOfQuestions: Drawing = (pages) => {
  const months = pages.filter(({ nodes }) => findAll(nodes, Topic).length > 0);
  const rows = months.map(({ heading, nodes }) => (
    <span key={wordsOf(heading)} className="flex items-baseline">
      <b className="w-[126px] font-medium font-serif text-ink">{wordsOf(heading).split('’')[0]}</b>
      {findAll(nodes, 'h3')[0]?.props.children}
    </span>
  ));
  return { label: 'The twelve months, each with its first question.', rows };
};

const drawings: Record<GuideId, Drawing> = {
  handbook: searchPath,
  checklist: sameAddress,
  calendar: yearOfQuestions,
};

export const Cover = ({ id, title, pages }: { id: GuideId; title: string; pages: readonly GuidePage[] }) => {
  const { label, rows, yellow } = drawings[id](pages);
  return (
    <section className="relative h-[11in] w-[8.5in] break-after-page overflow-hidden bg-paper pl-[132px] leading-[33px] *:absolute">
      <p className="top-[36px] flex gap-[10px] font-semibold font-serif text-[13pt]">
        <Logo className="w-[21px]" />
        {brand.name}
      </p>
      <div className="top-[150px] w-[500px]">
        <h1 className="mb-[33px] font-medium font-serif text-[72pt]/[99px] tracking-[-0.022em]">{title}</h1>
        <p className="text-balance text-[13pt]/[33px]">{wordsOf(findAll(pages[0]?.nodes, 'p')[0])}</p>
      </div>
      <ul className="plain inset-x-0 bottom-[48px] text-[13pt] text-ink-2" role="img" aria-label={label}>
        {rows.map((row, index) => (
          <li key={index} className={`h-[33px] border-rule border-b pl-[132px] ${index === yellow && 'bg-mark'}`}>
            {row}
          </li>
        ))}
      </ul>
      <div className="top-[84px] left-0 w-[93px] text-right text-ink-3 text-small/[33px]" aria-hidden="true">
        {Array.from({ length: 28 }, (_, index) => index + 1).join('\n')}
      </div>
      <p className="top-[1008px] font-semibold">A free guide, {pages.length} pages</p>
    </section>
  );
};
