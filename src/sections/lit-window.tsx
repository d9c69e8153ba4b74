const houses = [82, 88, 76, 104, 72, 92, 80, 96, 86, 84, 100, 74, 90, 78].map((height, index) => ({
  height,
  x: 86 * index + 8,
}));
const ground = 164;
const walls = houses.map(({ x, height }) => `M${x} ${ground}v${-height}l35-24 35 24v${height}z`).join('');
const panes = houses.flatMap(({ x, height }) =>
  [12, 44].flatMap((right) => [14, 44].map((down) => `M${x + right} ${ground - height + down}h14v18h-14z`)),
);
const lit = { x: houses[7] ? houses[7].x + 44 : 0, y: ground - 96 + 14 };

/** A street at night, where somebody turns on a light to look for a divorce lawyer. Decorative. */
export const LitWindow = ({ className }: { className: string }) => (
  <svg
    className={`street ${className}`}
    viewBox="0 0 1200 176"
    width="1200"
    height="176"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect width="1200" height="176" className="fill-ink" />
    <path d={walls} className="fill-ink stroke-on-ink-2" vectorEffect="non-scaling-stroke" />
    <path d={panes.join('')} className="fill-none stroke-rule-ink" vectorEffect="non-scaling-stroke" />
    <rect {...lit} width="14" height="18" className="lit fill-mark" />
    <path d={`M0 ${ground}h1200`} className="stroke-2 stroke-on-ink-2" />
  </svg>
);
