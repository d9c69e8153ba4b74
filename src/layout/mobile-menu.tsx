import { type FocusEvent, Fragment, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AnchorLink } from '../links/anchor-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { bookingUrl } from '../site/booking.ts';
import type { SitePath } from '../site/paths.ts';
import { ExternalButton } from '../ui/button.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { RedDot, WhatsAppOrPhone } from './header-buttons.tsx';
import { footerLists, mobileMenu } from './menu.ts';

const MenuHeading = ({ children }: { children: string }) => (
  <h2 className="pt-5 pb-1 font-sans font-semibold text-ink-3 text-small/snug">{children}</h2>
);

const rowClass = 'flex min-h-12 py-2.5';
const pageClass = `${rowClass} items-baseline justify-between gap-4 border-rule border-b font-serif font-sub text-xl/tight`;
const listEndClass = `${rowClass} items-center gap-2 font-semibold text-small`;

function MenuLink({ className = pageClass, to, children }: { className?: string; to: SitePath; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageLink className={className} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}

/**
 * The menu button and its menu, for small screens. The menu is a native popover, so it opens before the script runs.
 * The script names the button's state, and closes the menu when a link is chosen or focus moves behind it. Browsers
 * without popovers (before Safari 17 and Chrome 114) get a link to the lists of the footer.
 */
export function MobileMenu() {
  // Undefined before hydration, when only the browser knows.
  const [open, setOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  function close() {
    panel.current?.hidePopover?.();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the panel never changes
  useEffect(() => {
    setOpen(Boolean(panel.current?.offsetHeight));
    // The button is hidden once the window is wide.
    const closeWithoutButton = () => button.current?.offsetHeight || close();
    addEventListener('resize', closeWithoutButton);
    addEventListener('popstate', close);
    return () => {
      removeEventListener('resize', closeWithoutButton);
      removeEventListener('popstate', close);
    };
  }, []);

  function closeOnLink({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  // Focus also leaves when the window loses it. The menu then stays open.
  function closeBehindFocus({ relatedTarget }: FocusEvent) {
    if (!relatedTarget || relatedTarget === button.current) return;
    if (!panel.current?.contains(relatedTarget)) close();
  }

  return (
    <>
      <AnchorLink
        className="-mr-2.5 grid size-11 place-items-center text-note supports-[selector(:popover-open)]:hidden md:hidden"
        to={`#${footerLists}`}
      >
        Menu
      </AnchorLink>
      <button
        ref={button}
        type="button"
        className="-mr-2.5 grid not-supports-[selector(:popover-open)]:hidden size-11 cursor-pointer place-items-center md:hidden"
        popoverTarget="menu"
        aria-expanded={open}
        aria-label={open ? 'Close menu' : 'Open menu'}
      >
        <svg className="w-6 stroke-2 stroke-current" viewBox="0 0 22 22" width="24" height="24" aria-hidden="true">
          <path className="menu-open:hidden" d="M0 4h22M0 11h22M0 18h22" />
          <path className="not-menu-open:hidden" d="m3 3 16 16M3 19 19 3" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what is pressed, by key as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={panel}
        id="menu"
        className="menu-sheet not-supports-[selector(:popover-open)]:hidden md:hidden"
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}
        onBlur={closeBehindFocus}
      >
        <nav className="pr-5 pb-6 pl-7.5" aria-label="Mobile">
          {mobileMenu.map(
            (section) =>
              section?.pages && (
                <Fragment key={section.name}>
                  <MenuHeading>{section.name}</MenuHeading>
                  {section.pages.map(({ name, path, aside }) => (
                    <MenuLink key={path} to={path}>
                      {name}
                      {aside && (
                        <small className="text-right font-normal font-sans text-ink-3 text-note/tight">{aside}</small>
                      )}
                    </MenuLink>
                  ))}
                  {section.path && (
                    <MenuLink className={listEndClass} to={section.path}>
                      {`View All ${section.name}`}
                      <ArrowIcon />
                    </MenuLink>
                  )}
                </Fragment>
              ),
          )}
        </nav>
        <div className="menu-foot flex flex-wrap gap-2 border-rule border-t bg-paper pt-3 pr-5 pl-7.5 *:grow *:px-2">
          <ExternalButton href={bookingUrl('header')}>
            Free Consultation
            <RedDot />
          </ExternalButton>
          <WhatsAppOrPhone className="border-[1.5px] border-ink" />
        </div>
      </div>
    </>
  );
}
