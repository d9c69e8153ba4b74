import type { ReactNode } from 'react';
import { Copy } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';

/** A framed document, a map, or a chart, tagged like a court exhibit; plain tables have no tag. Letters restart on each page. */
export const Exhibit = ({
  letter,
  caption,
  framed = true,
  className,
  children,
}: {
  /** An exhibit inside a disclosure has none, because its letter would be missing while the disclosure is closed. */
  letter?: string;
  caption?: CopyText;
  framed?: boolean;
  className?: string;
  children: ReactNode;
}) => (
  <figure className={cn('relative min-w-0', className)}>
    {letter && (
      <p className="absolute -top-4 -right-2 z-20 bg-mark px-1.5 py-1 text-center font-semibold text-xs/tight [rotate:-1.5deg] print:top-0 print:right-0">
        Exhibit <b className="mt-1 block border-ink border-t pt-1 font-serif font-sub text-h3/none">{letter}</b>
      </p>
    )}
    <div className={framed ? 'relative border border-ink bg-card' : 'rule-top'}>{children}</div>
    {caption && (
      <FigureCaption className="mt-3">
        <Copy text={caption} />
      </FigureCaption>
    )}
  </figure>
);

export const FigureCaption = ({ className, children }: { className: string; children: ReactNode }) => (
  <figcaption className={cn('max-w-160 on-ink:text-on-ink-2 text-ink-3 text-note', className)}>{children}</figcaption>
);
