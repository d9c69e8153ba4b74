import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { DrawnAtOnce } from '../ui/drawn-at-once.ts';

/**
 * The page inside its layout. After a click its heading is painted first and the sections below it right after. Going back,
 * or to a fragment, needs the page's whole height at once. The first page is already complete.
 */
export function PageOutlet() {
  const isBack = useNavigationType() === 'POP';
  const { hash } = useLocation();
  return (
    <DrawnAtOnce value={isBack || hash !== ''}>
      <Outlet />
    </DrawnAtOnce>
  );
}
