import { settings } from '../site/settings.ts';

const { legalName, address, publicEmail } = settings;

/** The company’s legal name, address, and email: those that are set. */
export const CompanyDetails = ({ className, linkClass }: { className: string; linkClass: string }) =>
  (legalName || address || publicEmail) && (
    <address className={`${className} not-italic`}>
      {[legalName, address].filter(Boolean).join(', ')}{' '}
      {publicEmail && (
        <a className={linkClass} href={`mailto:${publicEmail}`}>
          {publicEmail}
        </a>
      )}
    </address>
  );
