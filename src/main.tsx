import './styles/app.css';
// The engine imports it only after the router: without this line, one more round trip.
import 'react-dom/client';
import type { RouteObject } from 'react-router-dom';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';
import { createClientRouter, withHead } from './layout/client-router.tsx';
import { routes } from './routes.tsx';

/**
 * The engine's entry, for the build and for the browser. Each prerendered page gets a head of its own, which the build
 * writes (scripts/build/pages.ts); the browser keeps one for the whole visit.
 */
export const createRoot = ViteReactSSG({ routes, customCreateRouter: createClientRouter }, async (context) => {
  // Without a path, the engine asks for the whole tree.
  if (!import.meta.env.SSR || !context.routePath) return;
  const { createHead } = await import('@unhead/react/server');
  const head = createHead();
  Object.assign(context, { head, routes: withHead(context.routes as RouteObject[], head) as RouteRecord[] });
});
