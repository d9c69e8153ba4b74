import './styles/app.css';
import type { RouteObject } from 'react-router-dom';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { provideHead } from './head/head-provider.tsx';
import type { PrerenderedPage } from './head/prerendered-page.ts';
import { createClientRouter } from './layout/client-router.tsx';
import { preloadPage } from './layout/preload-page.ts';
import { withSharedParts } from './layout/shared-part.tsx';
import { routes } from './routes.tsx';

/** What only the build needs, kept out of the browser's bundle. Imported once, not for each page. */
const prerender = import.meta.env.SSR
  ? Promise.all([import('@unhead/react/server'), import('./head/structured-data.tsx')])
  : undefined;

/**
 * The engine's entry, for the build and for the browser. Each prerendered page gets a head of its own, which holds its tags
 * and no other page's; the browser keeps one for the whole visit (layout/client-router.tsx).
 */
export const createRoot = ViteReactSSG({ routes, customCreateRouter: createClientRouter }, async (context) => {
  // In the browser the router is ready. React starts in a task of its own, so that a touch that is waiting comes first.
  if (!prerender) return new Promise((resolve) => setTimeout(resolve));
  const [{ createHead }, { graphOf }] = await prerender;
  // Without a path, the engine needs the whole tree.
  if (!context.routePath) return;
  const pathname = context.routePath;
  // What is loaded does not suspend: the page can be rendered in one go.
  const page = (await preloadPage(context.routes as RouteObject[], pathname)) as RouteRecord[];
  const head = createHead();
  const prerendered: PrerenderedPage = {
    head,
    graph: (name) => graphOf(head, name),
    complete: (html) => withSharedParts(html, pathname),
  };
  Object.assign(context, prerendered, { routes: provideHead(page, head) });
});
