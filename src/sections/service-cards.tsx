import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { RuledList } from './ruled-list.tsx';

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
