import { type FocusEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serviceIds, services } from '../content/services.ts';
import { menuStates } from '../content/state-menu.ts';
import { bookingUrl, whatsAppUrl } from '../site/booking.ts';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, WhatsAppIcon } from '../ui/icon.tsx';
import { OutButton, OutLink, PageLink } from '../ui/link.tsx';

/** A row of the menu; `all` is the smaller one below a list. */
function MenuLink({ to, all = false, children }: { to: SitePath; all?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageLink className={all ? 'm all' : 'm'} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}

/** Whether the browser has native popovers. Where it does not, even the selector `:popover-open` throws. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The menu button and its menu, below the md width. The menu is a native popover, so it opens, closes on Esc and moves
 * focus without any script. The script only closes it when a link is chosen or focus moves behind it. Where there are no
 * popovers (Safari 16), the script opens and closes it.
 */
export function MobileMenu() {
  // Undefined until the script runs: until then only the browser knows whether the popover is open.
  const [open, setOpen] = useState<boolean>();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => setOpen(hasPopovers() && panel.current?.matches(':popover-open')), []);

  const close = useCallback(() => {
    panel.current?.hidePopover?.();
    setOpen(false);
  }, []);

  // The browser would do this itself, but the desktop menu (Radix), also in the page, takes every Escape.
  useEffect(() => {
    if (!open) return;
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open, close]);

  // Back and forward close the menu too. A menu opened before hydration stays open.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) close();
    shown.current = key;
  }, [key, close]);

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  // When focus goes nowhere, as when the window loses it, the menu stays open.
  function closeBehindFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget?.closest('.burger, .sheetmenu') === null) close();
  }

  return (
    <>
      <button
        type="button"
        className="burger"
        popoverTarget="menu"
        aria-expanded={open}
        aria-label={open ? 'Close menu' : 'Open menu'}
        onClick={() => hasPopovers() || setOpen(!open)}
      >
        <span />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={panel}
        id="menu"
        className="sheetmenu"
        popover="auto"
        data-open={open || undefined}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}
        onBlur={closeBehindFocus}
      >
        <nav aria-label="Mobile">
          <h2>Services</h2>
          {serviceIds.map((id) => (
            <MenuLink key={id} to={services[id].path}>
              {services[id].name}
            </MenuLink>
          ))}
          <MenuLink all to="/services">
            View All Services
            <ArrowIcon />
          </MenuLink>
          <h2>States</h2>
          {menuStates.map(({ name, path, aside }) => (
            <MenuLink key={path} to={path}>
              {name}
              <small>{aside}</small>
            </MenuLink>
          ))}
          <MenuLink all to="/states">
            View All States
            <ArrowIcon />
          </MenuLink>
          <h2>The agency</h2>
          <MenuLink to="/about">About</MenuLink>
          <MenuLink to="/case-studies">Case Studies</MenuLink>
          <MenuLink to="/contact">Contact</MenuLink>
        </nav>
        <div className="sheetmenu__foot">
          <OutButton href={bookingUrl('header')}>Free Consultation</OutButton>
          <WhatsAppLink />
        </div>
      </div>
    </>
  );
}

/** The header's WhatsApp button; a green ring pulses behind its icon. Its label is clipped where there is no room. */
export function WhatsAppLink() {
  return (
    <OutLink className="wa" href={whatsAppUrl()}>
      <span className="wa__i">
        <WhatsAppIcon />
      </span>
      <span className="wa__t">WhatsApp</span>
    </OutLink>
  );
}
