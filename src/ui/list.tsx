import { cn } from '../lib/cn.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy, Paragraph } from './copy.tsx';
import { CheckIcon } from './icon.tsx';

export const Ticks = ({ items, className }: { items: readonly CopyText[]; className?: string }) => (
  <ul className={cn('grid gap-3', className)}>
    {items.map((item) => (
      <li key={item} className="relative pl-7.5 leading-normal">
        <CheckIcon className="absolute top-1.25 left-0 size-4 text-data" />
        <Copy text={item} />
      </li>
    ))}
  </ul>
);

export const RuledList = ({ items, className }: { items: readonly string[]; className?: string }) => (
  <ul className={cn('border-rule border-t text-small', className)}>
    {items.map((item) => (
      <li key={item} className="border-rule border-b py-1.5 last:border-b-0">
        <Copy text={item} />
      </li>
    ))}
  </ul>
);

/** A framed text with its title, as an item of a list. */
export const Card = ({ number, title, text }: { number?: number; title: string; text: CopyText }) => (
  <li className="border border-rule bg-card p-6">
    {number && (
      <p className="mb-3 font-display font-serif text-[2.5rem]/none text-data" aria-hidden="true">
        {number}
      </p>
    )}
    <h3>{title}</h3>
    <Paragraph className="mt-2 text-ink-2 text-ui" text={text} />
  </li>
);
