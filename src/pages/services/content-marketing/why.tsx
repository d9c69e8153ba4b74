import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';
import { pagesAMonth } from './pages-a-month.ts';

const [fewest, most] = pagesAMonth;

/** Why pages matter, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="A page goes on answering after the office closes"
      lede="People read about divorce at night, in short sittings, and close the tab when somebody comes in. That can go on for months. When they are ready to talk, they remember the page that was calm and right."
      rows={[
        {
          value: claims.plan.contentPages,
          label: 'new pages a month',
          detail: `That is ${fewest * 12} to ${most * 12} in a year. Each answers one question, so that none competes with another of your own.`,
        },
        {
          value: '10',
          label: 'ordinary results on a classic first page',
          detail:
            'For “divorce lawyer” the national directories hold several. For a question about one county’s parenting class, the field is thin and a local firm is the natural source.',
        },
        {
          value: '2',
          unit: ' sentences',
          label: 'to the answer',
          detail:
            'Every page of ours answers first and explains afterward. A tired person can stop there, and an AI answer can quote it with your name.',
        },
        {
          value: '1',
          unit: ' attorney',
          label: 'approves each page by name',
          detail:
            'Readers of legal advice look for a person who stands behind it. Google’s own guidance asks who wrote a page and why they should be believed.',
        },
      ]}
    />
  );
}
