import type { Point } from './topology.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A metro area (1), a mid-size city (2), or a smaller one (3), which has no label. */
export type Tier = 1 | 2 | 3;

export type Dot = { name: string; tier: Tier; at: Point };

export type Label = Dot & {
  anchor: 'start' | 'middle' | 'end';
  box: Box;
  /** From the dot to a label that is far from it. */
  leader?: readonly [from: Point, to: Point];
  /** Wholly on a county of a metro area (1) or a mid-size city (2). */
  inside?: Tier;
};

/** Where a label can be, best first: right of its dot, left, above, below, above or below but off center, at the corners. */
// biome-ignore format: a table
const sides = [
  [1, 0], [-1, 0], [0, -1], [0, 1],
  [0.5, -1], [0.5, 1], [-0.5, -1], [-0.5, 1],
  [1, -1], [1, 1], [-1, -1], [-1, 1],
] as const;
/** What it costs a label, in units of distance, to hide a small city or a shore, or to need a leader. */
const detour = 10;
/** The same, to stand nearer to another city, or half on a dark county, where it is hard to read. */
const longDetour = 40;

/** In units of the drawing. */
export interface Scale {
  sizes: Partial<Record<Tier, number>>;
  radii: Record<Tier, number>;
  /** From a label to its dot, best first. */
  distances: readonly number[];
  /** A label farther away than this has a leader. */
  near: number;
  /** To other labeled dots. */
  gap: number;
}

/**
 * Places one label after the other, each as close to its dot as possible.
 * @param shore Points of the outline, which the labels should not hide.
 * @param shadeAt Whether a point is on the county of a metro area (1) or of a mid-size city (2).
 * @param whenNoRoom Called when a label would touch another label or a labeled dot wherever it goes. Throws, or leaves it out.
 */
export function placeLabels(
  dots: readonly Dot[],
  { sizes, radii, distances, near, gap }: Scale,
  bounds: Box,
  shore: readonly Point[],
  shadeAt: (point: Point) => Tier | undefined,
  whenNoRoom: (dot: Dot) => undefined,
): Label[] {
  const labels: Label[] = [];
  for (const dot of dots) {
    const size = sizes[dot.tier];
    if (!size) continue;
    const others = dots.filter(({ tier, at }) => tier !== 3 && at !== dot.at);
    const isFree = ({ box, leader }: Label) =>
      Math.min(box[0] - bounds[0], box[1] - bounds[1], bounds[2] - box[2], bounds[3] - box[3]) >= 0 &&
      // Twice as close to another city’s dot as to its own, a name without a leader would be taken for the other’s.
      others.every(
        ({ tier, at }) => distanceTo(box, at) >= Math.max(radii[tier] + gap, leader ? 0 : distanceTo(box, dot.at) / 2),
      ) &&
      labels.every((other) => !touch(box, other.box, size / 6) && !crosses(other.leader, box, gap)) &&
      labels.every((other) => !crosses(leader, other.box, gap)) &&
      others.every(({ tier, at: [x, y] }) => !crosses(leader, [x, y, x, y], radii[tier] + gap / 2));
    const cost = ({ box, leader }: Label) => {
      const distance = distanceTo(box, dot.at);
      const hidden = dots.filter(({ tier, at }) => tier === 3 && distanceTo(box, at) < radii[3] + 2);
      const closer = others.filter(({ at }) => distanceTo(box, at) < (leader ? 1 : 1.75) * distance);
      const hidesShore = shore.some((point) => distanceTo(box, point) === 0);
      const detours = hidden.length + Number(hidesShore) + Number(Boolean(leader));
      const shades = pointsIn(box).map(shadeAt);
      const isMixed = new Set(shades).size > 1;
      const dark = shades.filter(Boolean).length / shades.length;
      return (
        distance +
        detours * detour +
        closer.length * (leader ? 2 * detour : longDetour) +
        (isMixed ? (0.5 + 2 * dark) * longDetour : 0)
      );
    };
    const [best] = distances
      .flatMap((distance) =>
        spotsAt(radii[dot.tier] + distance, dot, size, distance > near ? radii[dot.tier] : undefined),
      )
      .filter(isFree)
      .map((label) => ({ ...label, cost: cost(label) }))
      .sort((a, b) => a.cost - b.cost);
    const label = best ?? whenNoRoom(dot);
    if (!label) continue;
    const [shade, ...more] = new Set(pointsIn(label.box).map(shadeAt));
    labels.push(more.length === 0 && shade ? { ...label, inside: shade } : label);
  }
  return labels;
}

/** @param radius Of the dot from which a leader starts. Without it, there is no leader. */
function spotsAt(distance: number, { at: [x, y], ...dot }: Dot, size: number, radius?: number): Label[] {
  // No browser measures the text. An average letter is 0.6 of its size wide, and the halo leaves room for error.
  const [width, height] = [dot.name.length * size * 0.6, size * 0.94];
  return sides.map(([dx, dy]) => {
    const isBeside = Math.abs(dx) === 1;
    const reach = isBeside && dy ? distance * 0.75 : distance;
    const left = x + (isBeside ? dx * reach : 0) + ((dx - 1) * width) / 2;
    const top = y + dy * reach + ((dy - 1) * height) / 2;
    const box = [left, top, left + width, top + height] as const;
    const end: Point = isBeside ? [x + dx * (reach - 2), top + height / 2] : [x, y + dy * (reach - 2)];
    const length = Math.hypot(end[0] - x, end[1] - y);
    const start = (radius ?? 0) / length;
    return {
      ...dot,
      at: [isBeside ? x + dx * reach : left + width / 2, top + size * 0.75],
      anchor: !isBeside ? 'middle' : dx === 1 ? 'start' : 'end',
      box,
      ...(radius && { leader: [[x + start * (end[0] - x), y + start * (end[1] - y)], end] }),
    };
  });
}

/** A grid of points in a label and its halo. */
const pointsIn = ([left, top, right, bottom]: Box): Point[] =>
  [-0.02, 0.14, 0.33, 0.5, 0.67, 0.86, 1.02].flatMap((u) =>
    [0, 0.5, 1].map((v): Point => [left + u * (right - left), top + v * (bottom - top)]),
  );

/** Whether a leader comes within the gap of a box. */
const crosses = (leader: Label['leader'], box: Box, gap: number): boolean =>
  leader !== undefined &&
  Array.from({ length: 25 }, (_, n) => n / 24).some((t) => {
    const [[x, y], [toX, toY]] = leader;
    return distanceTo(box, [x + t * (toX - x), y + t * (toY - y)]) < gap;
  });

/** Side by side, two names need three times the gap, or they read as one. */
const touch = (a: Box, b: Box, gap: number): boolean =>
  a[0] < b[2] + 3 * gap && b[0] < a[2] + 3 * gap && a[1] < b[3] + gap && b[1] < a[3] + gap;

/** How far a point is outside a box; 0 inside. */
export const distanceTo = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
