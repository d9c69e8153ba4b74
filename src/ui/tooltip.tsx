import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useDismissal } from './use-dismissal.ts';

/** In milliseconds. The first tooltip waits for `first`. The next one opens at once if it follows within `skip`. */
const delay = { first: 700, skip: 300 };

/** Shared by all tooltips, because the delay depends on when the last one closed. */
let lastClosed = 0;

/** 2.75rem high, which bridges the gap to the tooltip for the pointer. */
const target = 'after:absolute after:inset-x-0 after:inset-y-[calc((1lh-2.75rem)/2)]';

/**
 * Opens on focus, on a press, or after the pointer has rested on its button. It stands below the positioned element around
 * it and is at most as wide. Visitors without JavaScript need the text elsewhere on the page.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);

  function show(isOpen: boolean) {
    clearTimeout(timer.current);
    if (open && !isOpen) lastClosed = Date.now();
    setOpen(isOpen);
  }

  function showAfterDelay({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const opensAtOnce = Date.now() - lastClosed < delay.skip;
    timer.current = window.setTimeout(show, opensAtOnce ? 0 : delay.first, true);
  }

  useDismissal(open, root, () => show(false));

  return (
    <span
      ref={root}
      onPointerEnter={showAfterDelay}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && show(false)}
    >
      <button
        type="button"
        className={`relative min-h-6 cursor-help text-left underline noscript:no-underline decoration-2 decoration-rule-strong decoration-dotted underline-offset-[0.25em] ${target}`}
        aria-describedby={open ? id : undefined}
        onFocus={() => show(true)}
        onClick={() => show(true)}
      >
        {children}
      </button>
      {open && (
        <span
          id={id}
          className="absolute top-full left-0 z-20 mt-1 w-full animate-panel rounded-xs bg-ink px-3 py-2 font-normal text-note/tight text-on-ink md:w-62"
          role="tooltip"
        >
          {text}
        </span>
      )}
    </span>
  );
}
