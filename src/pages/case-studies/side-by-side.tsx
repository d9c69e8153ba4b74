import { caseStudies } from '../../content/case-studies.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { AnchorLink } from '../../ui/link.tsx';

const cell = 'num whitespace-nowrap px-1 py-4 font-serif font-sub text-small sm:px-2 sm:text-[1.1875rem] md:py-6';

/** The three cases in one table; each row leads down to its digest. */
export function SideBySide() {
  return (
    <Exhibit letter="A" caption="The three campaigns side by side, shortest first. Sample data.">
      <table className="w-full border-collapse text-left leading-snug">
        <caption className="vh">Months and results of each campaign</caption>
        <thead className="text-note text-ink-3">
          <tr className="border-ink border-b-2 align-bottom">
            <th scope="col" className="pt-9 pr-1 pb-3 pl-4 font-semibold sm:pt-5 sm:pr-2 md:pl-7 lg:pt-9 xl:pt-5">
              Campaign
            </th>
            <th scope="col" className="px-1 pb-3 font-semibold sm:px-2">
              Months
            </th>
            <th scope="col" className="px-1 pb-3 font-semibold sm:px-2">
              Traffic
            </th>
            <th scope="col" className="pr-3 pb-3 pl-1 font-semibold sm:px-2">
              Leads
            </th>
            <th scope="col" className="hidden pr-14 pb-3 pl-2 font-semibold sm:table-cell lg:hidden xl:table-cell">
              Page one
            </th>
          </tr>
        </thead>
        <tbody>
          {caseStudies.map(({ id, location, practice, results }) => (
            <tr key={id} className="border-rule border-t">
              <th scope="row" className="relative py-4 pr-1 pl-4 font-normal sm:pr-2 md:py-6 md:pl-7">
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
              <td className={`${cell} pr-3 sm:pr-2`}>+{results.leads}%</td>
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
