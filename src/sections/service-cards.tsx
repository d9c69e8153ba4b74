import type { ReactNode } from 'react';
import { ServiceGlyph } from '../charts/service-glyph.tsx';
import { type ServiceId, services } from '../content/service-list.ts';
import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Paragraph } from '../ui/copy.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { RuledList } from '../ui/list.tsx';
import { StatValue } from '../ui/stat.tsx';

export const CellGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid rule-top md:grid-cols-2">{children}</div>
);

/** The halves of neighbors are aligned: the cells share their rows. */
const cell =
  'relative grid content-start gap-5 border-rule border-b py-5 md:row-span-2 md:grid-rows-subgrid md:p-8 md:even:pr-0 md:odd:border-r md:odd:pl-0';

/** A service with its stat, drawn, and the page’s own words. The link covers the whole cell. On phones, a cell in brief has no stat. */
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
    <article className={`${cell} group`}>
      <div className={cn('flex justify-between gap-6', !features && 'max-md:hidden')}>
        <div>
          <StatValue value={stat.value} />
          <p className="mt-2 text-ink-2 text-note">{stat.label}</p>
        </div>
        <ServiceGlyph service={id} className="h-16 w-[46%] max-w-52 flex-none" />
      </div>
      <div className="flex flex-col">
        <h3>
          <span className="group-hover:bg-mark">{name}</span>
        </h3>
        <p className="mt-2 mb-auto max-w-[44ch] text-ink-2">{children}</p>
        {features && <RuledList items={features} className="mt-5" />}
        <PageLink
          className="mt-3 inline-flex min-h-6 items-center gap-2 self-start font-semibold text-small no-underline after:absolute after:inset-0"
          to={path}
        >
          Learn More
          <span className="sr-only"> about {name}</span>
          <ArrowIcon className="size-3.5 transition-transform group-hover:translate-x-1" />
        </PageLink>
      </div>
    </article>
  );
}

export interface ServiceCard {
  title: string;
  description: CopyText;
  features: readonly string[];
}

/** The parts of a service. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <CellGrid>
      {cards.map(({ title, description, features }) => (
        <article key={title} className={cell}>
          <div>
            <h3>{title}</h3>
            <Paragraph className="mt-2 max-w-[44ch] text-ink-2" text={description} />
          </div>
          <RuledList items={features} />
        </article>
      ))}
    </CellGrid>
  );
}
