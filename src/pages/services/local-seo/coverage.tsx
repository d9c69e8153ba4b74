import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** How much of the local work goes to one platform (specification, section 3: "Platform coverage entry"). */
interface PlatformCoverage {
  name: string;
  importance: 'Essential' | 'High' | 'Useful';
  /** Share of the local hours in a first quarter; the entries add up to 100. */
  percentage: number;
  work: string;
  sample: true;
}

const platforms: readonly PlatformCoverage[] = [
  {
    name: 'Google Maps and the map result',
    importance: 'Essential',
    percentage: 40,
    work: 'Profile, categories, reviews',
    sample: true,
  },
  {
    name: 'Google Search',
    importance: 'Essential',
    percentage: 30,
    work: 'County pages, local mentions',
    sample: true,
  },
  {
    name: 'ChatGPT and other AI answers',
    importance: 'High',
    percentage: 12,
    work: 'Facts that can be found and cited',
    sample: true,
  },
  {
    name: 'Legal directories',
    importance: 'High',
    percentage: 8,
    work: 'Avvo, Justia, FindLaw, your bar',
    sample: true,
  },
  {
    name: 'Bing',
    importance: 'Useful',
    percentage: 6,
    work: 'The Bing Places listing',
    sample: true,
  },
  {
    name: 'Apple Maps',
    importance: 'Useful',
    percentage: 4,
    work: 'The listing that an iPhone opens',
    sample: true,
  },
];

const widest = Math.max(...platforms.map(({ percentage }) => percentage));

/** Which search platforms matter, weighted: bars from the same data as the table around them. */
export function Coverage() {
  return (
    <Sheet folio="Coverage" tone="sunk" labelledBy="coverage">
      <SectionHead
        id="coverage"
        heading="Seven of ten local hours go to Google"
        lede="Your clients look in more than one place, and Google takes most of the work. The bars show how we split the local hours of a first quarter.[^weights] The audit may call for another split in your county."
      />
      <Exhibit
        letter="B"
        caption="Planning weights for local work, as shares of its hours. Sample data. The widest bar is 40%, and the six add up to 100%."
      >
        <table className="kw kw--framed">
          <caption className="vh">Search platforms by planning weight</caption>
          <thead>
            <tr>
              <th scope="col">Platform</th>
              <th scope="col">Planning weight</th>
              <th scope="col">Importance</th>
              <th scope="col">What we do there</th>
            </tr>
          </thead>
          <tbody>
            {platforms.map(({ name, importance, percentage, work }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="v">
                  <span className="bar-c">
                    {percentage}%
                    <i style={{ width: `${(percentage / widest) * 100}%` }} />
                  </span>
                </td>
                <td data-l="Importance">{importance}</td>
                <td>{work}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Exhibit>
    </Sheet>
  );
}
