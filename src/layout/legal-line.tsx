import { brand } from '../site/brand.ts';
import { PageLink } from '../ui/link.tsx';

/** The last line of every page: whose it is, and the two legal texts. */
export function LegalLine() {
  return (
    <div className="foot__l">
      <span>
        © {brand.copyrightYear} {brand.name}
      </span>
      <PageLink to="/privacy-policy">Privacy Policy</PageLink>
      <PageLink to="/terms-of-service">Terms of Service</PageLink>
    </div>
  );
}
