import type { ReactNode } from 'react';
import { ServiceGlyph } from '../charts/service-glyph.tsx';
import { type ServiceId, services } from '../content/service-list.ts';
import { cn } from '../lib/cn.ts';
import { PageLink } from '../links/page-link.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { StatValue } from '../ui/stat.tsx';

export const CellGrid = ({ children }: { children: ReactNode }) => (
  <div className="rule-top grid gap-x-8 md:grid-cols-2">{children}</div>
);

/** @param learnMore Shows the link’s words on phones, instead of the drawing. The link covers the whole cell, except for links in its text. */
export function ServiceCell({
  id,
  learnMore = false,
  children,
}: {
  id: ServiceId;
  learnMore?: boolean;
  children: ReactNode;
}) {
  const { name, path, stat } = services[id];
  return (
    <article className="service-cell group">
      <div className="flex justify-between gap-6">
        <div className="max-md:hidden">
          <StatValue value={stat.value} />
          <p className="mt-2 text-ink-2 text-note">{stat.label}</p>
        </div>
        <ServiceGlyph
          service={id}
          className={cn('h-8 w-16 flex-none md:h-16 md:w-[46%] md:max-w-52', learnMore && 'max-md:hidden')}
        />
      </div>
      <div className="flex flex-col gap-3">
        <h3>
          <span className="group-hover:bg-mark">{name}</span>
        </h3>
        <p className="text-ink-2 text-small">{children}</p>
        <PageLink
          className="mt-auto inline-flex min-h-6 items-center gap-2 font-semibold text-small no-underline after:absolute after:inset-0 print:hidden"
          to={path}
        >
          <span className={cn('text-link', !learnMore && 'max-md:sr-only')}>Learn More</span>
          <span className="sr-only"> about {name}</span>
          <ArrowIcon className="size-3.5 transition-transform group-hover:[translate:0.25rem]" />
        </PageLink>
      </div>
    </article>
  );
}
