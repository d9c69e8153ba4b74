import { readPages } from '../../scripts/read/built-pages.ts';
import { desktop, expect, phone, test } from './tab.ts';

for (const { path } of readPages(process.env.DIST ?? 'dist')) {
  test(`${path} is whole at a phone's and at a desktop's width`, async ({ tab }) => {
    for (const size of [phone, desktop]) {
      await tab.resize(size.width, size.height);
      // Taken over at one width; the browser then lays it out anew, as when a phone is turned.
      if (size === phone) await tab.arrive(path);
      const { width, blank } = await tab.run(async () => {
        const empty: string[] = [];
        for (const part of document.querySelectorAll('header, main > :not(script), main section, footer')) {
          part.scrollIntoView({ behavior: 'instant' });
          await new Promise(requestAnimationFrame);
          const text = [...part.querySelectorAll('h1, h2, h3, p, a, li, button')].some(
            (one) => visible(one) && one.textContent?.trim(),
          );
          if (!text || part.getBoundingClientRect().height < 20) empty.push(part.outerHTML.slice(0, 120));
        }
        return { width: document.documentElement.scrollWidth, blank: empty };
      });
      expect(width).toBeLessThanOrEqual(size.width);
      expect(blank).toEqual([]);
    }
    // The page names the path that was asked for, and the browser the status.
    if (path === '/404') tab.forgive(/404/);
  });
}
