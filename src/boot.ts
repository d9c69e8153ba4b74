/*
 * What a page loads first: a few lines that fetch the app once there is nothing left to paint, so that code never competes
 * with words, fonts and pictures for a slow line. A visitor who turns to the page earlier gets it at once. Until it is
 * there, links lead to whole documents and forms are sent the plain way.
 */

const gestures = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
const listening = new AbortController();
/** For how long, in milliseconds, the app waits for the browser to be idle once the page is loaded. */
const patience = 1000;

/** The app and what it imports, all asked for at once. The page goes on without what cannot be had. */
function start(): void {
  if (listening.signal.aborted) return;
  listening.abort();
  const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  for (const file of files) import(/* @vite-ignore */ file).catch(() => {});
}

function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: patience });
  else setTimeout(start, 200);
}

/** Marks the button that was pressed last. Code that comes later makes up for the press (src/ui/press-memory.ts). */
function markPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  for (const earlier of document.querySelectorAll('[data-pressed]')) earlier.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

document.addEventListener('click', markPressed, { capture: true, passive: true });
for (const gesture of gestures) {
  document.addEventListener(gesture, start, { capture: true, passive: true, signal: listening.signal });
}
if (document.readyState === 'complete') startWhenIdle();
else window.addEventListener('load', startWhenIdle, { signal: listening.signal });
