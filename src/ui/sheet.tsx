import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';

type Tone = 'paper' | 'sunk' | 'card' | 'ink';

const toneClass: Record<Tone, string> = {
  paper: ' sheet--paper',
  sunk: ' sheet--sunk',
  card: ' sheet--card',
  ink: ' sheet--ink on-ink',
};

interface SheetProps {
  /** One or two words in the margin. They repeat the heading's topic, so assistive technology skips them. */
  folio?: string;
  tone?: Tone;
  /** The id of the section itself, where links lead. */
  id?: string;
  /** The id of the heading that names the section. */
  labelledBy: string;
  /** Classes of the body: the layout of the content. */
  bodyClass?: string;
  className?: string;
  children: ReactNode;
}

/** A section on ruled legal paper: the double rule runs down the left edge, the folio stands in the margin. */
export function Sheet({ folio, tone = 'paper', id, labelledBy, bodyClass = '', className = '', children }: SheetProps) {
  return (
    <section className={`sheet${toneClass[tone]} ${className}`.trimEnd()} id={id} aria-labelledby={labelledBy}>
      {folio && (
        <p className="folio" aria-hidden="true">
          {folio}
        </p>
      )}
      <div className={`body ${bodyClass}`.trimEnd()}>{children}</div>
    </section>
  );
}

/** A section's heading with its lede, below it or (`split`) beside it on wide screens. */
export function SectionHead({
  id,
  heading,
  lede,
  split = lede !== undefined,
}: {
  id: string;
  heading: string;
  lede?: CopyText;
  split?: boolean;
}) {
  return (
    <div className={split ? 'head head--split' : 'head'}>
      <h2 id={id}>
        <Copy text={heading} />
      </h2>
      {lede && (
        <p className="lede">
          <Copy text={lede} />
        </p>
      )}
    </div>
  );
}
