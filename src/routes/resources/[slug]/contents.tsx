import type { ReactNode } from 'react';
import { AnchorLink } from '../../../links/anchor-link.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** The table of contents, beside the text on wide screens; above it, closed, on others. */
export const Contents = ({ children }: { children: ReactNode }) => {
  const list = <ol className="grid text-small/snug">{children}</ol>;
  return (
    <>
      <nav aria-label="In this article" className="max-w-text lg:hidden">
        <Disclosure title="In this article">{list}</Disclosure>
      </nav>
      <nav
        aria-label="Contents"
        className="rule-top py-3 max-lg:hidden lg:sticky lg:top-24 min-[75rem]:supports-[anchor-name:--a]:static"
        style={{ anchorName: '--note-0' }}
      >
        <p className="pb-1 font-semibold text-ink-2 text-note">In this article</p>
        {list}
      </nav>
    </>
  );
};

export const ContentsLine = ({ to, children }: { to: `#${string}`; children: ReactNode }) => (
  <li className="border-rule border-b last:border-b-0">
    <AnchorLink
      to={to}
      className="relative block py-2.5 pl-5 no-underline before:absolute before:left-0 before:content-[counter(list-item)] hover:bg-mark"
    >
      {children}
    </AnchorLink>
  </li>
);
