import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';

/** A framed text with its title, as an item of a list. */
export function Card({ number, title, text }: { number?: number; title: string; text: CopyText }) {
  return (
    <li className="border border-rule bg-card p-6">
      {number && (
        <p className="mb-3 font-display font-serif text-[2.5rem]/none text-data" aria-hidden="true">
          {number}
        </p>
      )}
      <h3>{title}</h3>
      <p className="mt-2 text-ink-2 text-ui">
        <Copy text={text} />
      </p>
    </li>
  );
}
