import type { createBrowserRouter } from 'react-router-dom';
import { hasStatePage } from '../content/states/registry.ts';
import { stateOfSlug } from '../lib/us-states.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the not-found page answers: at an unknown path, or at that of a state without a page. */
function isMissing({ matches }: Router['state']): boolean {
  const match = matches.at(-1);
  const slug = match?.params.slug;
  if (slug === undefined) return match?.route.path === '*';
  const state = stateOfSlug(slug);
  return !state || !hasStatePage(state);
}

/**
 * Says on the console which path was asked for in vain (specification, section 2, "Not found"): as soon as the app is there,
 * which may be long before a visitor wakes the page.
 */
export function reportMissing(router: Router): void {
  let seen: string | undefined;
  const report = (state: Router['state']) => {
    const { pathname } = state.location;
    if (pathname !== seen && isMissing(state)) console.warn(`No page at ${pathname}`);
    seen = pathname;
  };
  report(router.state);
  router.subscribe(report);
}
