/** A row of the comparison: the question, and both answers. */
export interface VersusRow {
  question: string;
  ads: string;
  search: string;
}

const head = 'border-ink border-b-2 pr-5 pb-2 align-bottom font-semibold';
const answer =
  'py-1.5 align-top md:w-[36%] md:border-rule md:border-b md:py-4 md:pr-5 max-md:before:block max-md:before:font-semibold max-md:before:text-ink-3 max-md:before:text-note max-md:before:content-[attr(data-label)]';

/**
 * Search beside paid ads; the search column has the yellow head. It is fair: ads win some rows. On a phone each row is a
 * question with its two answers below, and each answer says whose it is.
 */
export function VersusTable({
  caption,
  rows,
  onCard = false,
}: {
  caption: string;
  rows: readonly VersusRow[];
  /** Whether it stands on a card section, where the card ground of the search column would not show. */
  onCard?: boolean;
}) {
  return (
    <table className="w-full text-left text-small md:text-ui">
      <caption className="pb-4 text-left font-serif font-sub text-h3 leading-tight tracking-normal">{caption}</caption>
      <thead className="max-md:hidden">
        <tr>
          <th scope="col" className={head}>
            <span className="sr-only">Question</span>
          </th>
          <th scope="col" className={head}>
            Paid ads
          </th>
          <th scope="col" className={`${head} bg-mark pt-2 pl-5`}>
            Search optimization
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, ads, search }) => (
          <tr key={question} className="max-md:grid max-md:grid-cols-2 max-md:border-rule max-md:border-b max-md:py-4">
            <th
              scope="row"
              className="col-span-2 py-1 align-top font-semibold md:w-[28%] md:border-rule md:border-b md:py-4 md:pr-5 md:font-medium md:text-ink-2"
            >
              {question}
            </th>
            <td className={`${answer} pr-2`} data-label="Paid ads">
              {ads}
            </td>
            <td className={`${answer} px-3 md:pl-5 ${onCard ? 'bg-paper' : 'bg-card'}`} data-label="Search">
              {search}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
