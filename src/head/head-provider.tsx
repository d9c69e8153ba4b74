import { UnheadProvider } from '@unhead/react/client';
import { Outlet } from 'react-router-dom';
import type { Unhead } from 'unhead/types';
import type { RouteRecord } from 'vite-react-ssg';

/** The same route tree below a provider of `head`. */
export function provideHead(routes: readonly RouteRecord[], head: Unhead): RouteRecord[] {
  return [
    {
      // The engine has numbered the tree from 0 already.
      id: 'head',
      element: (
        <UnheadProvider head={head}>
          <Outlet />
        </UnheadProvider>
      ),
      children: [...routes],
    },
  ];
}
