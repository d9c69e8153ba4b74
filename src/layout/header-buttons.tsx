import { ExternalLink } from '../links/external-link.tsx';
import { whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { PhoneIcon, WhatsAppIcon } from '../ui/icon.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

/** The badge of the consultation button. */
export const RedDot = () => (
  <i className="absolute top-1 right-1 size-3 rounded-full border-[1.5px] border-card bg-signal" aria-hidden="true" />
);

/** The chat, or the telephone number where the owner has taken WhatsApp off the site. */
export function WhatsAppOrPhone({ className, labelClass }: { className: string; labelClass?: string }) {
  const linkClass = `inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-xs font-semibold text-small hover:bg-sunk ${className}`;
  if (!settings.whatsappNumber)
    return (
      import.meta.env.VITE_PHONE && (
        <PhoneLink className={linkClass}>
          <PhoneIcon className="size-5.5" />
          <span className={labelClass}>{settings.phone}</span>
        </PhoneLink>
      )
    );
  return (
    <ExternalLink className={linkClass} href={whatsAppUrl()}>
      <span className="ringing relative text-success">
        <WhatsAppIcon className="size-5.5" />
      </span>
      <span className={labelClass}>WhatsApp</span>
    </ExternalLink>
  );
}
