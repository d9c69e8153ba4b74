import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/** In milliseconds: before the first tooltip opens, and while the next one still opens at once. */
const delay = { first: 700, skip: 300 };

/** Shared, because the delay depends on when any other tooltip was open. */
let lastClosed = 0;

/**
 * A button that describes itself after a hover delay, or at once on focus or press; Escape closes it. The tooltip is as
 * wide as the column at most. The page must say the same elsewhere, for visitors without scripts.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);

  function show(isOpen: boolean) {
    clearTimeout(timer.current);
    if (open && !isOpen) lastClosed = Date.now();
    setOpen(isOpen);
  }

  function point({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const opensAtOnce = Date.now() - lastClosed < delay.skip;
    timer.current = window.setTimeout(show, opensAtOnce ? 0 : delay.first, true);
  }

  useDismissal(open, whole, () => show(false));

  return (
    <span className="relative block">
      <span
        ref={whole}
        onPointerEnter={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show(false)}
      >
        <button
          type="button"
          // The pseudo-element makes the target 2.75rem high without moving the line. It reaches the tooltip, so the
          // pointer can, too.
          className="relative min-h-6 cursor-help text-left underline decoration-2 decoration-dotted decoration-ink-3 underline-offset-[0.25em] after:absolute after:inset-x-0 after:inset-y-[calc((1lh-2.75rem)/2)] noscript:cursor-[inherit] noscript:no-underline"
          aria-describedby={open ? id : undefined}
          onFocus={() => show(true)}
          onClick={() => show(true)}
        >
          {children}
        </button>
        {open && (
          <span
            id={id}
            className="absolute top-full left-0 z-20 mt-2 w-62 max-w-full rounded-xs bg-ink px-4 py-3 font-normal text-note text-on-ink transition-opacity before:absolute before:bottom-full before:left-4 before:border-6 before:border-transparent before:border-b-ink starting:opacity-0"
            role="tooltip"
          >
            {text}
          </span>
        )}
      </span>
    </span>
  );
}
