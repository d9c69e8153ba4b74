import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

interface RecordFigureProps {
  /** `li` where the strip is a list. */
  as?: 'div' | 'li';
  value: number | string;
  unit?: string;
  label: CopyText;
  /** Sets the number in the blue of measured gains, where no drawing does that. */
  isBlue?: boolean;
  /** A drawing of it, 44 high. */
  children?: ReactNode;
}

/** One figure of a strip (`.rec`): a large number with its unit, what it counts, and a drawing to scale. */
export function RecordFigure({ as: Element = 'div', value, unit, label, isBlue = false, children }: RecordFigureProps) {
  return (
    <Element className="rec__i">
      <p className={isBlue ? 'rec__n text-data' : 'rec__n'}>
        {value}
        {unit && <small>{unit}</small>}
      </p>
      <p className="rec__l">
        <Copy text={label} />
      </p>
      {children}
    </Element>
  );
}
