import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { SearchIcon } from './icon.tsx';

export const SearchBox = ({ className, children }: { className?: string; children: string }) => (
  <p className={cn('flex items-center gap-2 rounded-full border border-rule-strong px-4 text-small', className)}>
    <SearchIcon className="size-4 flex-none text-ink-3" />
    {children}
  </p>
);

export const AiAnswer = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p className={cn('bg-data-tint px-4 text-small', className)}>
    <b className="block text-data text-note">AI answer</b> {children}{' '}
    <span className="inline-block whitespace-nowrap rounded-full bg-card px-2 py-1 font-semibold text-data text-note/tight">
      yourfirm.com
    </span>
  </p>
);
