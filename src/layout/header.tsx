import { menuStates } from '../content/state-menu.ts';
import { bookingUrl } from '../site/booking.ts';
import { deferred } from '../ui/deferred.tsx';
import { buttonClass, OutLink } from '../ui/link.tsx';
import { BrandLink } from './brand-mark.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { sectionOf } from './section-of.ts';
import { WhatsAppLink } from './whatsapp-link.tsx';

/** Exported because the layout preloads it on the way here from a page of another layout. */
export const DesktopMenu = deferred(() => import('./desktop-menu.tsx'), { selector: '.nav', shared: true });

/** The sticky top bar (specification, section 2: "Shared header and footer"). */
export function Header() {
  return (
    <header className="bar">
      <div className="bar__in">
        <BrandLink />
        <DesktopMenu />
        <WhatsAppLink />
        <OutLink className={`${buttonClass('go', true)} btn--bar`} href={bookingUrl('header')}>
          Free Consultation
          <span className="dot" aria-hidden="true" />
        </OutLink>
        <MobileMenu />
      </div>
    </header>
  );
}

/**
 * The header differs only in its aria-current marks. State pages that no menu lists have the same ones, so they share one
 * header.
 */
export const headerVariant = (pathname: string): string | undefined =>
  sectionOf(pathname) === 'states' && pathname !== '/states' && !menuStates.some(({ path }) => path === pathname)
    ? 'states'
    : undefined;
