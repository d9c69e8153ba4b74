import type { ReactNode } from 'react';
import { ServiceGlyph } from '../charts/service-glyph.tsx';
import { type ServiceId, services } from '../content/service-list.ts';
import { cn } from '../lib/cn.ts';
import { PageLink } from '../links/page-link.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { RuledList } from '../ui/list.tsx';
import { StatValue } from '../ui/stat.tsx';

export const CellGrid = ({ children }: { children: ReactNode }) => (
  <div className="rule-top grid md:grid-cols-2">{children}</div>
);

/** Subgrid rows align the cells beside each other. */
const cell =
  'group relative grid content-start border-rule border-b py-5 md:row-span-2 md:grid-rows-subgrid md:px-4 md:py-8 md:even:pr-0 md:odd:border-r md:odd:pl-0';

const inBrief = 'max-md:grid-cols-[1fr_auto_auto] max-md:items-center max-md:gap-x-4 max-md:gap-y-2 md:gap-5';

/** The link covers the whole cell. Without features, phones show the name, the drawing, and the link’s arrow in a row. */
export function ServiceCell({
  id,
  features,
  children,
}: {
  id: ServiceId;
  features?: readonly string[];
  children: ReactNode;
}) {
  const { name, path, stat } = services[id];
  return (
    <article className={cn(cell, features ? 'gap-5' : inBrief)}>
      <div className={cn('flex justify-between gap-6', !features && 'max-md:contents')}>
        <div className={cn(!features && 'max-md:hidden')}>
          <StatValue value={stat.value} />
          <p className="mt-2 text-ink-2 text-note">{stat.label}</p>
        </div>
        <ServiceGlyph
          service={id}
          className={cn('flex-none md:h-16 md:w-[46%] md:max-w-52', features ? 'h-16 w-[46%] max-w-52' : 'h-8 w-24')}
        />
      </div>
      <div className={cn('flex flex-col', !features && 'max-md:contents')}>
        <h3 className={cn(!features && 'max-md:-order-1')}>
          <span className="group-focus-within:bg-mark group-hover:bg-mark">{name}</span>
        </h3>
        <p
          className={cn('mt-2 mb-auto max-w-[44ch] text-ink-2', !features && 'max-md:order-last max-md:col-span-full')}
        >
          {children}
        </p>
        {features && <RuledList items={features} className="mt-5" />}
        <PageLink
          className={cn(
            'inline-flex min-h-6 items-center gap-2 self-start font-semibold text-small no-underline after:absolute after:inset-0',
            features ? 'mt-3' : 'max-md:self-center md:mt-3',
          )}
          to={path}
        >
          <span className={cn(!features && 'max-md:sr-only')}>Learn More</span>
          <span className="sr-only"> about {name}</span>
          <ArrowIcon className="size-3.5 transition-transform group-hover:translate-x-1" />
        </PageLink>
      </div>
    </article>
  );
}
