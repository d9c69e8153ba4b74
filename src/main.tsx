import './styles/app.css';
import { createRootFor } from '../engine/create-root.tsx';
import { createClientRouter } from './layout/client-router.tsx';
import { routes } from './routes.tsx';

/** The app. The build renders its pages to HTML; in the browser, start.js loads it, and it hydrates the page. */
export const createRoot = createRootFor(routes, createClientRouter);
