import { whatsAppUrl } from '../site/booking.ts';
import { WhatsAppIcon } from '../ui/icon.tsx';
import { OutLink } from '../ui/link.tsx';

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
