import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'Model Rule 7.1',
    impact:
      'No false or misleading communication about the lawyer or the lawyer’s services. A true statement can mislead by what it leaves out.',
    solution:
      'Every figure has a source. A past result stands with its circumstances, and no page suggests that the next case will end like the last.',
  },
  {
    challenge: 'Model Rule 7.2(c)',
    impact:
      'Nobody may state or imply certification as a specialist unless an approved or accredited body has certified the lawyer, and that body has to be clearly named.',
    solution:
      'The word “certified” appears beside the certificate and its issuer, or not at all. Some states restrict “specialist” further, so we ask first.',
  },
  {
    challenge: 'Model Rule 7.2(d)',
    impact: 'The name and contact information of at least one responsible lawyer or firm belong to the communication.',
    solution: 'They stand on every page, in text that a machine can read as well.',
  },
  {
    challenge: 'Model Rule 1.6',
    impact:
      'Information about a representation is confidential, even where it can be found in a public file.[^opinion] A story without names can still identify the client.',
    solution:
      'Worked examples are invented and say so. A client’s own story appears with informed consent, in writing, or it does not appear.',
  },
  {
    challenge: 'Model Rule 1.18',
    impact:
      'A person who consults about hiring you is owed duties, even without a retainer. A form that invites the whole story can conflict you out of the other side.',
    solution: 'Our forms ask for a name, a number and the other party. A warning beside the button says why.',
  },
];

/** The advertising and confidentiality rules that a page has to keep. */
export function BarRules() {
  return (
    <Sheet folio="The rules" labelledBy="rules">
      <SectionHead
        id="rules"
        heading="Five rules that we write under"
        lede="We name the ABA’s model rules here because most states began from some version of them.[^rules] Before the first draft we read yours, and you have the last word on it."
      />
      <ChallengeTable
        caption="Professional rules, what they ask and what we do"
        columns={['Rule', 'What it asks', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
