import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';
import { CheckIcon } from './icon.tsx';

/** A checklist. */
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

/** Short items between hairlines. */
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
