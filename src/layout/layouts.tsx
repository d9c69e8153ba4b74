import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, useRouteError } from 'react-router-dom';
import { LostFile } from '../lib/lost-file.ts';
import { discoveryCallUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { AnchorLink, buttonClass, OutLink } from '../ui/link.tsx';
import { Footer, LegalLine } from './footer.tsx';
import { BrandLink, Header } from './header.tsx';

/** Header, page, footer. */
export const SiteLayout = () => <PageFrame header={<Header />} footer={<Footer />} />;

/**
 * The frame of the landing pages. It offers one thing, the discovery call, and keeps it within reach while the page
 * scrolls; there is no menu, no WhatsApp and no second offer to weigh against it. Two ways out stay on purpose: the mark,
 * which leads to the rest of the site, because this reader checks who is writing before answering, and the legal pages,
 * which advertising owes its reader; breadcrumbs would be a third. The footer says in words who we are, as every page
 * does.
 */
export const LandingLayout = () => <PageFrame header={<LandingHeader />} footer={<LandingFooter />} />;

const LandingHeader = () => (
  <header className="bar">
    <div className="bar__in">
      <BrandLink />
      <OutLink className={`${buttonClass('primary', true)} btn--bar`} href={discoveryCallUrl()}>
        Book a call
      </OutLink>
    </div>
  </header>
);

const LandingFooter = () => (
  <footer className="foot sheet sheet--ink on-ink">
    <div className="body">
      <p className="foot__b max-w-text text-on-ink-2">{brand.blurb}</p>
      <LegalLine />
    </div>
  </footer>
);

/** What every page has: the way past the header, the page itself, and what a navigation does to the view and the focus. */
function PageFrame({ header, footer }: { header: ReactNode; footer: ReactNode }) {
  const isComing = useNavigation().state === 'loading';
  // Until then, style sheets and the browser do what a script would (styles/accordion.css, styles/panel.css).
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <>
      <SkipLink />
      {header}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {footer}
      {isComing && <div className="coming" />}
      <ScrollRestoration />
      <FocusHeading />
    </>
  );
}

/** The way past the header for keyboard users: the first thing on every page, out of sight until it has the focus. */
function SkipLink() {
  return (
    <AnchorLink className="skip" to="#main">
      Skip to content
    </AnchorLink>
  );
}

/**
 * Moves the focus to the heading of a page that was reached in the app, or to the part that its fragment names: screen
 * readers say where the visitor is, and the keyboard goes on from there, as after the load of a document.
 */
function FocusHeading(): null {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (pathname === shown.current) return;
    shown.current = pathname;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector<HTMLElement>('main h1');
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}

/**
 * The last resort when a page fails to render (specification, section 8). Its links load documents: the router may be what
 * failed. A page whose files a release has replaced since the tab was opened is loaded anew.
 */
export function ApplicationError() {
  const error = useRouteError();
  const isStale = error instanceof LostFile;
  useEffect(() => {
    // The address is that of the wanted page already. This cannot loop: a document that lacks a file stays as it was built,
    // and only a visitor's click leads here again.
    if (isStale) location.reload();
    else console.error(error);
  }, [error, isStale]);
  if (isStale) return null;
  return (
    <main id="main" className="sheet hero hero--state">
      <div className="body" role="alert">
        <div>
          <h1 id="h1">Unexpected Application Error!</h1>
          <p className="lede">
            This page failed while it was loading. Loading it again usually helps. If it does not, the home page and the
            contact page still work.
          </p>
          {import.meta.env.DEV && <p>{String(error)}</p>}
          <div className="acts">
            <button type="button" className={buttonClass('primary')} onClick={() => location.reload()}>
              Load the page again
            </button>
            <a className={buttonClass('secondary')} href="/">
              Back to Home
            </a>
            <a className="tl" href="/contact">
              Contact us
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}
