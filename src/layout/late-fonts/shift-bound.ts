/** Where a part of the page is, in CSS pixels from the view's corner. */
export interface Place {
  /** Where it starts: at its own corner, or with its first line. What only grows does not move. */
  x: number;
  y: number;
  /** All that it covers. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface View {
  width: number;
  height: number;
}

/** The metric takes no notice of moves below three pixels. Half a pixel is left for its rounding. */
const noticed = 2.5;
/** Height of the strips in which the moved area is added up. */
const strip = 8;

/**
 * What a browser's layout-shift score of a change is at most: the share of the view in which something moved, times the
 * longest move as a share of the view's longer side. In each strip of the view all counts that lies between the leftmost and
 * the rightmost thing that moved; the metric counts the moved things alone.
 * @param before Parts of a page before the change; `after`, the same parts in the same order.
 */
export function shiftBound(before: readonly Place[], after: readonly Place[], { width, height }: View): number {
  const strips = Array.from({ length: Math.ceil(height / strip) }, () => ({ left: width, right: 0 }));
  let longest = 0;
  before.forEach((old, index) => {
    const now = after[index] ?? old;
    const move = Math.max(Math.abs(now.x - old.x), Math.abs(now.y - old.y));
    if (move < noticed) return;
    for (const { left, top, right, bottom } of [old, now]) {
      if (left >= width || right <= 0 || top >= height || bottom <= 0) continue;
      longest = Math.max(longest, move);
      for (const row of strips.slice(Math.floor(Math.max(top, 0) / strip), Math.ceil(bottom / strip))) {
        row.left = Math.min(row.left, Math.max(left, 0));
        row.right = Math.max(row.right, Math.min(right, width));
      }
    }
  });
  const area = strips.reduce((sum, { left, right }) => sum + Math.max(right - left, 0) * strip, 0);
  return (area / (width * height)) * Math.min(longest / Math.max(width, height), 1);
}
