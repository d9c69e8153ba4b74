import { readFileSync } from 'node:fs';
import type { StateSheet as Sheet } from '../../../src/content/guides/types.ts';
import { Exhibit } from './blocks.tsx';

/** A page about one state: who hears the case, what people search for, and the law to write about first. */
export function StateSheet({ sheet, letter }: { sheet: Sheet; letter: string }) {
  const { state, court, searches, law, advertising, firstPage } = sheet;
  const facts = JSON.parse(readFileSync('src/assets/maps/facts.json', 'utf8'));
  const map = readFileSync(`src/assets/maps/${state}.svg`, 'utf8');
  return (
    <>
      <p>{court}</p>
      <div className="map-and-searches">
        <Exhibit letter={letter} caption={`${facts[state].areas}. The darker, the larger the city.`}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed */}
          <div className="map" dangerouslySetInnerHTML={{ __html: map }} />
        </Exhibit>
        <table>
          <caption>Five searches, in the order to write for them</caption>
          <thead>
            <tr>
              <th scope="col">As typed</th>
              <th scope="col">The question its page answers</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ query, question }) => (
              <tr key={query}>
                <th scope="row">{query}</th>
                <td>{question}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>What to write first about the law</h3>
      <ol>
        {law.map(({ point, cite }) => (
          <li key={point}>
            {point} <b className="cite">{cite}</b>
          </li>
        ))}
      </ol>
      <p>
        <b>Advertising rules.</b> {advertising}
      </p>
      <div className="note first-page">
        <p className="use">A first page to write, and its headings</p>
        <p className="question">{firstPage.question}</p>
        <ol>
          {firstPage.outline.map(({ heading, cite }) => (
            <li key={heading}>
              {heading} <b className="cite">{cite}</b>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
