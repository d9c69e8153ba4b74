import { type MaybeSample, sampleLabel } from '../../../lib/sample.ts';
import { BarFigure } from '../../../ui/bar.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SampleLabel } from '../../../ui/section.tsx';
import { DataTable } from '../../../ui/table.tsx';

interface Platform {
  name: string;
  /** Counted in the heading’s share. */
  google?: true;
  importance: string;
  percentage: number;
  work: string;
}

/** Shares of the local hours in a first quarter, in percent; they add up to 100. */
const plan: MaybeSample & { platforms: readonly Platform[] } = {
  sample: true,
  platforms: [
    {
      name: 'Google Maps and the map result',
      google: true,
      importance: 'Essential',
      percentage: 40,
      work: 'Profile, categories, reviews',
    },
    {
      name: 'Google Search',
      google: true,
      importance: 'Essential',
      percentage: 30,
      work: 'County pages, local mentions',
    },
    { name: 'ChatGPT and other AI answers', importance: 'High', percentage: 12, work: 'Facts they can find and cite' },
    { name: 'Legal directories', importance: 'High', percentage: 8, work: 'Avvo, Justia, FindLaw, your bar' },
    { name: 'Bing', importance: 'Useful', percentage: 6, work: 'Your Bing Places listing' },
    { name: 'Apple Maps', importance: 'Useful', percentage: 4, work: 'The listing an iPhone opens' },
  ],
};

const googleShare = plan.platforms.filter(({ google }) => google).reduce((sum, { percentage }) => sum + percentage, 0);
const highest = Math.max(...plan.platforms.map(({ percentage }) => percentage));

const label = sampleLabel([plan], 'Example');

/** How much of the local work goes to each search platform. */
export const Coverage = () => (
  <Disclosure title={<h3>Platform coverage: {googleShare}% of the hours go to Google</h3>}>
    {label && <SampleLabel className="mb-4">{label}</SampleLabel>}
    <div className="overflow-x-auto">
      <DataTable
        variant="titled"
        className="leading-snug"
        caption="Search platforms by share of local SEO hours, months 1 to 3"
        rowClass="last:border-b-0"
        rows={plan.platforms}
        columns={[
          { header: 'Platform', cell: ({ name }) => name },
          {
            header: 'Share of hours',
            headerClass: 'md:w-1/4',
            cell: ({ percentage }) => <BarFigure value={`${percentage}%`} share={percentage / highest} />,
          },
          { header: 'Importance', cell: ({ importance }) => importance, label: 'Importance:' },
          { header: 'What we do there', cell: ({ work }) => work },
        ]}
      />
    </div>
  </Disclosure>
);
