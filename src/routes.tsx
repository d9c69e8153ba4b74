import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { RouteRecord } from 'vite-react-ssg';
import { loadState, stateAtPath, stateIds } from './content/states/registry.ts';
import { ApplicationError } from './layout/application-error.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { once } from './lib/once.ts';
import { stateSlug } from './lib/us-states.ts';
import type { PagePath } from './site/paths.ts';
import { deferred } from './ui/deferred.tsx';

interface PageModule {
  default: ComponentType;
  /** Fetches what the page at an address shows beyond its code and its words: drawings, parts that load late. */
  preload?: (pathname: string) => unknown;
}

/**
 * A filtered directory (pages/states/directory-search-text.ts) and a prefilled form (pages/contact/prefill.ts) must be right
 * at once, also on a direct visit. Labels of a campaign need nothing.
 */
const isFilteredOrPrefilled = () => /[?&](?:q|topic)=/.test(location.search);

/**
 * A page's code reaches the browser when a visitor turns to the page: the first page's is prerendered and stays as it is
 * until it is pointed at, focused or touched; any other's is fetched on the way to it (layout/navigation.ts).
 * @param words Fetches the words of the page at an address, if they are not part of its code.
 */
function page(source: () => Promise<PageModule>, words?: (pathname: string) => Promise<unknown> | undefined) {
  // A second import() of the same file would take a turn of the event loop, on which the click would wait.
  const load = once(source);
  const Page = deferred<object>(load, {
    selector: 'main',
    eager: isFilteredOrPrefilled,
    // Fetched together with the code, since either can fail. The build loads them before it renders.
    needs: () => (import.meta.env.SSR ? undefined : words?.(location.pathname)),
  });
  const preload = (pathname: string) =>
    Promise.all([Page.preload(), words?.(pathname), load().then((module) => module.preload?.(pathname))]);
  // The key makes each page of a shared route a component of its own: the next must not wait for what the first left
  // unloaded.
  return Object.assign(() => <Page key={useLocation().pathname} />, { preload });
}

const LandingLayout = deferred<object>(() => import('./layout/landing-layout.tsx'), { selector: '#root' });
const NotFound = page(() => import('./pages/not-found.tsx'));

const StatePage = page(
  () => import('./pages/states/state-page.tsx'),
  (pathname) => {
    const id = stateAtPath(pathname);
    return id && loadState(id);
  },
);

type LandingPath = '/divorce-lawyers-lp1' | '/divorce-lawyers-lp2';
type RootStatePath = '/california-divorce-lawyer-seo' | '/texas-divorce-lawyer-seo';
type SitePages = Record<Exclude<PagePath, LandingPath | RootStatePath>, () => Promise<PageModule>>;

/** Every page but the states', in the order of the route table. A path without a page, or the reverse, is a type error. */
const sitePages = {
  '/': () => import('./pages/home/home.tsx'),
  '/about': () => import('./pages/about/about.tsx'),
  '/services': () => import('./pages/services/services.tsx'),
  '/services/local-seo': () => import('./pages/services/local-seo.tsx'),
  '/services/technical-seo': () => import('./pages/services/technical-seo.tsx'),
  '/services/content-marketing': () => import('./pages/services/content-marketing.tsx'),
  '/services/reputation-management': () => import('./pages/services/reputation-management.tsx'),
  '/case-studies': () => import('./pages/case-studies/case-studies.tsx'),
  '/contact': () => import('./pages/contact/contact.tsx'),
  '/thank-you': () => import('./pages/thank-you.tsx'),
  '/resources': () => import('./pages/resources/resources.tsx'),
  '/privacy-policy': () => import('./pages/legal/privacy-policy.tsx'),
  '/terms-of-service': () => import('./pages/legal/terms-of-service.tsx'),
  '/divorce-lawyer-seo': () => import('./pages/company/company.tsx'),
  '/states': () => import('./pages/states/states-directory.tsx'),
} satisfies SitePages;

const landingPages = {
  '/divorce-lawyers-lp1': () => import('./pages/landing/long-form.tsx'),
  '/divorce-lawyers-lp2': () => import('./pages/landing/shared-leads.tsx'),
} satisfies Record<LandingPath, () => Promise<PageModule>>;

/** The two state pages that answer at the root level as well (specification, route table). */
const rootStatePaths: RootStatePath[] = ['/california-divorce-lawyer-seo', '/texas-divorce-lawyer-seo'];

const routesOf = (pages: Record<string, () => Promise<PageModule>>): RouteRecord[] =>
  Object.entries(pages).map(([path, load]) => ({ path, Component: page(load) }));

/**
 * The one route tree. The build renders it to files, the browser hydrates it. State pages hang on one dynamic route,
 * whose paths are the content files; an unknown state falls to the not-found page inside it.
 */
export const routes: RouteRecord[] = [
  {
    errorElement: <ApplicationError />,
    children: [
      {
        Component: SiteLayout,
        children: [
          ...routesOf(sitePages),
          ...rootStatePaths.map((path) => ({ path, Component: StatePage })),
          {
            path: '/states/:slug',
            Component: StatePage,
            getStaticPaths: () => stateIds.map((id) => `/states/${stateSlug(id)}`),
          },
          { path: '/404', Component: NotFound },
          { path: '*', Component: NotFound },
        ],
      },
      { Component: LandingLayout, children: routesOf(landingPages) },
    ],
  },
];
