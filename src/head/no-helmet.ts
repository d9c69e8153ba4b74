import type { ReactNode } from 'react';

/** Stands in for react-helmet-async, which vite-react-ssg imports and nothing here uses (stack notes). */
export const HelmetProvider = ({ children }: { children: ReactNode }): ReactNode => children;
export const Helmet = (): null => null;
