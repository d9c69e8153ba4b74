import { brand } from '../site/brand.ts';
import { LegalLinks } from './legal-links.tsx';

/** No link leads off a landing page but those to our terms. */
export const LandingFooter = () => (
  // The border separates it from the dark closing band.
  <footer lang={brand.language} className="page-section on-ink flex-1 border-rule-ink border-t py-4 print:hidden">
    <div className="section-body flex flex-wrap items-center gap-x-8 text-note text-on-ink-2">
      <span className="mr-auto py-2 max-md:w-full">
        © {brand.copyrightYear} {brand.name}. {brand.blurb}
      </span>
      <LegalLinks />
    </div>
  </footer>
);
