import type { ReactNode } from 'react';
import { PlusMinusIcon } from './icon.tsx';

/**
 * Depth that opens in place. It needs no script, and find-in-page and links to what is inside open it, too.
 */
export const Disclosure = ({
  title,
  name,
  open,
  children,
}: {
  /** What is inside, in a few words; a heading if it should be in the page’s table of contents. */
  title: ReactNode;
  /** Of those with the same name, only one is open at a time. */
  name?: string;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}) => (
  <details name={name} open={open} className="border-rule border-t print:details-content:[content-visibility:visible]">
    <summary className="flex cursor-pointer items-start justify-between gap-6 py-4 font-serif font-sub text-xl/tight hover:text-action [&::-webkit-details-marker]:hidden">
      {title}
      <PlusMinusIcon className="mt-1.5" />
    </summary>
    <div className="pb-6">{children}</div>
  </details>
);
