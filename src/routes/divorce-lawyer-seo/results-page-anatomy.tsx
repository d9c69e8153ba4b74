import type { ReactNode } from 'react';
import { AiAnswer, SearchBox } from '../../ui/search-mock-up.tsx';

const parts: readonly { work: string; shows: ReactNode }[] = [
  {
    work: 'Keyword research',
    shows: <SearchBox className="py-2">who gets the house in an ohio divorce</SearchBox>,
  },
  {
    work: 'Content development',
    shows: (
      <AiAnswer className="py-2.5">Ohio divides marital property equally unless that would be inequitable.</AiAnswer>
    ),
  },
  {
    work: 'Link building',
    shows: (
      <>
        <b className="block font-semibold">Who gets the house in a divorce?</b>{' '}
        <span className="text-ink-2 text-note">yourfirm.com, linked from the county bar’s page</span>
      </>
    ),
  },
  {
    work: 'Website improvements',
    shows: (
      <>
        <b className="block font-semibold">The page opens at once on a phone</b>{' '}
        <span className="text-ink-2 text-note">Answer first, number at the top</span>
      </>
    ),
  },
  {
    work: 'Business listing optimization',
    shows: (
      <>
        <b className="block font-semibold">Your Firm, Family Law</b>{' '}
        <span className="text-ink-2 text-note">On the map: open until 6, right address, right phone</span>
      </>
    ),
  },
];

export const ResultsPageAnatomy = () => (
  <ol className="pt-8 text-small">
    {parts.map(({ work, shows }, index) => (
      <li
        key={work}
        className="grid items-center gap-x-6 gap-y-3 border-rule not-first:border-t px-4 py-4 sm:max-lg:grid-cols-[1fr_10.5rem] xl:grid-cols-[1fr_10.5rem]"
      >
        <div>{shows}</div>
        <p className="flex items-center gap-3 font-medium leading-snug">
          <b className="grid size-7 flex-none place-items-center bg-mark font-serif font-sub text-body">{index + 1}</b>{' '}
          {work}
        </p>
      </li>
    ))}
  </ol>
);
