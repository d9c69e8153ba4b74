import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** How much of the local work goes to one platform (specification, section 3: "Platform coverage entry"). */
interface PlatformCoverage {
  name: string;
  importance: 'Essential' | 'High' | 'Useful';
  /** Share of the local hours in a first quarter; the entries add up to 100. */
  percentage: number;
  work: string;
  sample?: true;
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
    work: 'Facts they can find and cite',
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
    work: 'Your Bing Places listing',
    sample: true,
  },
  {
    name: 'Apple Maps',
    importance: 'Useful',
    percentage: 4,
    work: 'The listing an iPhone opens',
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
        sample={platforms.some(({ sample }) => sample) ? 'Sample plan' : undefined}
        heading="Google gets 70% of our local SEO time"
        lede="Sample plan: how we split local SEO hours in a first quarter. Your clients look in more than one place, but Google takes most of the work. Your audit may call for a different split."
      />
      <Exhibit
        letter="B"
        caption="Shares of local SEO hours in the sample plan. The longest bar is 40%, and the six add up to 100%."
      >
        <table className="kw kw--framed">
          <caption className="vh">Search platforms by share of local SEO hours</caption>
          <thead>
            <tr>
              <th scope="col">Platform</th>
              <th scope="col">Share of hours</th>
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
