import { caseStudies } from '../../content/case-studies.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { AnchorLink } from '../../ui/link.tsx';

const gap = 'pl-2 min-[22.5rem]:pl-4';
const cell = `num whitespace-nowrap ${gap} py-4 font-serif font-sub text-small sm:text-[1.1875rem] md:py-6`;
/** Leads are the last column on a phone, and again where the hero has two columns. */
const end = 'pr-3 min-[22.5rem]:pr-4 sm:pr-0 lg:pr-7 xl:pr-0';

/** The three cases in one table; each row leads down to its digest. */
export function SideBySide() {
  return (
    <Exhibit letter="A" caption="The three campaigns side by side, shortest first. Leads are consultation requests.">
      <table className="w-full border-collapse text-left leading-snug">
        <caption className="vh">Months and results of each campaign</caption>
        <thead className="text-note text-ink-3">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="pt-9 pb-3 pl-4 font-semibold sm:pt-5 md:pl-7 lg:pt-9 xl:pt-5">
              Campaign
            </th>
            <th scope="col" className={`${gap} pb-3 font-semibold`}>
              Months
            </th>
            <th scope="col" className={`${gap} pb-3 font-semibold`}>
              Traffic
            </th>
            <th scope="col" className={`${gap} ${end} pb-3 font-semibold`}>
              Leads
            </th>
            <th scope="col" className="hidden pr-14 pb-3 pl-4 font-semibold sm:table-cell lg:hidden xl:table-cell">
              Page one
            </th>
          </tr>
        </thead>
        <tbody>
          {caseStudies.map(({ id, location, practice, results }) => (
            <tr key={id} className="border-rule border-t">
              <th scope="row" className="relative py-4 pl-4 font-normal md:py-6 md:pl-7">
                <AnchorLink to={`#${id}`} className="il after:absolute after:inset-0 max-[22.5rem]:text-small">
                  {location.split(',')[0]}
                </AnchorLink>
                <span className="mt-1 block text-ink-2 text-note">{practice}</span>
                <span className="mt-1 block text-ink-2 text-note sm:hidden lg:block xl:hidden">
                  {results.rankings.firstPage} of {results.rankings.of} searches on page one
                </span>
              </th>
              <td className={cell}>{results.time}</td>
              <td className={cell}>+{results.traffic}%</td>
              <td className={`${cell} ${end}`}>+{results.leads}%</td>
              <td className={`${cell} hidden sm:table-cell lg:hidden xl:table-cell`}>
                {results.rankings.firstPage} of {results.rankings.of}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}
