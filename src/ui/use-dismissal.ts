import { type RefObject, useEffect } from 'react';

/**
 * While something is open, Escape and a press or focus outside `element` call `close`. Escape returns the focus to the
 * element’s button.
 */
export function useDismissal(isOpen: boolean, element: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!element.current?.contains(target as Node)) close();
    };
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      if (element.current?.contains(document.activeElement)) element.current.querySelector('button')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeFromOutside, { signal });
    document.addEventListener('focusin', closeFromOutside, { signal });
    document.addEventListener('keydown', closeByEscape, { signal });
    return () => listening.abort();
  }, [isOpen, element, close]);
}
