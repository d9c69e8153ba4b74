import type { ReactNode } from 'react';

const pleadingLines = Array.from({ length: 28 }, (_, index) => index + 1);

/** Decoration: the numbered margin of a court pleading, 1 to 28, with one line highlighted. */
function PleadingLines({ at = 1 }: { at?: number }) {
  return (
    <ol className={at === pleadingLines.length ? 'lines lines--whole' : 'lines'} aria-hidden="true">
      <li className="on" style={at === 1 ? undefined : { top: `${(at - 1) * 1.625}rem`, animation: 'none' }} />
      {pleadingLines.map((line) => (
        <li key={line} />
      ))}
    </ol>
  );
}

interface HeroProps {
  /** `home` is the display headline, `state` splits text and map, `dir` gives the map more room. */
  kind?: 'home' | 'state' | 'dir';
  /** The line that the highlighter ends on. */
  line?: number;
  /** Classes of the body: the layout of the content. */
  bodyClass?: string;
  children: ReactNode;
}

/** A page's first section. Its heading has the id `h1`. */
export function Hero({ kind = 'state', line, bodyClass = '', children }: HeroProps) {
  const kindClass = { home: '', state: ' hero--state', dir: ' hero--state hero--dir' }[kind];
  return (
    <section className={`sheet hero${kindClass}`} aria-labelledby="h1">
      <PleadingLines at={line} />
      <div className={`body ${bodyClass}`.trimEnd()}>{children}</div>
    </section>
  );
}

/** The small line above a page's headline: what the page is about. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <span className="mb-4 block font-sans font-semibold text-ui leading-[1.3] tracking-normal">{children}</span>;
}
