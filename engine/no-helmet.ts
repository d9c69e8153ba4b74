import type { ReactNode } from 'react';

/** Replaces react-helmet-async, which vite-react-ssg imports, in the browser: unhead writes the head. */
export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;
/** The other name that vite-react-ssg imports. */
export const Helmet = (): null => null;
