import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { buttonClass } from '../ui/link.tsx';

/**
 * The last resort when a page fails to render (specification, section 8). Its links load documents: the router may be what
 * failed.
 */
export function ApplicationError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
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
            <button type="button" className={buttonClass('go')} onClick={() => location.reload()}>
              Load the page again
            </button>
            <a className={buttonClass('alt')} href="/" data-reload>
              Back to Home
            </a>
            <a className="tl" href="/contact" data-reload>
              Contact us
            </a>
          </div>
        </div>
      </div>
    </main>
  );
}
