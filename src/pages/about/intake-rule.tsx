import { Exhibit } from '../../ui/exhibit.tsx';
import { CheckIcon, CrossIcon } from '../../ui/icon.tsx';

const declined = [
  'Personal injury',
  'Criminal defense',
  'Estate planning',
  'Immigration',
  'Bankruptcy',
  'Any business that is not a law firm',
];

/** The agency's positioning as the table that it comes down to. */
export function IntakeRule() {
  return (
    <Exhibit letter="A" caption="Our whole intake policy.">
      <div className="overflow-x-auto">
        <table className="w-full text-left leading-snug">
          <caption className="sr-only">Practice areas, and whether we take them</caption>
          <thead className="text-note text-ink-3">
            <tr className="border-ink border-b-2">
              <th scope="col" className="px-5 pt-9 pb-3 font-semibold md:px-8">
                Your practice
              </th>
              <th scope="col" className="w-32 pt-9 pr-5 pb-3 font-semibold">
                Our answer
              </th>
            </tr>
          </thead>
          <tbody className="align-baseline">
            <tr className="bg-mark">
              <th scope="row" className="px-5 py-4 font-serif font-sub text-h3 md:px-8">
                Divorce and family law
              </th>
              <td className="py-4 pr-5 font-semibold">
                <span className="inline-flex items-baseline gap-2">
                  <CheckIcon className="size-4 flex-none self-center" />
                  Yes
                </span>
              </td>
            </tr>
            {declined.map((area) => (
              <tr key={area} className="border-rule border-t text-ink-2">
                <th scope="row" className="px-5 py-3 font-normal md:px-8">
                  {area}
                </th>
                <td className="py-3 pr-5">
                  <span className="inline-flex items-baseline gap-2">
                    <CrossIcon className="size-4 flex-none self-center p-0.5" />
                    No
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Exhibit>
  );
}
