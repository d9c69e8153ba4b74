import type { ReactNode } from 'react';

/** Stands in for react-helmet-async, which vite-react-ssg imports: unhead writes the head, so it would be dead weight. */
export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;
/** The other import of vite-react-ssg. */
export const Helmet = (): null => null;
