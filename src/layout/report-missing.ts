import type { createBrowserRouter } from 'react-router-dom';
import { stateWithPage } from '../content/states/registry.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether the not-found page answers: at an unknown path, or at that of a state without a page. */
function isMissing({ matches }: Router['state']): boolean {
  const match = matches.at(-1);
  return match?.params.slug === undefined ? match?.route.path === '*' : !stateWithPage(match.params.slug);
}

/**
 * Reports on the console which path was not found (specification, section 2, "Not found"): as soon as the app is there,
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
