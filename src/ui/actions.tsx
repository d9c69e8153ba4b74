import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A row of buttons, which wraps. On phones each button takes the full width. */
export function Actions({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-3 max-[30rem]:*:w-full', className)}>{children}</div>
  );
}
