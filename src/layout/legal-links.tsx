import { PageLink } from '../links/page-link.tsx';
import { CompanyDetails } from '../ui/company-details.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

/** For links on the dark ground of a footer. */
export const footerLinkClass =
  'inline-flex min-h-11 items-center decoration-2 underline-offset-[0.25em] hover:underline';

const linkClass = `${footerLinkClass} text-on-ink`;

/** The company’s details that are set, and links to the two legal pages. */
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
