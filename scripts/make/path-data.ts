import type { Point } from './plane.ts';

/**
 * SVG path data in as few bytes as the shape allows: every point is put on a grid of `step` units, points
 * that then say nothing are left out, and the rest is written as relative moves.
 */
export function pathData(
  lines: readonly (readonly Point[])[],
  { step, closed }: { step: number; closed: boolean },
): string {
  let data = '';
  let [penX, penY] = [0, 0];
  for (const line of lines) {
    const points = onGrid(line, step, closed);
    if (points.length < (closed ? 3 : 2)) continue;
    const [startX, startY] = points[0] as Point;
    data += 'm'; // relative even at the start, where it counts from the origin: after `M`, the next points would be absolute
    let last = '';
    for (const [x, y] of points) {
      for (const steps of [x - penX, y - penY]) {
        const text = shortest(steps, step);
        data += separated(last, text) ? ` ${text}` : text;
        last = text;
      }
      [penX, penY] = [x, y];
    }
    if (closed) {
      data += 'z';
      [penX, penY] = [startX, startY];
    }
  }
  return data;
}

/** Whether two numbers in a row need a space: not before a sign, nor before a point that cannot belong to the first. */
const separated = (last: string, next: string): boolean =>
  last !== '' && !next.startsWith('-') && !(next.startsWith('.') && last.includes('.'));

/** `0.5` as `.5`, `3.0` as `3`. */
function shortest(steps: number, step: number): string {
  const value = Number((steps * step).toFixed(2));
  return String(value).replace(/^(-?)0\./, '$1.');
}

/** The line in whole steps, without repeated points and without points on the straight way between two others. */
function onGrid(line: readonly Point[], step: number, closed: boolean): Point[] {
  const points: Point[] = [];
  for (const [x, y] of line) {
    const next: Point = [Math.round(x / step), Math.round(y / step)];
    if (!same(points.at(-1), next)) points.push(next);
    while (points.length > 2 && straight(points.at(-3) as Point, points.at(-2) as Point, next)) points.splice(-2, 1);
  }
  if (closed && points.length > 1 && same(points[0], points.at(-1) as Point)) points.pop();
  return points;
}

const same = (a: Point | undefined, b: Point): boolean => a !== undefined && a[0] === b[0] && a[1] === b[1];

function straight(a: Point, b: Point, c: Point): boolean {
  const [dx, dy, ex, ey] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return dx * ey === dy * ex && dx * ex + dy * ey > 0;
}
