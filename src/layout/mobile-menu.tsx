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

/** Whether the browser opens and closes the menu. Where it cannot, even the selector `:popover-open` is an error. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The hamburger and its menu, below the md width. The menu is a native popover, so that it opens, closes by Esc and
 * moves the focus without any script; the script adds only that a chosen link closes it, and so does the focus when it goes
 * on to what the menu covers. Where popovers are unknown (Safari 16), the script opens and closes the menu instead.
 */
export function MobileMenu() {
  // Unknown until the script runs: the browser itself says whether the popover is open, and the HTML must not contradict it.
  const [open, setOpen] = useState<boolean>();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  useEffect(() => setOpen(hasPopovers() && panel.current?.matches(':popover-open')), []);

  const close = useCallback(() => {
    panel.current?.hidePopover?.();
    setOpen(false);
  }, []);

  // The browser would close it by itself, but the desktop menu (Radix), which is there as well, takes every Escape.
  useEffect(() => {
    if (!open) return;
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open, close]);

  // Back and forward change the page too, and close the menu. Where a link was chosen, it is closed already; and a menu
  // that was opened before the script came stays open.
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) close();
    shown.current = key;
  }, [key, close]);

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  // Where the focus goes nowhere, as when the window loses it, the menu stays.
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
