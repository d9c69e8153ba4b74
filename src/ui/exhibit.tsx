import type { ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { Copy } from './copy.tsx';

/**
 * A figure, tagged like a court exhibit. Letters restart on each page, in order.
 * @param caption Below the frame. A mock-up's caption starts with "Illustration".
 */
export function Exhibit({
  letter,
  caption,
  framed = true,
  className = '',
  children,
}: {
  letter: string;
  caption: CopyText;
  framed?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={`ex ${className}`.trimEnd()}>
      <p className="ex__tag">
        Exhibit <b>{letter}</b>
      </p>
      {framed ? <div className="ex__frame">{children}</div> : children}
      <figcaption>
        <Copy text={caption} />
      </figcaption>
    </figure>
  );
}
