import { bookingUrl } from '../site/booking.ts';
import { buttonClass, OutLink } from '../ui/link.tsx';
import { BrandLink } from './brand-mark.tsx';
import { DesktopMenu } from './desktop-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { WhatsAppLink } from './whatsapp-link.tsx';

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
