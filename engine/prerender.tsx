import type { Context } from 'react';
import { type RouteRecord, ViteReactSSG } from 'vite-react-ssg';

/**
 * What the engine calls in the build: once for the whole tree, then for each page.
 * @param Page Each page gets an object of its own through it, to write what the build should know (`writtenBy` in build.ts).
 */
export const prerender = <Said extends object>(routes: RouteRecord[], Page: Context<Partial<Said>>) =>
  ViteReactSSG({ routes }, (context) => {
    const page = {};
    // The engine copies the context, but not what is in it.
    context.initialState.page = page;
    // The engine's option for collecting styles is the one that takes a provider.
    context.getStyleCollector = () => ({ collect: (app) => <Page value={page}>{app}</Page>, toString: () => '' });
  });
