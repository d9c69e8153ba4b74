import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'No attorney has an evening to write',
    impact: 'The last post is two years old. A visitor wonders whether the firm still takes cases.',
    solution: 'We draft, you correct. Reading a page takes less time than dictating a paragraph of it.',
  },
  {
    challenge: 'Posts about the firm’s own news',
    impact: 'Nobody searches for an award dinner. The posts push useful pages down the list.',
    solution: 'Each page begins with a question that somebody typed. News goes into your newsletter.',
  },
  {
    challenge: 'Articles bought by the dozen',
    impact: 'The same text serves forty firms in forty states, and in most of them the law is wrong.',
    solution: 'Your statute, your court’s practice, your clerk’s forms. The page could not be moved to another state.',
  },
  {
    challenge: 'Machine drafts that nobody checked',
    impact:
      'Invented citations have cost lawyers sanctions in court. On a website they are a misleading communication with your name below it.',
    solution:
      'A person opens every source before the page is published. A citation that we cannot find does not go to you.',
  },
];

/** Why the pages of law firms fail, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="How a firm’s blog comes to nothing"
        lede="Four usual ways. The first is the most honorable."
      />
      <ChallengeTable caption="Content challenges, their impact and our solution" rows={rows} />
    </Sheet>
  );
}
