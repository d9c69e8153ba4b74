import * as Menu from '@radix-ui/react-navigation-menu';
import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import usMapPicture from '../assets/us-map-small.svg';
import { stateIds } from '../content/state-registry.ts';
import { dollars } from '../lib/format.ts';
import { bookingUrl } from '../site/booking.ts';
import { claims } from '../site/claims.ts';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, ChevronIcon } from '../ui/icon.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';
import { currentEntry, headerMenu, type MenuPage } from './menu.ts';

/** Menu delays in milliseconds. Radix waits 150 of its own before it closes a menu. */
const openDelay = 200;
const skipDelay = 300;

/*
 * Both panels are always in the document, which Radix does not expect. The closed one takes a press in the open one for
 * a press outside and closes the menu before the click. Escape reaches only the last panel, which may not be the open
 * one. So each panel handles both.
 */
function keepOpenWithin(event: Event) {
  if (event.target instanceof Element && event.target.closest('[aria-label="Main"]')) event.preventDefault();
}

const lineClass =
  'after:absolute after:inset-x-2 after:bottom-1.5 after:h-0.5 after:origin-left after:scale-x-0 after:bg-action after:transition-transform hover:after:scale-x-100 aria-[current]:after:scale-x-100 data-[state=open]:after:scale-x-100 lg:after:inset-x-3.5';
const entryClass = `group relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap px-2 py-1 font-medium text-small aria-[current]:font-semibold lg:px-3.5 lg:text-ui ${lineClass}`;

interface EntryProps {
  name: string;
  path: SitePath;
  isCurrent: boolean;
}

/** Memoized, because a navigation has more to draw than closed menus. */
const Dropdown = memo(function Dropdown({ name, path, isCurrent, pages }: EntryProps & { pages: readonly MenuPage[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Remembered from pointerdown: in older browsers a click has no pointer type, and on an iPad it is always “mouse”.
  const pressedWith = useRef('');

  /** Hovering has opened the panel already. A click on top of that must not close it. */
  function keepOpen(event: MouseEvent<HTMLButtonElement>) {
    const byMouse = event.detail > 0 && pressedWith.current === 'mouse';
    if (byMouse && event.currentTarget.dataset.state === 'open') event.preventDefault();
  }

  return (
    <Menu.Item>
      <Menu.Trigger
        ref={trigger}
        type="button"
        className={entryClass}
        aria-current={isCurrent ? 'true' : undefined}
        onPointerDown={({ pointerType }) => {
          pressedWith.current = pointerType;
        }}
        onClick={keepOpen}
      >
        {name}
        <ChevronIcon className="size-3 flex-none transition-transform group-data-[state=open]:rotate-180" />
      </Menu.Trigger>
      <Menu.Content
        forceMount
        className="absolute top-full right-6 hidden w-168 animate-panel grid-cols-[1fr_15.5rem] border border-rule border-t-2 border-t-action bg-card [box-shadow:var(--shadow-panel)] data-[state=open]:grid lg:right-8 lg:w-184"
        role="group"
        onPointerDownOutside={keepOpenWithin}
        onKeyDown={({ key }) => key === 'Escape' && trigger.current?.focus()}
      >
        <div>
          <ul className="p-3">
            {pages.map((page) => (
              <li key={page.path}>
                <Menu.Link asChild>
                  <PageLink
                    className="relative block rounded-xs px-5 py-3 before:absolute before:inset-y-3 before:left-1.5 before:w-1 before:border-margin before:border-x before:opacity-0 hover:bg-sunk hover:before:opacity-100 focus-visible:bg-sunk"
                    to={page.path}
                  >
                    <b className="block font-semibold text-ui/snug">{page.name}</b>
                    <span className="block text-ink-2 text-small/snug">{page.description}</span>
                  </PageLink>
                </Menu.Link>
              </li>
            ))}
          </ul>
          <Menu.Link asChild>
            <PageLink
              className="mx-3 mt-1.5 mb-3 flex min-h-12 items-center justify-between border-rule border-t px-2 pt-2 font-semibold text-small hover:text-action"
              to={path}
            >
              {`View All ${name}`}
              <ArrowIcon />
            </PageLink>
          </Menu.Link>
        </div>
        {panelSides[path]}
      </Menu.Content>
    </Menu.Item>
  );
});

const PlainLink = memo(function PlainLink({ name, path, isCurrent }: EntryProps) {
  return (
    <Menu.Item>
      <Menu.Link asChild active={isCurrent}>
        <PageLink className={entryClass} to={path} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </PageLink>
      </Menu.Link>
    </Menu.Item>
  );
});

const Aside = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`flex flex-col gap-2 p-6 text-small ${className}`}>{children}</div>
);

/** Beside the links of a panel. */
const panelSides: Partial<Record<SitePath, ReactNode>> = {
  '/services': (
    <Aside className="bg-pad">
      <p className="font-display font-serif text-5xl tabular-nums tracking-[-0.02em]">
        {claims.consultation.minutes} min
      </p>
      <p className="grow">
        Free consultation, with an SEO audit of your site valued at {dollars(claims.consultation.auditValue)}.
      </p>
      <TextLink href={bookingUrl('header')}>Pick a time</TextLink>
    </Aside>
  ),
  '/states': (
    <Aside className="bg-sunk">
      <img src={usMapPicture} width="975" height="610" alt="" loading="lazy" />
      <p>
        <b>{stateIds.length} states</b> have a page with local searches, cases and keywords.
      </p>
    </Aside>
  ),
};

/** The header’s menu. More entries than fit in one line get a second. */
export function DesktopMenu() {
  const current = currentEntry(useLocation().pathname);

  return (
    <Menu.Root
      // Radix positions the panels inside its list with a style attribute. Ours hang from the whole header.
      className="*:static! hidden md:block md:flex-1"
      aria-label="Main"
      delayDuration={openDelay}
      skipDelayDuration={skipDelay}
    >
      <Menu.List className="flex flex-wrap items-center justify-end">
        {headerMenu.map((entry) => {
          const { name, path, pages } = entry;
          const props = { name, path, isCurrent: entry === current };
          return pages ? <Dropdown key={path} {...props} pages={pages} /> : <PlainLink key={path} {...props} />;
        })}
      </Menu.List>
    </Menu.Root>
  );
}
