import { createHead, UnheadProvider } from '@unhead/react/server';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';

/** What the engine calls in the build: once for the whole tree, then for each page. */
export const prerender = (routes: RouteRecord[]) =>
  ViteReactSSG({ routes }, (context) => {
    const head = createHead();
    // Where `<PageHead>` writes the tags of this page, and the build finds them (scripts/build/pages.ts). The engine's own
    // head is react-helmet-async, which doesn't support React 19; its hook for collecting styles takes any provider.
    context.initialState.head = head;
    context.getStyleCollector = () => ({
      collect: (app) => <UnheadProvider value={head}>{app}</UnheadProvider>,
      toString: () => '',
    });
  });
