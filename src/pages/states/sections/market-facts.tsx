import type { MarketFact } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';

/** A market in four figures. */
export function MarketFacts({ facts }: { facts: readonly MarketFact[] }) {
  return (
    <div className="mk">
      {facts.map(({ value, label, detail }) => (
        <div key={label} className="mk__i">
          <p className="mk__n">{value}</p>
          <p className="mk__l">{label}</p>
          <p className="mk__d">
            <Copy text={detail} />
          </p>
        </div>
      ))}
    </div>
  );
}
