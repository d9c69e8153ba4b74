import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';

/** A ruled list of figures, each with what it stands for. */
export function FigureList({
  items,
  className,
}: {
  items: readonly (readonly [figure: string, text: CopyText])[];
  className?: string;
}) {
  return (
    <ul className={cn('border-ink border-t-2', className)}>
      {items.map(([figure, text]) => (
        <li key={figure} className="grid grid-cols-[5.5rem_1fr] items-baseline gap-4 border-rule border-b py-4">
          <b className="whitespace-nowrap font-display font-serif text-[1.75rem]/none tracking-[-0.02em] tabular-nums">
            {figure}
          </b>
          <span>
            <Copy text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
