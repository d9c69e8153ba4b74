import { claims } from '../../site/claims.ts';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** What an owner can check alone in each phase of `claims.timeline`. */
const checks = [
  'Search your firm’s name and your county. Your listings match, and you show up on the map.',
  'The first pages bring readers with questions. Few of them call yet.',
  'Ask intake where callers came from. Count consultations, not visits.',
  'Referred clients mention what they read before the meeting.',
];

const [widest] = claims.timeline.map((phase) => phase.gain[1]).toSorted((a, b) => b - a);

/** Results by phase, as a table with its bars in the cells: solid to the low end, tinted to the high one. */
export function Results() {
  return (
    <Sheet folio="Timeline" labelledBy="results">
      <SectionHead
        id="results"
        heading="Results: what to expect by month, and how to check"
        lede={`Most clients see results in about ${claims.daysToResults} days. Across ${claims.campaigns} campaigns, by our own count, the average is ${claims.trafficIncrease}% more traffic and ${claims.moreQualityLeads}% more quality leads. Client retention is ${claims.clientRetention}%.`}
      />
      <table className="kw">
        <caption className="vh">The first year, phase by phase</caption>
        <thead>
          <tr>
            <th scope="col" className="md:w-32">
              Months
            </th>
            <th scope="col">Gain over your starting point</th>
            <th scope="col">What you can check</th>
          </tr>
        </thead>
        <tbody>
          {claims.timeline.map(({ months, gain: [low, high], measure }, index) => (
            <tr key={measure + months[0]}>
              <th scope="row">
                <span className="md:hidden">Months </span>
                <span className="nb">{months.join('–')}</span>
              </th>
              <td className="v">
                <span className="nb num font-medium font-serif text-[1.3125rem]">
                  {low}–{high}%
                </span>{' '}
                more {measure}
                <span className="mt-2 flex h-4.5" aria-hidden="true">
                  <i className="bg-data" style={{ width: share(low) }} />
                  <i
                    className="border-[1.5px] border-data border-l-0 bg-data-tint"
                    style={{ width: share(high - low) }}
                  />
                </span>
              </td>
              <td>{checks[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note mt-4 max-w-text">
        Solid is the low end of the range, tint the high end, all to one scale. Each phase counts something different,
        so the rows don’t add up.
      </p>
    </Sheet>
  );
}

const share = (gain: number) => `${Math.round((gain / (widest ?? gain)) * 1000) / 10}%`;
