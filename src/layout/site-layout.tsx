import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FocusHeading } from './focus-heading.tsx';
import { Footer } from './footer.tsx';
import { DesktopMenu, Header } from './header.tsx';
import { LateFonts } from './late-fonts.tsx';
import { SkipLink } from './skip-link.tsx';
import { WholeStyleSheet } from './style-sheet.tsx';

/** Header, page, footer. Each path change starts at the top; back and forward restore the place. */
export const SiteLayout = Object.assign(Frame, { preload: DesktopMenu.preload });

function Frame() {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
      <FocusHeading />
      <LateFonts />
      <WholeStyleSheet />
    </>
  );
}
