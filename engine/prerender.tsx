import type { Context } from 'react';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';

/**
 * The engine calls it in the build, once for the whole tree, then for each page.
 * @param Page Gives each page an object of its own, into which it writes its facts for the build (`writtenBy` in build.ts).
 */
export const prerender = <Said extends object>(routes: RouteRecord[], Page: Context<Partial<Said>>) =>
  ViteReactSSG({ routes }, (context) => {
    const page = {};
    // The engine copies the context, but not the objects in it.
    context.initialState.page = page;
    // The engine's option for collecting styles is the one that takes a provider.
    context.getStyleCollector = () => ({ collect: (app) => <Page value={page}>{app}</Page>, toString: () => '' });
  });
