import type { ReactNode } from 'react';
import { ServiceGlyph } from '../charts/service-glyph.tsx';
import { serviceFigures } from '../content/service-figures.ts';
import { type ServiceId, services } from '../content/services.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { ArrowIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { RuledList } from '../ui/list.tsx';

/** A service as a cell of a ruled grid: its figure, drawn; its name; the page's own words. The link covers the whole cell. */
export function ServiceCell({
  id,
  features,
  children,
}: {
  id: ServiceId;
  /** What it consists of, as a list below the words. */
  features?: readonly string[];
  /** What the page says of it: one paragraph. */
  children: ReactNode;
}) {
  const { name, path } = services[id];
  const figure = serviceFigures[id];
  return (
    <article className="svc group">
      <div className="svc__top">
        <div>
          <p className="svc__n whitespace-nowrap">{figure.value}</p>
          <p className="svc__c">{figure.counts}</p>
        </div>
        <ServiceGlyph service={id} figure={figure.value} />
      </div>
      <div className="flex flex-col">
        <h3>
          <span className="group-hover:bg-mark">{name}</span>
        </h3>
        <p className="d mb-auto">{children}</p>
        {features && <RuledList items={features} className="mt-5" />}
        <PageLink className="more self-start no-underline after:absolute after:inset-0" to={path}>
          Learn More
          <span className="sr-only"> about {name}</span>
          <ArrowIcon />
        </PageLink>
      </div>
    </article>
  );
}

/** A part of a service (specification, section 3: "Service card"). */
export interface ServiceCard {
  title: string;
  description: CopyText;
  features: readonly string[];
}

/** The parts of a service, as cells of a ruled grid. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <div className="svcs">
      {cards.map(({ title, description, features }) => (
        <article key={title} className="svc">
          <div>
            <h3>{title}</h3>
            <p className="d">
              <Copy text={description} />
            </p>
          </div>
          <RuledList items={features} />
        </article>
      ))}
    </div>
  );
}
