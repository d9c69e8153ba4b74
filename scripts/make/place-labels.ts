import { labelWidth } from './label-width.ts';
import { type Box, distanceTo, inside, near, type Point, sharedArea } from './plane.ts';

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
  size: number;
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

interface Candidate extends PlacedLabel {
  cost: number;
}

const angles = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const distances = [9, 16, 26, 40, 58, 80];
/** More than any placement costs, so that a label is dropped only when it fits nowhere; metros last. */
const dropCost = { 1: 1000, 2: 100 } as const;
/** The search is exact up to here (no state has come near it); beyond, the best placement found so far counts. */
const maxSteps = 20_000;

/**
 * Places labels so that none touches another label, another marked city or the drawing's sides, at the least
 * total cost: near the dot, to its right by preference, off the shaded counties and off the coastline.
 * Same input, same result.
 */
export function placeLabels(
  dots: readonly Dot[],
  { sizes, gap }: LabelStyle,
  ground: Ground,
): { placed: PlacedLabel[]; dropped: string[] } {
  const labeled = dots.filter((dot): dot is Labeled => dot.tier !== 3 && sizes[dot.tier] !== undefined);
  const choices = labeled.map((dot) =>
    candidates(dot, sizes[dot.tier] as number, dots, ground).sort((a, b) => a.cost - b.cost),
  );
  // What the labels from here on cost at least: the bound that cuts the search short.
  const rest = Array<number>(choices.length + 1).fill(0);
  for (const [i, dot] of [...labeled.entries()].reverse()) {
    rest[i] = (rest[i + 1] as number) + (choices[i]?.[0]?.cost ?? dropCost[dot.tier]);
  }

  let best: { cost: number; chosen: (Candidate | undefined)[] } = { cost: Infinity, chosen: [] };
  let steps = 0;
  const search = (i: number, cost: number, chosen: (Candidate | undefined)[]): void => {
    if (cost + (rest[i] as number) >= best.cost || steps++ > maxSteps) return;
    if (i === choices.length) {
      best = { cost, chosen };
      return;
    }
    for (const candidate of choices[i] as Candidate[]) {
      if (cost + candidate.cost + (rest[i + 1] as number) >= best.cost) break; // The next ones cost more.
      if (chosen.some((other) => other && near(candidate.box, other.box, gap))) continue;
      search(i + 1, cost + candidate.cost, [...chosen, candidate]);
    }
    search(i + 1, cost + dropCost[(labeled[i] as Labeled).tier], [...chosen, undefined]);
  };
  search(0, 0, []);

  return {
    placed: best.chosen.filter((label) => label !== undefined).map(({ cost, ...label }) => label),
    dropped: labeled.filter((_, i) => best.chosen[i] === undefined).map((dot) => dot.name),
  };
}

function candidates(dot: Labeled, size: number, dots: readonly Dot[], ground: Ground): Candidate[] {
  const width = labelWidth(dot.name, size, dot.tier === 1 ? 700 : 500);
  const height = size * 0.9;
  const rivals = dots.filter((other) => other.tier < 3 && other !== dot);
  const found: Candidate[] = [];
  for (const distance of distances) {
    for (const angle of angles) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const x = dot.at[0] + cos * (distance + width / 2);
      const y = dot.at[1] + sin * (distance + height / 2);
      const box: Box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
      if (box[0] < 1 || box[2] > ground.width - 1) continue;
      if ([dot, ...rivals].some((other) => distanceTo(box, other.at) < other.radius + 2)) continue;
      found.push({
        name: dot.name,
        tier: dot.tier,
        size,
        ...anchored(box, cos, size),
        box,
        cost: placeCost(box, dot, rivals) + directionCost(angle) + coverCost(box, dots) + groundCost(box, ground),
      });
    }
  }
  return found;
}

/**
 * The farther, the worse, most of all where nothing leads to the dot: beside a small county, its shading does. Worst is a
 * label that could belong to another dot, because that one is nearer or hardly farther.
 */
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
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  const ofDots = dots.filter(({ tier, at, radius }) => tier === 3 && distanceTo(box, at) < radius + 1).length * 0.7;
  // The most, not the sum: cities of one county have the same shading.
  const ofShading = dots.map(({ tier, shaded }) => (sharedArea(box, shaded) / area) * shadingCost[tier]);
  return ofDots + Math.max(...ofShading);
}

/** Sticking out makes the drawing higher; lying on the coast makes both hard to read. */
function groundCost(box: Box, ground: Ground): number {
  const outside = Math.max(0, ground.top - box[1]) + Math.max(0, box[3] - ground.bottom);
  return outside / 12 + 2.2 * straddle(box, ground);
}

/** 0 when the box is all land or all sea, up to 1 when the coast halves it. */
function straddle(box: Box, { land }: Ground): number {
  const columns = 7;
  let onLand = 0;
  for (let i = 0; i < columns; i++) {
    const x = box[0] + ((box[2] - box[0]) * i) / (columns - 1);
    for (const y of [box[1], box[3]]) if (inside(land, [x, y])) onLand++;
  }
  const share = onLand / (2 * columns);
  return 2 * Math.min(share, 1 - share);
}

function anchored(box: Box, cos: number, size: number): Pick<PlacedLabel, 'at' | 'anchor'> {
  const baseline = box[3] - size * 0.19;
  // The anchor is the side that faces the dot: if another font stands in, the text grows away from it.
  if (cos > 0.3) return { anchor: 'start', at: [box[0], baseline] };
  if (cos < -0.3) return { anchor: 'end', at: [box[2], baseline] };
  return { anchor: 'middle', at: [(box[0] + box[2]) / 2, baseline] };
}
