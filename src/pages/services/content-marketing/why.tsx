import { StatisticSection } from '../../../sections/statistic-rows.tsx';
import { claims } from '../../../site/claims.ts';
import { pagesAMonth } from './pages-a-month.ts';

const [fewest, most] = pagesAMonth;

/** Why pages matter, in four counts. */
export function Why() {
  return (
    <StatisticSection
      heading="Your pages answer questions while the office is closed"
      lede="People read about divorce at night, a few minutes at a time, and close the tab when somebody walks in. That can go on for months. When they’re ready to talk, they remember the page that was calm and right."
      rows={[
        {
          value: claims.plan.contentPages,
          label: `New pages a month, or ${fewest * 12} to ${most * 12} a year`,
          detail: 'Each page answers its own question, so your pages don’t compete with each other.',
        },
        {
          value: '10',
          unit: ' results',
          label: 'A classic first page lists ten ordinary results',
          detail:
            'For “divorce lawyer,” national directories take several of them. For a question about one county’s parenting class, few pages compete, and a local firm is the natural source.',
        },
        {
          value: '2',
          unit: ' sentences',
          label: 'Every page answers in its first two sentences',
          detail:
            'A tired reader can stop there, and ChatGPT can quote the answer with your name. The explanation comes after.',
        },
        {
          value: '1',
          unit: ' attorney',
          label: 'One of your attorneys approves each page by name',
          detail:
            'People reading about the law want to know who stands behind it. Google’s own guidance asks who wrote a page and why a reader should trust it.',
        },
      ]}
    />
  );
}
