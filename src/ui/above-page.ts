import { createContext, type ReactNode } from 'react';

/** Shows an element above whatever page is open, for the rest of the visit. Provided by layout/layouts.tsx. */
export const ShowAbovePage = createContext<(element: ReactNode) => void>(() => {});
