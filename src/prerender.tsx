import './styles/app.css';
import { prerender } from '../engine/prerender.tsx';
import { BuiltFacts } from './head/page-head.tsx';
import { routes } from './routes.tsx';

/** The site in the build, where vite-react-ssg renders the routes to HTML. In the browser: main.tsx. */
export const createRoot = prerender(routes, BuiltFacts);
