import { readFileSync } from 'node:fs';
import type { StateSheet as Sheet } from '../../../src/content/guides/types.ts';
import { deriveState, keywordSearches } from '../../../src/content/state-derivations.ts';
import type { StateContent } from '../../../src/content/states/types.ts';
import { grouped } from '../../../src/lib/format.ts';
import { Exhibit } from './blocks.tsx';

/** The five groups of a state's searches, with how many there are in a month. */
function searchesOf(content: StateContent) {
  const { monthlySearches } = content.kind === 'template' ? deriveState(content) : content.figures;
  const modeled = keywordSearches(monthlySearches);
  const groups = content.kind === 'template' ? content.local.searches : content.keywords.rows;
  return groups.map((group, index) => ({ monthlySearches: modeled[index] ?? 0, ...group }));
}

/** A page about one state: who hears the case, what people search for, and the law to write about first. */
export function StateSheet({ sheet, content, letter }: { sheet: Sheet; content: StateContent; letter: string }) {
  const { state, court, law, advertising, firstPage } = sheet;
  const searches = searchesOf(content);
  const most = Math.max(...searches.map(({ monthlySearches }) => monthlySearches));
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
          <caption>Five groups of searches, by our estimate</caption>
          <thead>
            <tr>
              <th scope="col">Group, and one as typed</th>
              <th scope="col">A month</th>
            </tr>
          </thead>
          <tbody>
            {searches.map(({ group, query, monthlySearches }) => (
              <tr key={group}>
                <th scope="row">
                  {group} <span>{query}</span>
                </th>
                <td>
                  {grouped(monthlySearches)}
                  <div style={{ width: `${(monthlySearches / most) * 100}%` }} />
                </td>
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
      <h3>Advertising rules</h3>
      <p>{advertising}</p>
      <div className="note first-page">
        <p className="use">A first page to write</p>
        <p>{firstPage}</p>
      </div>
    </>
  );
}
