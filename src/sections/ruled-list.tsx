import { Copy } from '../ui/copy.tsx';

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
