import './styles/app.css';
import { createRootFor } from '../engine/create-root.tsx';
import { createClientRouter } from './layout/client-router.tsx';
import { correctAddress } from './layout/correct-address.ts';
import { routes } from './routes.tsx';

/**
 * The app. The build renders its pages to HTML; in the browser, start.js loads it, and it hydrates the page, unless that is
 * about to be replaced.
 */
export const createRoot = (import.meta.env.SSR || correctAddress()) && createRootFor(routes, createClientRouter);
