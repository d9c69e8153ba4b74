import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';
import { LabeledStat } from '../ui/stat.tsx';

interface Fact {
  value: string;
  label: ReactNode;
  detail: CopyText;
}

/** Four figures in one ruled row, each with a sentence. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <ul className="grid border-ink border-t-2 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ value, label, detail }) => (
        <li
          key={value + detail}
          className="border-rule border-b py-5 pr-5 lg:border-r lg:pl-6 lg:last:border-r-0 lg:first:pl-0"
        >
          <LabeledStat value={value} label={label} />
          <p className="mt-1 text-ink-2 text-small">
            <Copy text={detail} />
          </p>
        </li>
      ))}
    </ul>
  );
}
