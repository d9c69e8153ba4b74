import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cn } from '../lib/cn.ts';

const lineCount = 28;
const lineNumbers = Array.from({ length: lineCount }, (_, index) => index + 1).join('\n');

/** The numbered margin of a court pleading, with one line highlighted. Decorative. */
export function PleadingLines({ at = 1 }: { at?: number }) {
  return (
    <div aria-hidden="true" data-lines={lineNumbers} className={cn('pleading-lines', at < lineCount && 'fading')}>
      <i data-line={at} className="bg-mark" style={{ top: `${(at - 1) * 2}rem` }} />
    </div>
  );
}

const HighlightedLine = createContext(1);

/** The highlighted line number on a tab, where the margin has no room for the others. Decorative. */
function LineTab() {
  return <i aria-hidden="true" data-line={useContext(HighlightedLine)} className="line-tab bg-mark" />;
}

interface HeroProps {
  /** The line number where the highlighter stops. */
  line?: number;
  /** `Breadcrumbs`. */
  above?: ReactNode;
  className?: string;
  /**
   * The heading and, beside it, the text; or the text with its heading and, beside it, an exhibit. Whatever stands beside the
   * heading begins at its first line.
   */
  children: ReactNode;
}

/** A page’s first section, named by its h1. */
export const HeroFrame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <section className={cn('page-section on-paper pt-9 pb-section lg:pt-15 lg:pb-20', className)} aria-labelledby="h1">
    {children}
  </section>
);

/** The hero of an inner page, with a `HeroHeading`. */
export const Hero = ({ line, above, className, children }: HeroProps) => (
  <HeroFrame className={above ? 'below-breadcrumbs' : ''}>
    <PleadingLines at={line} />
    <div className="section-body">
      {above && <div className="-mt-5 mb-3 md:mb-5 lg:-mt-8 print:hidden">{above}</div>}
      <HighlightedLine value={line ?? 1}>
        <div className={cn('hero-columns', className)}>{children}</div>
      </HighlightedLine>
    </div>
  </HeroFrame>
);

/** The parts of a hero, or of a closing section, in their one order: heading, lede, proof, actions, and field. */
export const HeroText = ({ children }: { children: ReactNode }) => <div className="hero-text">{children}</div>;

/** A page’s only h1. */
export const HeroHeading = ({
  eyebrow,
  className,
  children,
  ...props
}: ComponentProps<'h1'> & {
  /** A small line above. The tab stands beside the line after it. */
  eyebrow?: ReactNode;
}) => (
  <h1 {...props} id="h1" className={cn('relative', className)}>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    {eyebrow && ' '}
    <LineTab />
    {children}
  </h1>
);

interface TextProps {
  className?: string;
  children: ReactNode;
}

export const Eyebrow = ({ children }: { children: ReactNode }) => <span className="hero-eyebrow">{children}</span>;

/** The fixed width keeps line breaks the same on all phones and in the fallback fonts. */
export const HeroLede = ({ className, children }: TextProps) => (
  <p className={cn('lede max-[30rem]:max-w-85', className)}>{children}</p>
);

export const HeroNote = ({ children }: { children: ReactNode }) => (
  <p className="note max-w-136 lg:min-h-8 lg:content-center lg:leading-4">{children}</p>
);
