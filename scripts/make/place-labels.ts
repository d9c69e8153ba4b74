import type { Point } from './topology.ts';

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A marked city. Tier 1 is a metro area, 2 a mid-size city, 3 a smaller one (never labeled). */
export interface Dot {
  name: string;
  tier: 1 | 2 | 3;
  at: Point;
  radius: number;
  /** The box around what is shaded for the city: its county, or its counties. */
  shaded: Box;
}

export interface PlacedLabel {
  name: string;
  tier: 1 | 2;
  /** Where the text is anchored, on its baseline. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

export interface LabelStyle {
  /** Font size of each tier that is labeled, in drawing units. */
  sizes: { 1: number; 2?: number };
  /** Smallest distance between two labels: half the halo of each. */
  gap: number;
}

/** What the labels must fit into. */
export interface Ground {
  width: number;
  /** Top and bottom of the drawing; a label may stick out at a cost, and the drawing then grows. */
  top: number;
  bottom: number;
  land: readonly (readonly Point[])[];
}

type Labeled = Dot & { tier: 1 | 2 };
type Candidate = PlacedLabel & { cost: number };

const angles = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const distances = [9, 16, 26, 40, 58, 80];
/** More than any placement costs, so that a label is dropped only when it fits nowhere; metros last. */
const dropCost = { 1: 1000, 2: 100 } as const;
/** The search is exact up to here (no state has come near it); beyond, the best placement found so far counts. */
const maxSteps = 20_000;

/** Places labels so that none touches another, a marked city or the drawing's sides, at the least total cost. */
export function placeLabels(dots: readonly Dot[], { sizes, gap }: LabelStyle, ground: Ground) {
  const labeled = dots.filter((dot): dot is Labeled => dot.tier !== 3 && sizes[dot.tier] !== undefined);
  const choices = labeled.map((dot) => ({
    drop: dropCost[dot.tier],
    candidates: candidates(dot, sizes[dot.tier] as number, dots, ground).sort((a, b) => a.cost - b.cost),
  }));
  // What the labels from here on cost at least: the bound that cuts the search short.
  const rest = choices.map((_, i) =>
    choices.slice(i).reduceRight((sum, { drop, candidates: [cheapest] }) => sum + (cheapest?.cost ?? drop), 0),
  );

  let best: { cost: number; chosen: (Candidate | undefined)[] } = { cost: Infinity, chosen: [] };
  let steps = 0;
  const search = (cost: number, chosen: (Candidate | undefined)[]): void => {
    const choice = choices[chosen.length];
    if (cost + (rest[chosen.length] ?? 0) >= best.cost || steps++ > maxSteps) return;
    if (!choice) {
      best = { cost, chosen };
      return;
    }
    for (const candidate of choice.candidates) {
      if (chosen.some((other) => other && near(candidate.box, other.box, gap))) continue;
      search(cost + candidate.cost, [...chosen, candidate]);
    }
    search(cost + choice.drop, [...chosen, undefined]);
  };
  search(0, []);

  return {
    placed: best.chosen.filter((label): label is Candidate => label !== undefined) as PlacedLabel[],
    dropped: labeled.filter((_, i) => best.chosen[i] === undefined).map(({ name }) => name),
  };
}

function candidates(dot: Labeled, size: number, dots: readonly Dot[], ground: Ground): Candidate[] {
  const width = labelWidth(dot.name, size, dot.tier);
  const height = size * 0.9;
  const rivals = dots.filter((other) => other.tier < 3 && other !== dot);
  const spots = distances.flatMap((distance) => angles.map((angle) => [distance, angle] as const));
  return spots.flatMap(([distance, angle]) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const x = dot.at[0] + cos * (distance + width / 2);
    const y = dot.at[1] + sin * (distance + height / 2);
    const box: Box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
    if (box[0] < 1 || box[2] > ground.width - 1) return [];
    if ([dot, ...rivals].some((other) => distanceTo(box, other.at) < other.radius + 2)) return [];
    const cost = placeCost(box, dot, rivals) + directionCost(angle) + coverCost(box, dots) + groundCost(box, ground);
    // The anchor is the side that faces the dot: if another font stands in, the text grows away from it.
    const anchor = cos > 0.3 ? 'start' : cos < -0.3 ? 'end' : 'middle';
    const at = [{ start: box[0], end: box[2], middle: (box[0] + box[2]) / 2 }[anchor], box[3] - size * 0.19] as const;
    return { name: dot.name, tier: dot.tier, anchor, at, box, cost };
  });
}

/** The farther, the worse, but beside the shading of a small county. Worst is a label that could belong to another dot. */
function placeCost(box: Box, { at, shaded }: Dot, rivals: readonly Dot[]): number {
  const away = distanceTo(box, at);
  const besideSmallCounty = near(box, shaded, 7) && away < 45 && shaded[2] - shaded[0] < 90;
  const isFar = away > 20 && !besideSmallCounty;
  const mistakable = rivals.some((other) => distanceTo(box, other.at) < away * 1.25);
  return away / 18 + (isFar ? 1.6 : 0) + (mistakable ? (isFar ? 0.4 : 3) : 0);
}

/** Right of the dot reads best, then left, then above, then below. */
function directionCost(angle: number): number {
  const sin = Math.sin(angle);
  return 0.175 * (1 - Math.cos(angle)) + 0.55 * Math.abs(sin) + (sin > 0.1 ? 0.1 : 0);
}

/** What it costs to lie wholly on the shading of each tier: the darker the worse. */
const shadingCost = { 1: 3.5, 2: 2, 3: 0 } as const;

/** What the label hides: the dark shading, which its letters need to stay off, and dots of smaller cities. */
function coverCost(box: Box, dots: readonly Dot[]): number {
  const [left, top, right, bottom] = box;
  const share = ({ shaded: [x1, y1, x2, y2] }: Dot): number =>
    (Math.max(0, Math.min(right, x2) - Math.max(left, x1)) * Math.max(0, Math.min(bottom, y2) - Math.max(top, y1))) /
    ((right - left) * (bottom - top));
  const ofDots = dots.filter(({ tier, at, radius }) => tier === 3 && distanceTo(box, at) < radius + 1).length * 0.7;
  // The most, not the sum: cities of one county have the same shading.
  return ofDots + Math.max(...dots.map((dot) => share(dot) * shadingCost[dot.tier]));
}

/** Sticking out makes the drawing higher; lying on the coast, half on land and half at sea, makes both hard to read. */
function groundCost([left, top, right, bottom]: Box, ground: Ground): number {
  const outside = Math.max(0, ground.top - top) + Math.max(0, bottom - ground.bottom);
  const points = Array.from({ length: 7 }, (_, i) => left + ((right - left) * i) / 6).flatMap((x): Point[] => [
    [x, top],
    [x, bottom],
  ]);
  const onLand = points.filter((point) => inside(ground.land, point)).length / points.length;
  return outside / 12 + 2.2 * 2 * Math.min(onLand, 1 - onLand);
}

/** Whether two boxes come nearer to each other than `gap`. */
export const near = (a: Box, b: Box, gap: number): boolean =>
  a[0] < b[2] + gap && b[0] < a[2] + gap && a[1] < b[3] + gap && b[1] < a[3] + gap;

/** How far a point lies outside a box; 0 inside. */
export const distanceTo = (box: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));

/** Whether a point lies inside rings, holes taken out (even-odd). */
function inside(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring.at(i - 1) as Point;
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    }),
  );
  return crossings.length % 2 === 1;
}

const widths = (table: string) => new Map(table.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1))]));

/**
 * Advance widths of Public Sans at each tier's weight, 700 and 500, in thousandths of the font size, measured in the cut font
 * of src/assets/fonts: no browser is there to ask.
 */
const advances = {
  1: widths(
    'A726 B685 C718 D720 E635 F614 G759 H770 I307 J402 K717 L578 M918 N782 O761 P653 Q773 R696 S692 T617 U724 V704 W969 ' +
      'X717 Y667 Z670 a567 b608 c548 d608 e576 f397 g629 h592 i268 j289 k580 l329 m896 n593 o576 p607 q607 r413 s527 ' +
      "t416 u595 v521 w789 x588 y563 z496 -393 .270 ’262 '261",
  ),
  2: widths(
    'A715 B675 C697 D701 E625 F600 G740 H767 I290 J392 K692 L578 M895 N762 O742 P641 Q755 R682 S676 T600 U707 V681 W958 ' +
      'X696 Y624 Z646 a557 b600 c545 d600 e569 f396 g624 h581 i253 j270 k567 l310 m874 n582 o569 p599 q599 r397 s512 ' +
      "t397 u585 v509 w783 x571 y543 z485 -382 .237 ’240 '252",
  ),
};

/** The width of a label in the units of `size`, without kerning, which only makes it narrower. */
function labelWidth(text: string, size: number, tier: 1 | 2): number {
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  // Spaces, and the widest common letter for what the tables lack.
  const width = (letter: string) => (letter === ' ' ? 239 : (advances[tier].get(letter) ?? 700));
  return (letters.reduce((sum, letter) => sum + width(letter), 0) * size) / 1000;
}
