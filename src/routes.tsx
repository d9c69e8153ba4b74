import type { ComponentType } from 'react';
import type { RouteRecord } from 'vite-react-ssg';
import { hasStatePage, loadState, stateIds } from './content/states/registry.ts';
import { ApplicationError } from './layout/application-error.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { once } from './lib/once.ts';
import { stateOfSlug, stateSlug } from './lib/us-states.ts';
import type { PagePath } from './site/paths.ts';
import { deferred } from './ui/deferred.tsx';

interface PageModule {
  default: ComponentType;
}

/** A filtered directory and a prefilled form must be themselves at once, also on a direct visit. */
const hasQuery = () => location.search !== '';

/**
 * A page's code reaches the browser when a visitor turns to the page: the first page's is prerendered and stays as it is
 * until it is pointed at, focused or touched; any other's is fetched on the way to it (layout/navigation.ts).
 */
const page = (load: () => Promise<PageModule>) => deferred(load, { selector: 'main', eager: hasQuery });

const LandingLayout = deferred<object>(() => import('./layout/landing-layout.tsx'), { selector: '#root' });
const NotFound = page(() => import('./pages/not-found.tsx'));

const loadStatePage = once(() => import('./pages/states/state-page.tsx'));

const stateAt = (pathname: string) => {
  const id = stateOfSlug(pathname.split('/').at(-1));
  return id && hasStatePage(id) ? id : undefined;
};

/** A state's page needs its words too. They come with its code, since either can be missing (ui/deferred.tsx). */
async function loadStateHere(): Promise<PageModule> {
  const id = import.meta.env.SSR ? undefined : stateAt(location.pathname);
  const [module] = await Promise.all([loadStatePage(), id && loadState(id)]);
  return module;
}

/** Ahead of a visit it fetches the map as well, which the first page's HTML has. */
const StatePage = Object.assign(page(loadStateHere), {
  preload: (pathname: string) => {
    const id = stateAt(pathname);
    return Promise.all([id && loadState(id), loadStatePage().then(({ preload }) => preload(id))]);
  },
});

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
