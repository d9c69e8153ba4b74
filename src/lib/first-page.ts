const waiting: (() => void)[] = [];
const listeners = new Set<() => void>();
let leaving = false;
let first = typeof document !== 'undefined' && document.querySelector('[data-server-rendered]') !== null;

/** Whether the document still shows the page that it was loaded with, whose HTML was prerendered. */
export const isFirstPage = (): boolean => first;

/** Runs `callback` once the visitor is about to follow a link of this site: what all pages share is needed then. */
export function beforeLeaving(callback: () => void): void {
  if (leaving) callback();
  else waiting.push(callback);
}

/** Says that a link of this site was pointed at, focused or touched. */
export function prepareToLeave(): void {
  leaving = true;
  for (const callback of waiting.splice(0)) callback();
}

/** Says that the visitor has navigated inside the app. */
export function leaveFirstPage(): void {
  first = false;
  prepareToLeave();
}

/** Tells the listeners that the visitor went to a fragment of the first page, or back from one. */
export function notifyFragmentChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls back when the visitor goes to a fragment of the first page, or back from one.
 * @returns Unsubscribes.
 */
export function onFragmentChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
