import type { ComponentProps } from 'react';

/** A chart's plot. Its contents are placed in percent of it; the labels of its value axis are on the left. */
export const Plot = (props: ComponentProps<'div'>) => (
  <div className="relative ml-11 h-[clamp(15rem,11rem+14vw,22rem)] border-ink border-b-[1.5px]" role="img" {...props} />
);

/** A line of the value axis, with its label left of the plot. */
export const GridLine = ({ bottom, label }: { bottom: string; label: string | number }) => (
  <div className="absolute inset-x-0 border-rule border-t" style={{ bottom }}>
    <span className="absolute -top-2 right-full mr-2 whitespace-nowrap text-ink-3 text-note/tight tabular-nums">
      {label}
    </span>
  </div>
);
