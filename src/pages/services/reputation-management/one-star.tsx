import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { best, ratingAfterOneStar } from './rating.ts';

const counts = [5, 10, 20, 50, 100];

/** What one bad review does, by how many good ones there are: bars from the same sum as the figures beside them. */
export function OneStar() {
  return (
    <Sheet folio="The math" tone="sunk" labelledBy="one-star">
      <SectionHead
        id="one-star"
        heading="What one 1-star review does to your average"
        lede="Say every review so far has five stars, and the next one has one. How much it hurts depends on how many came before it."
      />
      <Exhibit
        letter="B"
        caption="With n five-star reviews before it, the average is (5 × n + 1) ÷ (n + 1), rounded to one decimal as Google shows it. Bars start at zero. Solid is what’s left; light blue is what you lost."
      >
        <table className="kw kw--framed">
          <caption className="vh">Average rating after one 1-star review</caption>
          <thead>
            <tr>
              <th scope="col">Five-star reviews before</th>
              <th scope="col">Average after</th>
              <th scope="col">Stars lost</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count) => {
              const after = ratingAfterOneStar(count);
              return (
                <tr key={count}>
                  <th scope="row">{count} reviews</th>
                  <td className="v md:w-3/5">
                    <span className="bar-c">
                      {after.toFixed(1)}
                      <svg
                        viewBox={`0 0 ${best} 1`}
                        preserveAspectRatio="none"
                        className="h-4.5 w-full"
                        aria-hidden="true"
                      >
                        <rect width={best} height="1" fill="var(--color-data-soft)" />
                        <rect width={after} height="1" className="g1" />
                      </svg>
                    </span>
                  </td>
                  <td data-l="Stars lost">{(best - after).toFixed(1)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Exhibit>
    </Sheet>
  );
}
