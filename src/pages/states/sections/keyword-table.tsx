import type { StateKeyword } from '../../../content/states/types.ts';
import { grouped } from '../../../lib/format.ts';
import { Copy, NoteRef } from '../../../ui/copy.tsx';

/** Groups of searches with a typical one, how often by the model, and what answers them. Bars share one zero; the widest is 100%. */
export function KeywordTable({
  caption,
  rows,
  note,
}: {
  caption: string;
  rows: readonly StateKeyword[];
  /** The note on how the counts were modeled. */
  note?: string;
}) {
  const most = Math.max(...rows.map(({ monthlySearches }) => monthlySearches));
  return (
    <div className="tw">
      <table className="kw">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Group of searches</th>
            <th scope="col" className="v">
              Searches a month, modeled
              {note && <NoteRef id={note} />}
            </th>
            <th scope="col">What they want</th>
            <th scope="col">What we build</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, query, monthlySearches, intent, build }) => (
            <tr key={query}>
              <th scope="row">
                {group}
                <span className="mt-0.5 block font-normal font-sans text-ink-2 text-small">such as “{query}”</span>
              </th>
              <td className="v">
                <span className="bar-c">
                  {grouped(monthlySearches)}
                  <i style={{ width: `${Math.round((monthlySearches / most) * 1000) / 10}%` }} aria-hidden="true" />
                </span>
              </td>
              <td>{intent}</td>
              <td>
                <Copy text={build} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
