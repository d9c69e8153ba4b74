import { settings } from '../site/settings.ts';

const { legalName, address, publicEmail } = settings;

export const EmailLink = ({ className }: { className: string }) =>
  publicEmail && (
    <a className={className} href={`mailto:${publicEmail}`}>
      {publicEmail}
    </a>
  );

/** The company’s legal name, address, and email, as far as they are set. */
export const CompanyDetails = ({ className, linkClass }: { className: string; linkClass: string }) =>
  (legalName || address || publicEmail) && (
    <address className={`${className} not-italic`}>
      {[legalName, address].filter(Boolean).join(', ')} <EmailLink className={linkClass} />
    </address>
  );
