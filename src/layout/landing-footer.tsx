import { PageLink } from '../links/page-link.tsx';
import { brand } from '../site/brand.ts';
import { CompanyDetails } from '../ui/company-details.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';

const linkClass =
  'inline-flex min-h-11 items-center text-on-ink decoration-2 decoration-mark underline-offset-[0.25em] hover:underline';

/** Who we are, as far as it is set, and our terms. No other link leads off a landing page. */
export const LandingFooter = () => (
  // The border separates it from the dark closing band.
  <footer lang={brand.language} className="page-section on-ink flex-1 border-rule-ink border-t py-4 print:hidden">
    <div className="section-body flex flex-wrap items-center gap-x-8 text-note text-on-ink-2">
      <span className="mr-auto py-2 max-md:w-full">
        © {brand.copyrightYear} {brand.name}. {brand.blurb}
      </span>
      <CompanyDetails className="max-md:w-full" linkClass={linkClass} />
      <PhoneLink className={linkClass} />
      <PageLink className={linkClass} to="/privacy-policy">
        Privacy Policy
      </PageLink>
      <PageLink className={linkClass} to="/terms-of-service">
        Terms of Service
      </PageLink>
    </div>
  </footer>
);
