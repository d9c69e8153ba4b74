import { bookingUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { buttonClass, OutLink, PageLink } from '../ui/link.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu, WhatsAppLink } from './mobile-menu.tsx';

/** The sticky top bar (specification, section 2: "Shared header and footer"). */
export function Header() {
  return (
    <header className="bar">
      <div className="bar__in">
        <BrandLink />
        <DesktopMenu />
        <WhatsAppLink />
        <OutLink className={`${buttonClass('primary', true)} btn--bar`} href={bookingUrl('header')}>
          Free Consultation
          <span
            className="absolute -top-1.5 -right-1.5 size-3.25 rounded-full border-2 border-paper bg-signal"
            aria-hidden="true"
          />
        </OutLink>
        <MobileMenu />
      </div>
    </header>
  );
}

/** The logo and the name, as a link to the home page. */
export function BrandLink() {
  return (
    <PageLink className="brand" to="/">
      <svg viewBox="5.9 0 24 30" aria-hidden="true">
        <path d="M6.5 1v28M9.5 1v28" stroke="var(--color-margin)" strokeWidth="1.2" />
        <path fill="var(--color-action)" d="M13 4h16v7H13z" />
        <path fill="currentColor" d="M13 15h13v3H13zM13 22h9v3h-9z" />
      </svg>
      <span className="brand__t">{brand.name}</span>
    </PageLink>
  );
}
