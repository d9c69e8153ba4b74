import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { CheckIcon } from '../ui/icon.tsx';

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
