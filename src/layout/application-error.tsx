import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { LostFile } from '../lib/lost-file.ts';
import { buttonClass } from '../ui/link.tsx';

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
