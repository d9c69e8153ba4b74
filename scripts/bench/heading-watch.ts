/** Tells when the next page's heading is on the screen; `window.headingWatch`. */
export interface HeadingWatch {
  /** Waits for a click and for the heading that follows it. */
  start: () => void;
  /** Milliseconds from the click to the frame that shows the heading. */
  painted: Promise<number>;
}

interface ElementTiming extends PerformanceEntry {
  renderTime: number;
  element: Element | null;
}

/**
 * Runs in the page. Element Timing says when a text was painted, if its element was marked before that; the observer of
 * mutations marks the new heading right after React has put it in, and before anything is painted. The entries belong to
 * the blocks that hold the text, which in some headings are spans: the first to be painted counts.
 */
export function watchHeadings(): void {
  const watch: HeadingWatch = { start, painted: Promise.resolve(Number.NaN) };
  Object.assign(window, { headingWatch: watch });

  function start(): void {
    const old = document.querySelector('h1');
    const oldText = old?.textContent;
    let pressed = Number.NaN;
    document.addEventListener('click', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true });
    const marking = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || (heading === old && heading.textContent === oldText)) return;
      marking.disconnect();
      for (const element of [heading, ...heading.querySelectorAll('*')]) element.setAttribute('elementtiming', 'h1');
    });
    marking.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    watch.painted = new Promise((resolve) => {
      const painting = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as ElementTiming[]) {
          if (entry.startTime < pressed) continue;
          painting.disconnect();
          resolve(entry.renderTime - pressed);
        }
      });
      painting.observe({ type: 'element' });
    });
  }
}
