/** A row of the comparison: the question, and both answers. */
export interface VersusRow {
  question: string;
  ads: string;
  search: string;
}

/** Search beside paid ads; the search column has the yellow head. It is fair: ads win some rows. */
export function VersusTable({ caption, rows }: { caption: string; rows: readonly VersusRow[] }) {
  return (
    <table className="vs">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Question</span>
          </th>
          <th scope="col">Paid ads</th>
          <th scope="col" className="us">
            Search optimization
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ question, ads, search }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td data-l="Paid ads">{ads}</td>
            <td className="us" data-l="Search">
              {search}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
