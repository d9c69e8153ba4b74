import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';

/** Why the map matters, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="A caller can choose you without opening your website"
      lede="Type “divorce lawyer near me” and a map comes first, with a few firms below it and a call button beside each. Your site may never load. What gets compared is the profile, and the profile is often the least tended page a firm owns."
      rows={[
        {
          value: '3',
          label: 'firms in the usual map result',
          detail:
            'Every other firm in the county is behind a link that says “More.” The three are picked anew for each search and each street corner.',
        },
        {
          value: '2',
          unit: ' of 3',
          label: 'ranking factors are in your hands',
          detail:
            'Google names relevance, distance and prominence.[^factors] You can earn the first and the last. Your office stays where it is.',
        },
        {
          value: '10',
          label: 'categories fit on one profile',
          detail:
            'One primary, up to nine more. A firm filed under plain “Lawyer” competes with every injury practice in town. “Divorce lawyer” is a category of its own.',
        },
        {
          value: claims.citations.directories,
          label: 'directories repeat your name, address and phone number',
          detail:
            'A suite that you left years ago can live on in a dozen of them. Each wrong copy sends somebody to the wrong floor.',
        },
      ]}
    />
  );
}
