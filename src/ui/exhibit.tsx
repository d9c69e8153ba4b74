import type { ReactNode } from 'react';
import { Copy } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';

interface ExhibitProps {
  /** An exhibit inside a disclosure has none, because its letter would be missing while the disclosure is closed. */
  letter?: string;
  caption?: CopyText;
  className?: string;
  children: ReactNode;
}

/** A framed document with the double rule of legal paper, tagged like a court exhibit. Letters restart on each page. */
export const Exhibit = ({
  rule = 'before:left-2',
  ...props
}: ExhibitProps & {
  /** Where the double rule stands, if its margin is wide enough for numbers. */
  rule?: string;
}) => <Tagged frame={`before:margin-rule relative border border-ink bg-card ${rule}`} {...props} />;

/** What isn’t paper (a map, a chart, a page of results, a table): on the page’s own ground, under a rule. */
export const FigureExhibit = (props: ExhibitProps) => <Tagged frame="rule-top" {...props} />;

const Tagged = ({ letter, caption, frame, className, children }: ExhibitProps & { frame: string }) => (
  <figure className={cn('relative min-w-0', className)}>
    {letter && (
      <p className="absolute -top-4 -right-2 z-20 bg-mark px-1.5 py-1 text-center font-semibold text-xs [rotate:-2deg] print:top-0.5 print:right-0">
        Exhibit <b className="mt-1 block border-ink border-t pt-1 font-serif font-sub text-h3/none">{letter}</b>
      </p>
    )}
    <div className={frame}>{children}</div>
    {caption && (
      <FigureCaption className="mt-3">
        <Copy text={caption} />
      </FigureCaption>
    )}
  </figure>
);

export const FigureCaption = ({ className, children }: { className: string; children: ReactNode }) => (
  <figcaption className={cn('max-w-text on-ink:text-on-ink-2 text-ink-3 text-note', className)}>{children}</figcaption>
);
