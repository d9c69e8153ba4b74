import type { ReactNode } from 'react';

/** The frieze's drawing units; on narrow screens its middle is shown. */
export const frieze = { width: 1200, height: 176 };

/** A wide drawing below the hero: flat, hairlines, the design's colors. Decoration. */
export function Frieze({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${frieze.width} ${frieze.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-28 w-full border-ink border-y bg-card md:h-36 lg:h-44 lg:border-x"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
