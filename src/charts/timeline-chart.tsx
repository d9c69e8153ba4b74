import { percentRange, range } from '../lib/format.ts';
import { phases } from '../site/claims.ts';
import { GridLine, Plot } from './plot.tsx';

type Phase = (typeof phases)[number];

const highest = Math.max(...phases.flatMap((phase) => phase.gain));
const axis = Array.from({ length: Math.floor(highest / 100) + 1 }, (_, index) => index * 100);
const ceiling = highest + 20;
const yearMonths = 12;

const share = (value: number, whole: number) => `${Math.round((value / whole) * 10_000) / 100}%`;

/** Solid to the low end, tinted to the high end. Forced colors and print would remove the fill. */
function Bar({ phase, isLast }: { phase: Phase; isLast: boolean }) {
  const [from, to] = phase.months;
  const [low, high] = phase.gain;
  return (
    <div
      className="absolute bottom-0 border-[1.5px] border-data border-b-0 bg-data-tint forced-color-adjust-none forced-colors:text-[CanvasText] print:[print-color-adjust:exact]"
      style={{
        left: `calc(${share(from - 1, yearMonths)} + 3px)`,
        width: `calc(${share(to - from + 1, yearMonths)} - 6px)`,
        height: share(high, ceiling),
      }}
    >
      <div className="absolute inset-x-0 bottom-0 bg-data" style={{ height: share(low, high) }} />
      <span
        className={`absolute whitespace-nowrap font-medium font-serif tabular-nums leading-none ${isLast ? labelInside : labelAbove}`}
      >
        {percentRange(phase.gain)}
      </span>
    </div>
  );
}

const labelInside = 'top-4.5 left-1/2 -translate-x-1/2 text-[clamp(1.0625rem,0.55rem+2.6vw,2.25rem)]';

/** On a phone a label is wider than its bar. It ends with the bar, because the bars to the left are lower. */
const labelAbove =
  'bottom-full mb-1.5 text-[clamp(0.8125rem,0.42rem+1.35vw,1.5rem)] max-md:right-0 md:left-1/2 md:-translate-x-1/2';

/** The gains of the first year. Each phase measures something else, so no line joins the bars. */
export function TimelineChart() {
  return (
    <>
      <div className="px-4 pt-6 md:px-8 md:pt-8">
        <Plot
          aria-label={`Range chart. ${phases
            .map(
              (phase) =>
                `Months ${phase.months.join(' to ')}: ${phase.gain.join(' to ')} percent more ${phase.measure}.`,
            )
            .join(' ')}`}
        >
          {axis.map((value) => (
            <GridLine key={value} bottom={share(value, ceiling)} label={value === 0 ? 0 : `+${value}%`} />
          ))}
          {phases.map((phase, index) => (
            <Bar key={phase.months[0]} phase={phase} isLast={index === phases.length - 1} />
          ))}
        </Plot>
        <MonthAxis />
      </div>
      <ul className="grid gap-1 border-rule border-t px-4 py-4 text-ink-2 text-note md:hidden">
        {phases.map((phase) => (
          <li key={phase.months[0]}>
            <b className="font-semibold text-ink">
              Months <span className="whitespace-nowrap">{range(phase.months)}</span>:
            </b>{' '}
            <span className="whitespace-nowrap">{percentRange(phase.gain)}</span> more {phase.measure}
          </li>
        ))}
      </ul>
    </>
  );
}

const MonthAxis = () => (
  <div className="ml-11 grid grid-cols-12 pt-3 pb-4 text-note" aria-hidden="true">
    {phases.map(({ months, measure }, index) => (
      <div
        key={months[0]}
        className="px-1 max-md:text-center"
        style={{ gridColumn: `span ${months[1] - months[0] + 1}` }}
      >
        <b className="block whitespace-nowrap font-semibold">
          {index === 0 && <span className="max-xl:hidden">Months </span>}
          {range(months)}
        </b>
        <span className="block text-ink-2 first-letter:uppercase max-md:hidden">{measure}</span>
      </div>
    ))}
  </div>
);
