import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'Model Rule 7.1',
    impact:
      'No false or misleading communication about the lawyer or the lawyer’s services. A true statement can mislead by what it leaves out.',
    solution:
      'Every figure has a source. A past result comes with its circumstances, and no page suggests that the next case will end like the last.',
  },
  {
    challenge: 'Model Rule 7.2(c)',
    impact:
      'A lawyer may not state or imply certification as a specialist unless an approved or accredited body has certified the lawyer, and the communication clearly names that body.',
    solution:
      'The word “certified” appears beside the certificate and its issuer, or not at all. Some states restrict “specialist” further, so we ask first.',
  },
  {
    challenge: 'Model Rule 7.2(d)',
    impact:
      'Any communication about your services must include the name and contact information of at least one lawyer or firm responsible for it.',
    solution: 'Both are on every page, in text that search engines can read too.',
  },
  {
    challenge: 'Model Rule 1.6',
    impact:
      'Information about a representation is confidential, even if it’s in a public file (ABA Formal Opinion 480, 2018). A story without names can still identify the client.',
    solution:
      'Worked examples are made up, and say so. A client’s own story runs with informed consent, in writing, or not at all.',
  },
  {
    challenge: 'Model Rule 1.18',
    impact:
      'You owe duties to a person who consults you about hiring you, even without a retainer. A form that invites the whole story can conflict you out of representing the other spouse.',
    solution: 'Our forms ask for a name, a number and the other party. A warning beside the button says why.',
  },
];

/** The advertising and confidentiality rules that a page has to keep. */
export function BarRules() {
  return (
    <Sheet folio="The rules" labelledBy="rules">
      <SectionHead
        id="rules"
        heading="Five ethics rules we write under"
        lede="These are ABA Model Rules, with the 2018 advertising amendments. Most states started from some version of them, and your state’s version governs. We read yours before the first draft, and you have the last word."
      />
      <ChallengeTable
        caption="Professional rules, what they ask and what we do"
        columns={['Rule', 'What it asks', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
