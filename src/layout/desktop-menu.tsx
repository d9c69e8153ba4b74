import * as Menu from '@radix-ui/react-navigation-menu';
import { type MouseEvent, memo, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import usMapPicture from '../assets/us-map-small.svg';
import { serviceIds, services } from '../content/services.ts';
import { menuStates } from '../content/state-menu.ts';
import { stateIds } from '../content/states/registry.ts';
import { bookingUrl } from '../site/booking.ts';
import { claims, dollars } from '../site/claims.ts';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, ChevronIcon } from '../ui/icon.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';

/** An entry of the header's menu. */
type SiteSection = 'services' | 'states' | 'about' | 'case-studies';

const statePath = /^\/states(\/|$)|-divorce-lawyer-seo$/;

/**
 * The header entry that the current path belongs to (specification, section 2: Services for /services and anything
 * under it, States likewise). The root-level state pages count as states.
 */
export function sectionOf(pathname: string): SiteSection | undefined {
  if (/^\/services(\/|$)/.test(pathname)) return 'services';
  if (statePath.test(pathname)) return 'states';
  if (pathname === '/about') return 'about';
  if (pathname === '/case-studies') return 'case-studies';
  return undefined;
}

/** Menu delays in milliseconds (specification, section 4). Radix's own grace before closing is the specified 150. */
const openDelay = 200;
const skipDelay = 300;

/*
 * Both panels are always in the document, which Radix does not expect. Its closed panel takes a press in the open one for
 * a press outside, and closes the menu before the click. Escape reaches the last panel only, which has no focus to return
 * while the other is open. So each panel sees to both by itself.
 */
function keepOpenWithin(event: Event) {
  if (event.target instanceof Element && event.target.closest('.nav')) event.preventDefault();
}

interface Panel {
  label: string;
  section: SiteSection;
  items: { name: string; path: SitePath; description: string }[];
  all: { label: string; path: SitePath };
  side: ReactNode;
}

/** Kept as it is while its props are the same: a click has more to draw than menus that nobody has opened. */
const Dropdown = memo(function Dropdown({
  label,
  section,
  items,
  all,
  side,
  isCurrent,
}: Panel & { isCurrent: boolean }) {
  const trigger = useRef<HTMLButtonElement>(null);
  // Kept from the press: older browsers do not say it of a click, and an iPad says that every click is a mouse’s.
  const pressedWith = useRef('');

  /** A mouse that rests on a trigger has opened its panel; the click that many add must not close it again. */
  function keepOpen(event: MouseEvent<HTMLButtonElement>) {
    const byMouse = event.detail > 0 && pressedWith.current === 'mouse';
    if (byMouse && event.currentTarget.dataset.state === 'open') event.preventDefault();
  }

  return (
    <Menu.Item className="nav__i" value={section}>
      <Menu.Trigger
        ref={trigger}
        type="button"
        className="nav__l"
        aria-current={isCurrent ? 'true' : undefined}
        onPointerDown={({ pointerType }) => {
          pressedWith.current = pointerType;
        }}
        onClick={keepOpen}
      >
        {label}
        <ChevronIcon />
      </Menu.Trigger>
      <Menu.Content
        forceMount
        className="panel"
        role="group"
        onPointerDownOutside={keepOpenWithin}
        onKeyDown={({ key }) => key === 'Escape' && trigger.current?.focus()}
      >
        <div>
          <ul className="panel__list">
            {items.map(({ name, path, description }) => (
              <li key={path}>
                <Menu.Link asChild>
                  <PageLink className="panel__a" to={path}>
                    <b>{name}</b>
                    <span>{description}</span>
                  </PageLink>
                </Menu.Link>
              </li>
            ))}
          </ul>
          <Menu.Link asChild>
            <PageLink className="panel__all" to={all.path}>
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
    <Menu.Item className="nav__i">
      <Menu.Link asChild active={active}>
        <PageLink className="nav__l" to={path} aria-current={active ? 'page' : undefined}>
          {label}
        </PageLink>
      </Menu.Link>
    </Menu.Item>
  );
});

const servicesMenu: Panel = {
  label: 'Services',
  section: 'services',
  items: serviceIds.map((id) => ({ ...services[id], description: services[id].menuDescription })),
  all: { label: 'View All Services', path: '/services' },
  side: (
    <div className="panel__side">
      <p className="n lining-nums tabular-nums">{claims.consultation.minutes} min</p>
      <p>Free consultation, with an SEO audit of your site valued at {dollars(claims.consultation.auditValue)}.</p>
      <TextLink href={bookingUrl('header')}>Pick a time</TextLink>
    </div>
  ),
};

const statesMenu: Panel = {
  label: 'States',
  section: 'states',
  items: [...menuStates],
  all: { label: 'View All States', path: '/states' },
  side: (
    <div className="panel__side panel__side--map">
      <img src={usMapPicture} width="975" height="610" alt="" loading="lazy" />
      <p>
        <b>{stateIds.length} states</b> have a page with local searches, cases and keywords.
      </p>
    </div>
  ),
};

/** The header's menu from the md width up: two dropdowns and two plain links (specification, section 2). */
export function DesktopMenu() {
  const current = sectionOf(useLocation().pathname);

  return (
    <Menu.Root className="nav" aria-label="Main" delayDuration={openDelay} skipDelayDuration={skipDelay}>
      <Menu.List>
        <Dropdown {...servicesMenu} isCurrent={current === 'services'} />
        <Dropdown {...statesMenu} isCurrent={current === 'states'} />
        <PlainLink label="About" path="/about" active={current === 'about'} />
        <PlainLink label="Case Studies" path="/case-studies" active={current === 'case-studies'} />
      </Menu.List>
    </Menu.Root>
  );
}
