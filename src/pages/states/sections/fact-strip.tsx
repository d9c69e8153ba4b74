import type { MarketFact } from '../../../content/states/types.ts';
import { Copy, useNote } from '../../../ui/copy.tsx';
import { Tooltip, TooltipGroup } from '../../../ui/tooltip.tsx';

/** A figure. Where its sentence refers to a note, the label shows that note as a tooltip. */
function Fact({ value, label, detail }: MarketFact) {
  const note = useNote(detail);
  return (
    <div className="mk__i">
      <p className="mk__n">{value}</p>
      <p className="mk__l">{note ? <Tooltip text={note}>{label}</Tooltip> : label}</p>
      <p className="mk__d">
        <Copy text={detail} />
      </p>
    </div>
  );
}

/** A market in four figures. */
export function FactStrip({ facts }: { facts: readonly MarketFact[] }) {
  return (
    <TooltipGroup>
      <div className="mk">
        {facts.map((fact) => (
          <Fact key={fact.label} {...fact} />
        ))}
      </div>
    </TooltipGroup>
  );
}
