import { claims } from '../site/claims.ts';

type Phase = (typeof claims.timeline)[number];

/** The value axis, in percent, and its ceiling: a little above the highest gain. */
const highest = Math.max(...claims.timeline.flatMap((phase) => phase.gain));
const axis = Array.from({ length: Math.floor(highest / 100) + 1 }, (_, index) => index * 100);
const ceiling = highest + 20;
const yearMonths = 12;

const share = (value: number, whole: number) => `${Math.round((value / whole) * 10_000) / 100}%`;
const months = ({ months: [from, to] }: Phase) => `${from}–${to}`;
const gain = ({ gain: [low, high] }: Phase) => `${low}–${high}%`;

/**
 * What the first year looks like: bars on a true month axis, zero-based, solid to the low end and tinted to the high end
 * (specification, section 9). The measure differs per phase, so no line joins the bars.
 */
export function TimelineChart() {
  return (
    <>
      <div className="tlc">
        <div
          className="tlc__p"
          role="img"
          aria-label={`Range chart. ${claims.timeline
            .map(
              (phase) =>
                `Months ${phase.months.join(' to ')}: ${phase.gain.join(' to ')} percent more ${phase.measure}.`,
            )
            .join(' ')}`}
        >
          {axis.map((value) => (
            <div key={value} className="tlc__y" style={{ bottom: share(value, ceiling) }}>
              <span>{value === 0 ? 0 : `+${value}%`}</span>
            </div>
          ))}
          {claims.timeline.map((phase, index) => {
            const [from, to] = phase.months;
            const [low, high] = phase.gain;
            return (
              <div
                key={from}
                className={`tlc__b tlc__b--${index + 1}`}
                style={{
                  left: `calc(${share(from - 1, yearMonths)} + 3px)`,
                  width: `calc(${share(to - from + 1, yearMonths)} - 6px)`,
                  height: share(high, ceiling),
                }}
              >
                <i style={{ height: share(low, high) }} />
                <span>{gain(phase)}</span>
              </div>
            );
          })}
        </div>
        <div className="tlc__x" aria-hidden="true">
          {claims.timeline.map((phase, index) => (
            <div key={phase.months[0]}>
              <b>
                {index === 0 && <i>Months </i>}
                {months(phase)}
              </b>
              <span className="first-letter:uppercase">{phase.measure}</span>
            </div>
          ))}
        </div>
      </div>
      <ul className="tlc__k">
        {claims.timeline.map((phase) => (
          <li key={phase.months[0]}>
            <b>
              Months <span className="whitespace-nowrap">{months(phase)}</span>:
            </b>{' '}
            <span className="whitespace-nowrap">{gain(phase)}</span> more {phase.measure}
          </li>
        ))}
      </ul>
    </>
  );
}
