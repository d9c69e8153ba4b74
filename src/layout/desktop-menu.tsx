import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dollars } from '../lib/format.ts';
import { PageLink } from '../links/page-link.tsx';
import { consultation } from '../offer/plan.ts';
import { bookingUrl } from '../site/booking.ts';
import type { SitePath } from '../site/paths.ts';
import { stateIds } from '../states/load.ts';
import usMapPicture from '../states/us-map-small.svg';
import { TextLink } from '../ui/button.tsx';
import { ArrowIcon, ChevronIcon } from '../ui/icon.tsx';
import { useDismissal } from '../ui/use-dismissal.ts';
import { currentEntry, headerMenu, type MenuPage } from './menu.ts';

/** In milliseconds, under a mouse. For a moment after a panel has closed, pointing at an entry opens its panel at once. */
const delay = { open: 200, close: 150, skip: 300 };

const entryClass =
  'menu-entry inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap px-2 py-1 font-medium text-small';

interface DropdownProps {
  name: string;
  path: SitePath;
  pages: readonly MenuPage[];
  isCurrent: boolean;
  isOpen: boolean;
  /** Opens that entry’s panel instead of any other, or closes it: at once, or after a mouse’s delay. */
  show: (path?: SitePath) => void;
  showLater: (path?: SitePath) => void;
}

function Dropdown({ name, path, pages, isCurrent, isOpen, show, showLater }: DropdownProps) {
  const item = useRef<HTMLLIElement>(null);
  const underMouse = useRef(false);
  const close = () => show();
  useDismissal(isOpen, item, close);

  function openOrClose({ pointerType, type }: PointerEvent) {
    const isOver = type === 'pointermove';
    if (pointerType !== 'mouse' || isOver === underMouse.current) return;
    underMouse.current = isOver;
    showLater(isOver ? path : undefined);
  }

  return (
    <li ref={item} className="menu-item" onPointerMove={openOrClose} onPointerLeave={openOrClose}>
      <button
        type="button"
        className={entryClass}
        aria-current={isCurrent ? 'true' : undefined}
        aria-expanded={isOpen}
        onClick={({ detail }) => {
          // Pointing has opened the panel already, so a click by the mouse must not close it. Keys have no detail.
          const keepsOpen = underMouse.current && detail > 0;
          show(isOpen && !keepsOpen ? undefined : path);
        }}
      >
        {name}
        <ChevronIcon className="size-3 flex-none transition-transform" />
      </button>
      <div className={`menu-panel ${isOpen ? 'grid' : 'hidden'}`}>
        <div>
          <ul className="p-3">
            {pages.map((page) => (
              <li key={page.path}>
                <PageLink className="block rounded-xs px-5 py-3 hover:bg-sunk" to={page.path} onClick={close}>
                  <b className="block font-semibold text-small/snug">{page.name}</b>
                  <span className="block text-ink-2 text-small/snug">{page.description}</span>
                </PageLink>
              </li>
            ))}
          </ul>
          <PageLink
            className="mx-3 mt-1.5 mb-3 flex min-h-12 items-center justify-between border-rule border-t px-5 pt-3 font-semibold text-small hover:bg-sunk"
            to={path}
            onClick={close}
          >
            {`View All ${name}`}
            <ArrowIcon />
          </PageLink>
        </div>
        {panelSides[path]}
      </div>
    </li>
  );
}

const Aside = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`flex flex-col gap-2 p-5 text-small ${className}`}>{children}</div>
);

const panelSides: Partial<Record<SitePath, ReactNode>> = {
  '/services': (
    <Aside className="bg-pad">
      <p className="font-serif text-h2">{consultation.minutes} min</p>
      <p className="grow">
        Free consultation, with an SEO audit of your site valued at {dollars(consultation.auditValue)}.
      </p>
      <TextLink href={bookingUrl('header')}>Pick a time</TextLink>
    </Aside>
  ),
  '/states': (
    <Aside className="bg-sunk">
      <img src={usMapPicture} width="975" height="610" alt="" loading="lazy" />
      <p>
        <b>{stateIds.length} states</b> have a page with local searches, cases, and keywords.
      </p>
    </Aside>
  ),
};

export function DesktopMenu() {
  const current = currentEntry(useLocation().pathname);
  const [open, setOpen] = useState<SitePath>();
  const timer = useRef(0);
  const closedAt = useRef(0);

  function show(path?: SitePath) {
    clearTimeout(timer.current);
    if (open && !path) closedAt.current = Date.now();
    setOpen(path);
  }

  function showLater(path?: SitePath) {
    clearTimeout(timer.current);
    const opensAtOnce = open || Date.now() - closedAt.current < delay.skip;
    if (path && opensAtOnce) show(path);
    else timer.current = window.setTimeout(show, path ? delay.open : delay.close, path);
  }

  return (
    <nav className="flex-1 max-md:hidden" aria-label="Main">
      <ul className="flex flex-wrap items-center justify-end">
        {headerMenu.map((entry) => {
          const { name, path, pages } = entry;
          const isCurrent = entry === current;
          const props = { name, path, isCurrent, isOpen: open === path, show, showLater };
          return pages ? (
            <Dropdown key={path} {...props} pages={pages} />
          ) : (
            <li key={path}>
              <PageLink className={entryClass} to={path} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
