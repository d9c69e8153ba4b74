import type { Point } from './topology.ts';

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A metro area (1), a mid-size city (2), or a smaller one (3), which has no label. */
export type Tier = 1 | 2 | 3;

export type Dot = { name: string; tier: Tier; at: Point };

export type Label = Dot & { anchor: 'start' | 'middle' | 'end'; box: Box };

/** Where a label can be, best first: right of its dot, left, above, below, above or below but off center, at the corners. */
// biome-ignore format: a table
const sides = [
  [1, 0], [-1, 0], [0, -1], [0, 1],
  [0.5, -1], [0.5, 1], [-0.5, -1], [-0.5, 1],
  [1, -1], [1, 1], [-1, -1], [-1, 1],
] as const;
/** What it costs a label, in units of distance, to hide a small city or an edge. */
const detour = 10;
/** The same, to stand nearer to another city. */
const longDetour = 40;

/** In units of the drawing. */
export interface Scale {
  sizes: Partial<Record<Tier, number>>;
  radii: Record<Tier, number>;
  /** From a label to its dot, best first. */
  distances: readonly number[];
  /** To other labeled dots. */
  gap: number;
}

/**
 * Places one label after the other, each as close to its dot as possible.
 * @param edges Points of outlines that the labels should not hide.
 * @param whenNoRoom Called when a label would touch another label or a labeled dot wherever it goes. Throws, or leaves it out.
 */
export function placeLabels(
  dots: readonly Dot[],
  { sizes, radii, distances, gap }: Scale,
  bounds: Box,
  edges: readonly Point[],
  whenNoRoom: (dot: Dot) => undefined,
): Label[] {
  const labels: Label[] = [];
  for (const dot of dots) {
    const size = sizes[dot.tier];
    if (!size) continue;
    const isFree = ({ box }: Label) =>
      Math.min(box[0] - bounds[0], box[1] - bounds[1], bounds[2] - box[2], bounds[3] - box[3]) >= 0 &&
      // Twice as close to another city’s dot as to its own, a name would be taken for the other’s.
      dots.every(
        ({ tier, at }) => tier === 3 || distanceTo(box, at) >= Math.max(radii[tier] + gap, distanceTo(box, dot.at) / 2),
      ) &&
      labels.every((other) => !touch(box, other.box, size / 6));
    const cost = ({ box }: Label) => {
      const distance = distanceTo(box, dot.at);
      const hidden = dots.filter(({ tier, at }) => tier === 3 && distanceTo(box, at) < radii[3] + 2);
      const closer = dots.filter(({ tier, at }) => tier !== 3 && distanceTo(box, at) < 1.25 * distance);
      const hidesEdge = edges.some((point) => distanceTo(box, point) === 0);
      return distance + (hidden.length + Number(hidesEdge)) * detour + closer.length * longDetour;
    };
    const [best] = distances
      .flatMap((distance) => spotsAt(radii[dot.tier] + distance, dot, size))
      .filter(isFree)
      .sort((a, b) => cost(a) - cost(b));
    const label = best ?? whenNoRoom(dot);
    if (label) labels.push(label);
  }
  return labels;
}

function spotsAt(distance: number, { at: [x, y], ...dot }: Dot, size: number): Label[] {
  // No browser measures the text. An average letter is 0.6 of its size wide, and the halo leaves room for error.
  const [width, height] = [dot.name.length * size * 0.6, size * 0.94];
  return sides.map(([dx, dy]) => {
    const isBeside = Math.abs(dx) === 1;
    const reach = isBeside && dy ? distance * 0.75 : distance;
    const left = x + (isBeside ? dx * reach : 0) + ((dx - 1) * width) / 2;
    const top = y + dy * reach + ((dy - 1) * height) / 2;
    return {
      ...dot,
      at: [isBeside ? x + dx * reach : left + width / 2, top + size * 0.75],
      anchor: !isBeside ? 'middle' : dx === 1 ? 'start' : 'end',
      box: [left, top, left + width, top + height],
    };
  });
}

/** Side by side, two names need three times the gap, or they read as one. */
const touch = (a: Box, b: Box, gap: number): boolean =>
  a[0] < b[2] + 3 * gap && b[0] < a[2] + 3 * gap && a[1] < b[3] + gap && b[1] < a[3] + gap;

/** How far a point is outside a box; 0 inside. */
export const distanceTo = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
