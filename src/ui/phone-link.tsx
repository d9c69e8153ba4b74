import type { ReactNode } from 'react';
import { settings } from '../site/settings.ts';

/** The agency's telephone number, if VITE_PHONE is set. */
export const PhoneLink = ({ className, children = settings.phone }: { className: string; children?: ReactNode }) =>
  settings.phone && (
    <a className={className} style={{ whiteSpace: 'nowrap' }} href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
