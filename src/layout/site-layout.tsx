import { ScrollRestoration, useLocation } from 'react-router-dom';
import { placeKey } from './first-page-fragments.ts';
import { FocusHeading } from './focus-heading.tsx';
import { Footer } from './footer.tsx';
import { DesktopMenu, Header, headerVariant } from './header.tsx';
import { LateFonts } from './late-fonts.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { SharedPart } from './shared-part.tsx';
import { SkipLink } from './skip-link.tsx';
import { WholeStyleSheet } from './style-sheet.tsx';

/** Header, page, footer. Each path change starts at the top; back and forward restore the place. */
export const SiteLayout = Object.assign(Frame, { preload: DesktopMenu.preload });

function Frame() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <SharedPart element="header" variant={import.meta.env.SSR && headerVariant(pathname)}>
        <Header />
      </SharedPart>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <SharedPart element="footer" variant="site">
        <Footer />
      </SharedPart>
      <ScrollRestoration getKey={placeKey} />
      <FocusHeading />
      <LateFonts />
      <WholeStyleSheet />
    </>
  );
}
