import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, useRef, useState } from 'react';

/** In milliseconds: before the first tooltip opens, and while the next one still opens at once. */
const delay = { first: 700, skip: 300 };

export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={delay.first} skipDelayDuration={delay.skip}>
    {children}
  </Radix.Provider>
);

/**
 * A button that describes itself after a hover delay, or at once on focus or press; Escape closes it. The page must say
 * the same elsewhere, for visitors without scripts.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        ref={trigger}
        type="button"
        // The pseudo-element makes the target 2.75rem high without moving the line.
        className="relative min-h-6 cursor-help text-left underline decoration-2 decoration-dotted decoration-ink-3 underline-offset-[0.25em] after:absolute after:inset-x-0 after:inset-y-[calc((1lh-2.75rem)/2)] noscript:cursor-[inherit] noscript:no-underline"
        onFocus={(event) => {
          // Radix would open it now and close it again when the browser scrolls to the focus. Two frames later, that is
          // over.
          event.preventDefault();
          requestAnimationFrame(() => requestAnimationFrame(() => setOpen(trigger.current === document.activeElement)));
        }}
        onClick={(event) => {
          // Radix closes on a press; on touch a press is the only way to open.
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Radix.Trigger>
      {open && (
        // Inside <main>: content outside the landmarks is hard to find with a screen reader.
        <Radix.Portal container={document.querySelector('main')}>
          <Radix.Content
            className="z-20 w-62 max-w-[calc(100vw-2rem)] rounded-xs bg-ink px-4 py-3 font-normal text-note text-on-ink transition-opacity starting:opacity-0"
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={16}
          >
            {text}
            <Radix.Arrow className="fill-ink" width={12} height={6} />
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
