import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';
import { CheckIcon } from './icon.tsx';

/** A list of short true things, ticked. */
export function Ticks({ items }: { items: readonly CopyText[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon />
          <Copy text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Short lines under hairlines: what a card, a step or a phase consists of. */
export function RuledList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`border-rule border-t text-small ${className}`.trimEnd()}>
      {items.map((item) => (
        <li key={item} className="border-rule border-b py-1.5 last:border-b-0">
          <Copy text={item} />
        </li>
      ))}
    </ul>
  );
}
