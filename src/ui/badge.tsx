import type { ReactNode } from 'react';

/** A short fact in a frame, or with `marked` under the highlighter. */
export function Badge({ marked = false, children }: { marked?: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-xs border px-2 py-1 font-semibold text-note/[1.2] ${marked ? 'border-ink bg-mark' : 'border-rule-strong'}`}
    >
      {children}
    </span>
  );
}
