import { bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { buttonClass, OutButton, OutLink } from '../ui/link.tsx';

/** The page's one conversion: the consultation page in a new tab, with the campaign of its placement. */
export function BookingButton({
  campaign,
  children = 'Book a free consultation',
}: {
  campaign: Campaign;
  children?: string;
}) {
  return <OutButton href={bookingUrl(campaign)}>{children}</OutButton>;
}

/** The second channel, as a quiet button. */
export function WhatsAppButton({ children = 'Ask on WhatsApp' }: { children?: string }) {
  return (
    <OutLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </OutLink>
  );
}
