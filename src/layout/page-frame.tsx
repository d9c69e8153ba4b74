import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { FocusHeading } from './focus-heading.tsx';
import { SkipLink } from './skip-link.tsx';

/** What every page has: the way past the header, the page itself, and what a navigation does to the view and the focus. */
export function PageFrame({ header, footer }: { header: ReactNode; footer: ReactNode }) {
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
