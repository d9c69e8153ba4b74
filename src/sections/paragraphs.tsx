import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from '../ui/copy.tsx';

/** Prose, a paragraph for each text. */
export function Paragraphs({ text, className = '' }: { text: readonly CopyText[]; className?: string }) {
  return (
    <div className={`grid gap-5 ${className}`.trimEnd()}>
      {text.map((paragraph) => (
        <p key={paragraph}>
          <Copy text={paragraph} />
        </p>
      ))}
    </div>
  );
}
