// The engine imports it only after the router: without this line, one more round trip.
import 'react-dom/client';
import { Outlet } from 'react-router-dom';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { PrerenderContext, type PrerenderedPage } from '../src/head/head-tags.tsx';

type CreateRouter = Parameters<typeof ViteReactSSG>[0]['customCreateRouter'];

/**
 * What vite-react-ssg calls in the build for each page, and in the browser once. Each prerendered page gets a head of its
 * own, which the build writes (scripts/build/pages.ts); in the browser, React updates it (src/head/head-tags.tsx).
 */
export const createRootFor = (routes: RouteRecord[], customCreateRouter: CreateRouter) =>
  ViteReactSSG({ routes, customCreateRouter }, async (context) => {
    // Without a path, the engine asks for the whole tree.
    if (!import.meta.env.SSR || !context.routePath) return;
    const { createHead, UnheadProvider } = await import('@unhead/react/server');
    const page: PrerenderedPage = { head: createHead() };
    const withHead: RouteRecord = {
      // The engine has numbered the tree from 0 already.
      id: 'head',
      element: (
        <UnheadProvider value={page.head}>
          <PrerenderContext value={page}>
            <Outlet />
          </PrerenderContext>
        </UnheadProvider>
      ),
      children: context.routes as RouteRecord[],
    };
    Object.assign(context, { initialState: page, routes: [withHead] });
  });
