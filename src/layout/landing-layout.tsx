import { ScrollRestoration } from 'react-router-dom';
import { discoveryCallUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { buttonClass, OutLink } from '../ui/link.tsx';
import { BrandLink } from './brand-mark.tsx';
import { placeKey } from './first-page-fragments.ts';
import { FocusHeading } from './focus-heading.tsx';
import { LateFonts } from './late-fonts.tsx';
import { LegalLine } from './legal-line.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { SkipLink } from './skip-link.tsx';
import { WholeStyleSheet } from './style-sheet.tsx';

/**
 * The frame of the landing pages. It offers one thing, the discovery call, and keeps it within reach while the page
 * scrolls; there is no menu, no WhatsApp and no second offer to weigh against it. Two ways out stay on purpose: the mark,
 * which leads to the rest of the site, because this reader checks who is writing before answering, and the legal pages,
 * which advertising owes its reader; breadcrumbs would be a third. The footer says in words who we are, as every page
 * does.
 */
export default function LandingLayout() {
  return (
    <>
      <SkipLink />
      <header className="bar">
        <div className="bar__in">
          <BrandLink />
          <OutLink className={`${buttonClass('go', true)} btn--bar`} href={discoveryCallUrl()}>
            Book a call
          </OutLink>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <footer className="foot sheet sheet--ink on-ink">
        <div className="body">
          <p className="foot__b max-w-text text-on-ink-2">{brand.blurb}</p>
          <LegalLine />
        </div>
      </footer>
      <ScrollRestoration getKey={placeKey} />
      <FocusHeading />
      <LateFonts />
      <WholeStyleSheet />
    </>
  );
}
