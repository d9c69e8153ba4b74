import { inside, type Point } from './plane.ts';

/** Letters are wider than high: room is measured in a plane squeezed by this much. */
const squeeze = 1.5;

/**
 * The point inside a shape that is farthest from its border, and how far that is in units of height.
 * A coarse grid, refined four times: enough for two letters.
 */
export function labelPoint(rings: readonly (readonly Point[])[]): { at: Point; room: number } {
  const flat = rings.map((ring) => ring.map(([x, y]): Point => [x / squeeze, y]));
  const points = flat.flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  let [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  let best: { at: Point; room: number } = { at: [(left + right) / 2, (top + bottom) / 2], room: 0 };
  const cells = 24;
  for (let round = 0; round < 4; round++) {
    const [width, height] = [right - left, bottom - top];
    for (let i = 0; i <= cells; i++) {
      for (let j = 0; j <= cells; j++) {
        const at: Point = [left + (width * i) / cells, top + (height * j) / cells];
        const room = inside(flat, at) ? distanceToBorder(flat, at) : 0;
        if (room > best.room) best = { at, room };
      }
    }
    [left, right] = [best.at[0] - width / 8, best.at[0] + width / 8];
    [top, bottom] = [best.at[1] - height / 8, best.at[1] + height / 8];
  }
  return { at: [best.at[0] * squeeze, best.at[1]], room: best.room };
}

function distanceToBorder(rings: readonly (readonly Point[])[], [x, y]: Point): number {
  let least = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [ax, ay] = ring[j] as Point;
      const [bx, by] = ring[i] as Point;
      const [dx, dy] = [bx - ax, by - ay];
      const along =
        dx === 0 && dy === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      least = Math.min(least, Math.hypot(ax + along * dx - x, ay + along * dy - y));
    }
  }
  return least;
}
