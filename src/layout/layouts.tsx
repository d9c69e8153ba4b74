import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../lib/chunk-load-error.ts';
import { AnchorLink } from '../links/anchor-link.tsx';
import { ShowAbovePage } from '../ui/above-page.ts';
import { Actions, buttonClass } from '../ui/button.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header, LandingHeader } from './header.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { PageViews } from './page-views.tsx';

/**
 * Stays from page to page, also between the two layouts: focus and scroll position, the loading bar, and a place for what a page
 * shows above all pages.
 */
export function RootLayout() {
  const isLoading = useNavigation().state === 'loading';
  const [above, showAbove] = useState<ReactNode>();
  // Before hydration, CSS does some of the script’s work (ui/accordion.tsx, styles/navigation.css).
  useEffect(() => {
    document.documentElement.toggleAttribute('data-hydrated', true);
  }, []);
  return (
    <ShowAbovePage value={showAbove}>
      <Outlet />
      {above}
      {/* A border, because forced colors remove backgrounds. */}
      {isLoading && (
        <div className="fixed inset-x-0 top-0 z-90 animate-loading border-ink border-t-2" data-testid="loading" />
      )}
      <FocusTarget />
      <ScrollRestoration />
      <PageViews />
    </ShowAbovePage>
  );
}

export const SiteLayout = () => (
  <PageFrame
    header={
      <>
        <Header />
        {import.meta.env.VITE_ANNOUNCEMENT && <Announcement />}
      </>
    }
    footer={<Footer />}
  />
);

/** Landing pages offer one thing, the discovery call: no menu, no link home, no WhatsApp, no breadcrumbs above it. */
export const LandingLayout = () => <PageFrame header={<LandingHeader />} footer={<LandingFooter />} />;

const PageFrame = ({ header, footer }: { header: ReactNode; footer: ReactNode }) => (
  <>
    <SkipLink />
    {header}
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    {footer}
  </>
);

function SkipLink() {
  return (
    <AnchorLink
      className="fixed -top-24 left-4 z-90 bg-ink px-5 py-3 font-semibold text-on-ink focus:top-4 print:hidden"
      to="#main"
    >
      Skip to content
    </AnchorLink>
  );
}

/**
 * After an in-app navigation, moves focus to the element that the fragment names, which it opens, or to a new page’s
 * heading, so that screen readers announce the page. Runs before the router scrolls to the target.
 */
function FocusTarget(): null {
  const location = useLocation();
  const shown = useRef(location);
  useLayoutEffect(() => {
    if (location === shown.current) return;
    const isNewPage = location.pathname !== shown.current.pathname;
    shown.current = location;
    const heading = isNewPage ? document.querySelector<HTMLElement>('main h1') : null;
    const target = document.getElementById(location.hash.slice(1)) ?? heading;
    target?.closest('details')?.toggleAttribute('open', true);
    // A link or a button keeps its place in the Tab order.
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [location]);
  return null;
}

/** Shown when a page fails to render. Its links load documents, because the router may be what failed. */
export function ApplicationError() {
  const error = useRouteError();
  const isStale = error instanceof ChunkLoadError;
  useEffect(() => {
    // A new release has replaced the page’s files. The address is already the new page’s, so reloading gets it. This
    // cannot loop: the reloaded page is prerendered, and only a click can lead here again.
    if (isStale) location.reload();
    else reportError(error);
  }, [error, isStale]);
  if (isStale) return null;
  return (
    <main id="main" className="page-section pt-9 pb-section lg:pt-15 lg:pb-20">
      <div className="section-body" role="alert">
        <div className="max-w-text">
          <h1>Unexpected Application Error!</h1>
          <p className="lede mt-6">
            This page failed while it was loading. Loading it again usually helps. If it does not, the home page and the
            contact page still work.
          </p>
          {import.meta.env.DEV && <p>{String(error)}</p>}
          <Actions className="mt-8">
            <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
              Load the page again
            </button>
            <a className={buttonClass('secondary')} href="/">
              Back to Home
            </a>
            <a className="inline-flex min-h-11 items-center gap-2 text-link" href="/contact">
              Contact us
            </a>
          </Actions>
        </div>
      </div>
    </main>
  );
}
