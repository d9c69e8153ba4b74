import { settings } from '../site/settings.ts';

/** The agency's telephone number, if VITE_PHONE is set. */
export const PhoneLink = ({ className }: { className: string }) =>
  settings.phone && (
    <a className={className} style={{ whiteSpace: 'nowrap' }} href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>
      {settings.phone}
    </a>
  );
