import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';

/** Why the state of the website matters, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="Good pages don’t rank when the site gets in their way"
      lede="The best custody page in the county can lose to a worse one that loads fast, that Google has indexed, and that people can use with one thumb. These problems are dull. They’re also cheap to fix compared with another year of writing."
      rows={[
        {
          value: `${claims.audit.points}`,
          unit: ' points',
          label: 'You see how your site did on every point',
          detail:
            'Each gets one of three marks: pass, fix or not applicable. You get the whole list, so nothing hides behind a score.',
        },
        {
          value: '1',
          unit: ' line',
          label: 'One line of code can hide a page from Google',
          detail:
            'A noindex tag left over from a redesign takes a page out of Google, and visitors never notice. We look for it before anything else.',
        },
        {
          value: '75',
          unit: '%',
          label: 'Three visits in four must pass Google’s speed tests',
          detail:
            'Google judges speed by real visits, separately for phones and desktops. Your office computer on fiber tells you little about them.',
        },
        {
          value: `${claims.daysToResults}`,
          unit: ' days',
          label: `Most clients see first results in about ${claims.daysToResults} days`,
          detail:
            'Technical fixes alone rarely get you there. They come first because pages and listings built on a broken site have to be done twice.',
        },
      ]}
    />
  );
}
