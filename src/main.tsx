import './styles/app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createClientRouter } from './layout/client-router.tsx';
import { correctAddress } from './layout/correct-address.ts';
import { keepVisit } from './layout/keep-visit.ts';
import { routes } from './routes.tsx';

/** The site in the browser: start.ts loads it, and it hydrates the page that the build has rendered (prerender.tsx). */
async function start(container: HTMLElement): Promise<void> {
  const router = await createClientRouter(routes);
  const app = <RouterProvider router={router} future={{ v7_startTransition: true }} />;
  const isPrerendered = container.hasChildNodes();
  startTransition(() => {
    // `npm run dev` serves an empty page.
    if (isPrerendered) hydrateRoot(container, app, { onRecoverableError: keepVisit(router) });
    else createRoot(container).render(app);
  });
}

const container = document.getElementById('root');
if (container && correctAddress(routes))
  start(container).catch((error) => {
    // The code of the page could not be fetched. As when this file can’t be (start.ts), it stays as it is without scripts.
    delete document.documentElement.dataset.scripts;
    throw error;
  });
