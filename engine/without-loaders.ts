import type { RouteObject } from 'react-router-dom';

/** The routes without the loaders that vite-react-ssg gives each of them. Our pages carry their own content. */
export const withoutLoaders = (routes: RouteObject[]): RouteObject[] =>
  routes.map(
    ({ loader: _, children, ...route }) =>
      ({ ...route, children: children && withoutLoaders(children) }) as RouteObject,
  );
