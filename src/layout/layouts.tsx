import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
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
