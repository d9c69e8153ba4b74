import type { ReactNode } from 'react';

/** Ruled parts one below the other, such as a table and a disclosure: each begins on the last rule of the one above it. */
export const Ruled = ({ children }: { children: ReactNode }) => <div className="*:not-first:-mt-px">{children}</div>;
