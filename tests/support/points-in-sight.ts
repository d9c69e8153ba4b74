import type { Locator } from '@playwright/test';

/** How many of five points of an element can be seen: in the window, not clipped, and with nothing over them. */
export const pointsInSight = (element: Locator): Promise<number> =>
  element.evaluate((target) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    return [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ].filter(([right = 0, down = 0]) =>
      target.contains(document.elementFromPoint(x + width * right, y + height * down)),
    ).length;
  });
