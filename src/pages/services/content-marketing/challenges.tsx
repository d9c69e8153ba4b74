import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'No attorney has an evening to write',
    impact: 'The last post is two years old. Visitors wonder whether the firm still takes cases.',
    solution: 'We draft, you correct. Reading a page takes less time than dictating one paragraph of it.',
  },
  {
    challenge: 'Posts about the firm’s own news',
    impact: 'Nobody searches for an award dinner. The posts push useful pages down the list.',
    solution: 'Every page starts with a question somebody typed. News goes in your newsletter.',
  },
  {
    challenge: 'Articles bought by the dozen',
    impact: 'Forty firms in forty states run the same text, and in most of those states the law is wrong.',
    solution: 'Your statute, your court’s practice, your clerk’s forms. The page wouldn’t work in any other state.',
  },
  {
    challenge: 'AI drafts nobody checked',
    impact:
      'Made-up citations have gotten lawyers sanctioned in court. On your website, they’re a misleading communication with your name under it.',
    solution: 'A person opens every source before you see the draft. If we can’t find a citation, it comes out.',
  },
];

/** Why the pages of law firms fail, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Why most law firm blogs fail"
        lede="There are four usual reasons. The first is the most honorable."
      />
      <ChallengeTable
        caption="Content problems, what they cost you and what we do"
        columns={['Problem', 'What it costs you', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
