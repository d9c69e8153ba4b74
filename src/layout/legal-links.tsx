import { PageLink } from '../links/page-link.tsx';
import { CompanyDetails } from '../ui/company-details.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

/** For links on the dark ground of a footer. */
export const footerLinkClass =
  'inline-flex min-h-11 items-center decoration-2 underline-offset-[0.25em] hover:underline';

const linkClass = `${footerLinkClass} text-on-ink`;

/** Who we are, as far as it is set, and our terms. */
export const LegalLinks = () => (
  <>
    <CompanyDetails className="max-md:w-full" linkClass={linkClass} />
    <PhoneLink className={linkClass} />
    <PageLink className={linkClass} to="/privacy-policy">
      Privacy Policy
    </PageLink>
    <PageLink className={linkClass} to="/terms-of-service">
      Terms of Service
    </PageLink>
  </>
);
