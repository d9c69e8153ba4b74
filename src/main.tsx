import './styles/app.css';
import { ViteReactSSG } from 'vite-react-ssg';
import { provideHead } from './head/head-provider.tsx';
import type { PrerenderedPage } from './head/prerendered-page.ts';
import { createClientRouter } from './layout/client-router.tsx';
import { routes } from './routes.tsx';

/**
 * The engine's entry, for the build and for the browser. Each prerendered page gets a head of its own (pages render
 * concurrently, so a shared one would mix them); the browser keeps one for the whole visit (layout/client-router.tsx).
 */
export const createRoot = ViteReactSSG({ routes, customCreateRouter: createClientRouter }, async (context) => {
  if (!import.meta.env.SSR) return;
  const { createHead } = await import('@unhead/react/server');
  const { graphOf } = await import('./head/structured-data.tsx');
  const head = createHead();
  const page: PrerenderedPage = { head, graph: (heading) => graphOf(head, heading) };
  Object.assign(context, page, { routes: provideHead(context.routes, head) });
});
