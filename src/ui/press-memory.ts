import { isFirstPage } from '../lib/first-page.ts';

/**
 * Remembers the button that is pressed before its code is there, so that the press is not lost. A form that is sent
 * meanwhile is held, or it would be sent twice: by the browser now, and again by the replayed press. All of this ends with
 * the first page: on a later one, what the selector finds has its code.
 * @returns A function that replays what was pressed or sent, if anything was, and stops remembering. A form whose code cannot be
 * fetched is then sent by the browser: no React handler holds it back.
 */
export function rememberPress(selector: string): () => void {
  const done = new AbortController();
  const options = { capture: true, signal: done.signal };
  let pressed = pressedBefore(selector);
  let held: HTMLFormElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!isFirstPage()) return done.abort();
      const button = target instanceof Element && target.closest(selector) ? target.closest('button') : null;
      if (button && button.type !== 'submit') pressed = button;
    },
    options,
  );
  document.addEventListener(
    'submit',
    (event) => {
      if (!isFirstPage()) return done.abort();
      if (!(event.target instanceof HTMLFormElement) || !event.target.closest(selector)) return;
      event.preventDefault();
      held = event.target;
    },
    options,
  );
  return () => {
    done.abort();
    if (pressed?.isConnected) pressed.click();
    if (held?.isConnected) held.requestSubmit();
    pressed = held = null;
  };
}

/** The button that was pressed before its part of the page began to wait for code (src/boot.ts marks it). */
function pressedBefore(selector: string): HTMLButtonElement | null {
  const button = [...document.querySelectorAll<HTMLButtonElement>('button[data-pressed]')].find((marked) =>
    marked.closest(selector),
  );
  button?.removeAttribute('data-pressed');
  return button && button.type !== 'submit' ? button : null;
}
