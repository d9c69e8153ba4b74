import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { StateId } from '../lib/us-states.ts';
import { PageLink } from '../links/page-link.tsx';
import type { SitePath } from '../site/paths.ts';
import outlines from '../states/silhouettes.svg';

/** A state's shape and name. With a path, the whole card is the link. */
export function StateCard({
  state,
  name,
  path,
  reload,
  className,
  shapeClass,
  badges,
  children,
}: {
  state: StateId;
  name: string;
  path?: SitePath;
  reload?: boolean;
  className: string;
  shapeClass: string;
  /** Beside the name. */
  badges?: ReactNode;
  children?: ReactNode;
}) {
  const linked = path ? 'group' : '';
  return (
    <div
      className={cn(
        'relative flex h-full border border-rule on-ink:border-rule-ink bg-card on-ink:bg-transparent',
        linked,
        className,
      )}
    >
      <Silhouette state={state} className={`flex-none fill-data-tint stroke-ink group-hover:fill-mark ${shapeClass}`} />
      <div className="flex min-w-0 flex-col gap-1.5 xl:gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 xl:gap-y-3">
          <h3 className="wrap-break-word max-[30rem]:text-body/tight">
            {path ? (
              <PageLink to={path} reload={reload} className="-my-1 block py-1 after:absolute after:inset-0">
                {name}
              </PageLink>
            ) : (
              name
            )}
          </h3>
          {badges}
        </div>
        {children}
      </div>
    </div>
  );
}

/** One cached file has all shapes, which inherit their colors. */
export function Silhouette({ state, className }: { state: StateId; className: string }) {
  return (
    <svg className={className} viewBox="0 0 120 96" width="120" height="96" aria-hidden="true">
      <use href={`${outlines}#${state}`} />
    </svg>
  );
}
