import { Copy } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { CheckIcon } from './icon.tsx';

export const CheckList = ({ items, className }: { items: readonly CopyText[]; className?: string }) => (
  <ul className={cn('grid gap-3', className)}>
    {items.map((item) => (
      <li key={item} className="relative text-balance pl-7.5 leading-normal">
        <CheckIcon className="absolute top-1 left-0 size-4 text-data" />
        <Copy text={item} />
      </li>
    ))}
  </ul>
);

export const DotList = ({ items, className }: { items: readonly CopyText[]; className?: string }) => (
  <ul className={cn('grid content-start gap-y-1 text-small/snug', className)}>
    {items.map((item) => (
      <li key={item} className="relative pl-3 before:absolute before:left-0 before:content-['·']">
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
