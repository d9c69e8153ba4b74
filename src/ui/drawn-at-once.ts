import { createContext } from 'react';

/** Whether the sections below a page's hero are drawn with it (the usual), or right after it, so that it is painted sooner. */
export const DrawnAtOnce = createContext(true);
