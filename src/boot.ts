/*
 * What a page loads first: a few lines that fetch the app once there is nothing left to paint, so that code never competes
 * with words, fonts and pictures for a slow line. A visitor who turns to the page earlier gets it at once. Until it is
 * there, links lead to whole documents and forms are sent the plain way.
 *
 * All of it goes in short steps: on a phone each would hold up a touch for as long as it takes.
 */

const gestures = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const;
const listening = new AbortController();
/** For how long, in milliseconds, a loaded page waits at most: for its first paint, and then for an idle browser. */
const timeoutMs = 1000;

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: timeoutMs });
  else setTimeout(callback, 50);
}

/** Waits for something to see: a page may be loaded, and the browser idle, before it is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    // A tab in the background paints nothing.
    setTimeout(resolve, timeoutMs);
  });
}

/** The app and what it imports: fetched together, run one after the other. If a file is missing, the page works without it. */
async function start(): Promise<void> {
  if (listening.signal.aborted) return;
  listening.abort();
  const files = document.querySelector<HTMLElement>('script[data-app]')?.dataset.app?.split(' ') ?? [];
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(reportError);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Lays out the sheets that the first layout leaves out (styles/sheet.css), from the top down. */
function layOutNext(): void {
  const sheet = document.querySelector('html:not([data-laid]) .sheet:not(.hero, [data-laid])');
  if (!sheet) {
    layOutAll();
    return;
  }
  const { height, bottom } = sheet.getBoundingClientRect();
  const from = scrollY;
  sheet.setAttribute('data-laid', '');
  // Measured now, so that it is laid out now, and not with the next ones before the next frame.
  const grown = sheet.getBoundingClientRect().height - height;
  // What is in view stays in its place. Safari does not see to it, and Chromium not always.
  if (bottom <= 0 && grown !== 0) scrollTo({ top: from + grown, behavior: 'instant' });
  whenIdle(layOutNext);
}

/** As lib/lay-out-all.ts, which would bring a file of the app along. */
const layOutAll = () => document.documentElement.setAttribute('data-laid', '');

/** The app first, then what is below. */
async function onLoad(): Promise<void> {
  await painted();
  whenIdle(start);
  whenIdle(layOutNext);
}

/** Marks the button that was pressed last. Code that comes later makes up for the press (src/ui/press-memory.ts). */
function markPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return;
  for (const earlier of document.querySelectorAll('[data-pressed]')) earlier.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

/** For how long, in milliseconds, the same message is not sent again: a second press is impatience until then. */
const sending = 10_000;
let sent: { form: HTMLFormElement; entries: string; at: number } | undefined;

/**
 * A message that the browser sends by itself goes once, however often it is pressed while the answer is on its way. Nothing
 * tells that no answer will come: a visitor who stopped the browser can change the message, or send it again after a while.
 */
function sendOnce(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
  const message = { form, entries: [...new FormData(form)].join(), at: event.timeStamp };
  if (form === sent?.form && message.entries === sent.entries && message.at - sent.at < sending) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // Once all have seen it that may hold it back.
  setTimeout(() => {
    if (!event.defaultPrevented) sent = message;
  });
}

document.addEventListener('submit', sendOnce, true);
// Whoever comes back to the page as it was left may send it again.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) sent = undefined;
});
document.addEventListener('click', markPressed, { capture: true, passive: true });
for (const gesture of gestures) {
  document.addEventListener(gesture, start, { capture: true, passive: true, signal: listening.signal });
}
if (document.readyState === 'complete') onLoad();
else window.addEventListener('load', onLoad);
