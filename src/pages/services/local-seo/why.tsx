import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';

/** Why the map matters, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="Callers choose from the map, often before they see your website"
      lede="Search “divorce lawyer near me” and a map comes first, with a few firms below it and a call button next to each. A caller can pick one without ever opening your site. What they compare is your profile, and that’s often the page a firm neglects most."
      rows={[
        {
          value: '3',
          unit: ' firms',
          label: 'The map result usually has room for three',
          detail:
            'Every other firm in the county is behind a “More” link. Google picks the three again for every search, so they can differ from one neighborhood to the next.',
        },
        {
          value: '2',
          unit: ' of 3',
          label: 'You can work on two of Google’s three local ranking factors',
          detail:
            'Google’s help pages name three: how well you match the search, how close you are, and how well known you are. You can work on the first and the last. Your office stays where it is.',
        },
        {
          value: '10',
          label: 'Categories that one Google profile can list',
          detail:
            'One primary and up to nine more. A firm listed as plain “Lawyer” competes with every injury practice in town. “Divorce lawyer” is its own category.',
        },
        {
          value: claims.citations.directories,
          label: 'Directories where your details have to match',
          detail:
            'A suite you left years ago can live on in a dozen of them. Each wrong listing sends somebody to the wrong floor.',
        },
      ]}
    />
  );
}
