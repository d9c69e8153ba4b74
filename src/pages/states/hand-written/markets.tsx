import type { HandWrittenState } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** The state's legal markets: where, before which court, and what matters there. */
export function Markets({ heading, lede, rows }: HandWrittenState['markets']) {
  return (
    <Sheet folio="Courts" labelledBy="markets">
      <SectionHead id="markets" heading={heading} lede={lede} />
      <table className="kw kw--text">
        <caption className="vh">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">Market</th>
            <th scope="col">Court</th>
            <th scope="col">What matters there</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, court, text }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{court}</td>
              <td>
                <Copy text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
