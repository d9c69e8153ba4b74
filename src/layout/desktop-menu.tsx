import * as Menu from '@radix-ui/react-navigation-menu';
import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import usMapPicture from '../assets/us-map-small.svg';
import { serviceIds, services } from '../content/services.ts';
import { menuStates } from '../content/state-menu.ts';
import { stateIds } from '../content/states/registry.ts';
import { dollars } from '../lib/format.ts';
import { bookingUrl } from '../site/booking.ts';
import { claims } from '../site/claims.ts';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, ChevronIcon } from '../ui/icon.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';

type SiteSection = 'services' | 'states' | 'about' | 'case-studies';

const statePath = /^\/states(\/|$)|-divorce-lawyer-seo$/;

/** The header entry that a path belongs to. The root-level state pages count as states. */
export function sectionOf(pathname: string): SiteSection | undefined {
  if (/^\/services(\/|$)/.test(pathname)) return 'services';
  if (statePath.test(pathname)) return 'states';
  if (pathname === '/about') return 'about';
  if (pathname === '/case-studies') return 'case-studies';
  return undefined;
}

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

interface Panel {
  label: string;
  section: SiteSection;
  items: { name: string; path: SitePath; description: string }[];
  all: { label: string; path: SitePath };
  side: ReactNode;
}

/** Memoized, because a navigation has more to draw than closed menus. */
const Dropdown = memo(function Dropdown({
  label,
  section,
  items,
  all,
  side,
  isCurrent,
}: Panel & { isCurrent: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Remembered from pointerdown: in older browsers a click has no pointer type, and on an iPad it is always “mouse”.
  const pressedWith = useRef('');

  /** Hovering has opened the panel already. A click on top of that must not close it. */
  function keepOpen(event: MouseEvent<HTMLButtonElement>) {
    const byMouse = event.detail > 0 && pressedWith.current === 'mouse';
    if (byMouse && event.currentTarget.dataset.state === 'open') event.preventDefault();
  }

  return (
    <Menu.Item value={section}>
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
        {label}
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
            {items.map(({ name, path, description }) => (
              <li key={path}>
                <Menu.Link asChild>
                  <PageLink
                    className="relative block rounded-xs px-5 py-3 before:absolute before:inset-y-3 before:left-1.5 before:w-1 before:border-margin before:border-x before:opacity-0 hover:bg-sunk hover:before:opacity-100 focus-visible:bg-sunk"
                    to={path}
                  >
                    <b className="block font-semibold text-ui/snug">{name}</b>
                    <span className="block text-ink-2 text-small/snug">{description}</span>
                  </PageLink>
                </Menu.Link>
              </li>
            ))}
          </ul>
          <Menu.Link asChild>
            <PageLink
              className="mx-3 mt-1.5 mb-3 flex min-h-12 items-center justify-between border-rule border-t px-2 pt-2 font-semibold text-small hover:text-action"
              to={all.path}
            >
              {all.label}
              <ArrowIcon />
            </PageLink>
          </Menu.Link>
        </div>
        {side}
      </Menu.Content>
    </Menu.Item>
  );
});

const PlainLink = memo(function PlainLink({ label, path, active }: { label: string; path: SitePath; active: boolean }) {
  return (
    <Menu.Item>
      <Menu.Link asChild active={active}>
        <PageLink className={entryClass} to={path} aria-current={active ? 'page' : undefined}>
          {label}
        </PageLink>
      </Menu.Link>
    </Menu.Item>
  );
});

const Aside = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`flex flex-col gap-2 p-6 text-small ${className}`}>{children}</div>
);

const servicesMenu: Panel = {
  label: 'Services',
  section: 'services',
  items: serviceIds.map((id) => ({ ...services[id], description: services[id].menuDescription })),
  all: { label: 'View All Services', path: '/services' },
  side: (
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
};

const statesMenu: Panel = {
  label: 'States',
  section: 'states',
  items: [...menuStates],
  all: { label: 'View All States', path: '/states' },
  side: (
    <Aside className="bg-sunk">
      <img src={usMapPicture} width="975" height="610" alt="" loading="lazy" />
      <p>
        <b>{stateIds.length} states</b> have a page with local searches, cases and keywords.
      </p>
    </Aside>
  ),
};

/** The header's menu from the md width up: two dropdowns and two plain links. */
export function DesktopMenu() {
  const current = sectionOf(useLocation().pathname);

  return (
    <Menu.Root
      // Radix positions the panels inside its list with a style attribute. Ours hang from the whole header.
      className="*:static! hidden md:block"
      aria-label="Main"
      delayDuration={openDelay}
      skipDelayDuration={skipDelay}
    >
      <Menu.List className="flex items-center">
        <Dropdown {...servicesMenu} isCurrent={current === 'services'} />
        <Dropdown {...statesMenu} isCurrent={current === 'states'} />
        <PlainLink label="About" path="/about" active={current === 'about'} />
        <PlainLink label="Case Studies" path="/case-studies" active={current === 'case-studies'} />
      </Menu.List>
    </Menu.Root>
  );
}
