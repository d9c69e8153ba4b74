import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { beforeLeaving, isFirstPage } from '../lib/first-page.ts';
import { once } from '../lib/once.ts';
import { rememberPress } from './press-memory.ts';

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

/** Resolves when a visitor points at, focuses or touches an element matching `selector`, or (`near`) scrolls close to one. */
function approached(selector: string, near: boolean): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve) => {
    const onEvent = (event: Event) => {
      // Another page is shown by now: what lies under the pointer is not ours.
      if (!isFirstPage()) done.abort();
      else if (event.target instanceof Element && event.target.closest(selector)) resolve();
    };
    // Captured, because React stops these events on their way up from HTML that it has not hydrated yet.
    const options = { capture: true, passive: true, signal: done.signal };
    for (const type of approaches) document.addEventListener(type, onEvent, options);
    // The visitor may have turned to an element before this script arrived.
    if (document.activeElement?.closest(selector) || document.querySelector(`:is(${selector}):hover`)) resolve();
    if (!near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) resolve();
      },
      { rootMargin: '75%' },
    );
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    done.signal.addEventListener('abort', () => observer.disconnect());
  }).finally(() => done.abort());
}

interface DeferredOptions {
  /** Finds the component's elements in the prerendered HTML. */
  selector: string;
  /** Also load when one of them is within a screen's reach. */
  near?: boolean;
  /** Load without waiting for the visitor when this says so: a filtered list, a prefilled form. */
  eager?: () => boolean;
  /** The next page needs it too: it wakes when a link is approached, and is fetched along with the code of any page. */
  shared?: boolean;
  /** Fetches what it needs besides its code, unless that was preloaded. */
  needs?: () => Promise<unknown> | undefined;
}

/** A component that loads late, and a way to fetch its code ahead. */
export type Deferred<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

const shared: (() => Promise<unknown>)[] = [];

/**
 * Fetches the code of the shared components that are known so far: modules that load later may add more.
 * @throws When any of it cannot be fetched.
 */
export const fetchShared = (): Promise<unknown> => Promise.all(shared.map((load) => load()));

/**
 * A component whose code reaches the browser only when a visitor turns to it. The build renders it in full; on the first
 * page React leaves that HTML alone (a dehydrated Suspense boundary) until then, and for as long as the code cannot be
 * fetched. After an in-app navigation it loads at once.
 */
export function deferred<Props extends object>(
  source: () => Promise<{ default: ComponentType<Props> }>,
  { selector, near = false, eager, shared: isShared = false, needs }: DeferredOptions,
): Deferred<Props> {
  let code: ComponentType<Props> | undefined;
  const load = once(async () => {
    code = (await source()).default;
    return code;
  });
  if (isShared) shared.push(load);
  let wake = () => {};
  let replayPress = () => {};

  /**
   * Never rejects in production: React would cache the rejection and replace the prerendered HTML with the error boundary.
   * After a failure it waits for the next navigation and tries again.
   */
  async function arrival(): Promise<ComponentType<Props>> {
    try {
      const [component] = await Promise.all([load(), needs?.()]);
      return component;
    } catch (error) {
      if (import.meta.env.SSR || import.meta.env.DEV) throw error;
      replayPress();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      return arrival();
    }
  }

  const Lazy = lazy(async () => {
    if (!import.meta.env.SSR && isFirstPage() && !eager?.()) {
      replayPress = rememberPress(selector);
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isShared) beforeLeaving(resolve);
        approached(selector, near).then(resolve);
      });
    }
    const Component = await arrival();
    return {
      default: function Loaded(props: Props): ReactNode {
        useEffect(() => {
          replayPress();
        }, []);
        return <Component {...props} />;
      },
    };
  });
  // Called once per component, at module level.
  // biome-ignore lint/correctness/noComponentHookFactories: this makes components, that is its purpose
  function Deferred(props: Props): ReactNode {
    // Code that is loaded is rendered in one go: a page that suspends, even on a promise that is resolved, is painted
    // later. Decided once, since another type of component would replace the prerendered HTML.
    const [Shown] = useState(() => (code && !isFirstPage() ? code : Lazy));
    if (!isFirstPage()) wake();
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { preload: load });
}
