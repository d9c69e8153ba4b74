import { test as base, expect } from '@playwright/test';
import { type Engine, whyNot } from '../../scripts/browsers.ts';
import { type Browser, startFirefox, startWebKit } from './browsers.ts';

export { expect };

type Role = 'button' | 'link' | 'textbox';

declare global {
  /** In the page: the first visible element of that role whose name begins so. @throws If there is none. */
  function find(role: Role, name: string): HTMLElement;
  function visible(element: Element | null | undefined): boolean;
}

/** Defines the functions declared above, as text, because it runs in the page. */
const inPage = `
const selectors = { button: 'button', link: 'a[href]', textbox: 'input, textarea' };
const visible = (element) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
const nameOf = (element) =>
  (element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent).replace(/\\s+/g, ' ').trim();
const find = (role, name) => {
  const all = [...document.querySelectorAll(selectors[role])];
  const found = all.find((element) => visible(element) && nameOf(element).startsWith(name));
  if (!found) throw new Error('There is no ' + role + ' “' + name + '” on ' + location);
  return found;
};
`;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1350, height: 900 };

type Code<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/** The engine’s one tab, with the steps that its tests share. */
function tabOf(browser: Browser, origin: string) {
  const run = async <A extends unknown[], T>(code: Code<A, T>, ...args: A): Promise<T> =>
    (await browser.evaluate(`${inPage} return (${code})(...${JSON.stringify(args)})`)) as T;
  /** An expectation that will be met in a moment; the page may change meanwhile. */
  const soon = <A extends unknown[], T>(code: Code<A, T>, ...args: A) =>
    expect.poll(() => run(code, ...args).catch(String), { timeout: 8_000, intervals: [50, 100], message: `${code}` });
  const open = (path: string, scripts?: boolean) => browser.open(origin + path, scripts);
  /** Waits until React has hydrated the page, which it does without any gesture. */
  const hydrated = () => soon(() => document.documentElement.hasAttribute('data-hydrated')).toBe(true);
  /** The middle of an element, once it is in view. */
  const middle = (role: Role, name: string) =>
    run(
      async (...wanted) => {
        const element = find(...wanted);
        const center = () => {
          const box = element.getClientRects()[0] ?? new DOMRect();
          return [box.x + box.width / 2, box.y + box.height / 2] as const;
        };
        if (!element.contains(document.elementFromPoint(...center())))
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        return center();
      },
      role,
      name,
    );
  return {
    ...browser,
    run,
    soon,
    open,
    async resize(size: typeof phone, textZoom?: number) {
      await browser.resize(size, textZoom);
      await soon(() => innerWidth).toBe(size.width);
    },
    hydrated,
    arrive: (path: string) => open(path).then(hydrated),
    clickOn: async (role: Role, name: string) => browser.click(...(await middle(role, name))),
    focus: (role: Role, name: string) => run((...wanted) => find(...wanted).focus(), role, name),
    /** Scrolls there and waits until the engine has drawn it, which is when it notes the place. */
    scrollTo: (y: number) =>
      run(async (top) => {
        scrollTo({ top, behavior: 'instant' });
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      }, y),
  };
}

export type Tab = ReturnType<typeof tabOf>;

/** `tab`: one tab of the project's engine, in which nothing may be logged. */
export const test = base.extend<{ tab: Tab }, { engine: Engine; browserOfEngine: Browser }>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, use) => {
      const reason = whyNot(engine);
      if (reason) throw new Error(reason);
      const browser = await { webkit: startWebKit, firefox: startFirefox }[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ browserOfEngine, baseURL }, use) => {
    const { messages } = browserOfEngine;
    messages.length = 0;
    await use(tabOf(browserOfEngine, String(baseURL)));
    expect(messages, 'messages on the console').toEqual([]);
  },
});
