import { ChallengeTable } from '../../../sections/service/challenge-table.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';

export const EthicsRules = () => (
  <Disclosure title={<h3>Five ethics rules we follow</h3>}>
    <p className="mb-4 max-w-text">
      Most states have adopted some version of the ABA Model Rules, and your state’s version governs. We read yours
      before the first draft, and you have the last word.
    </p>
    <div className="overflow-x-auto">
      <ChallengeTable
        caption="Professional rules, what they ask, and what we do"
        columns={['Rule', 'What it asks', 'What we do']}
        rows={[
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
              'The word “certified” appears next to the full name of the body that issued the certificate, or not at all. Some states restrict “specialist” further, so we ask first.',
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
              'Information about a representation is confidential, even if it’s in a public file (ABA Formal Opinion\u00a0480, 2018). A story without names can still identify the client.',
            solution:
              'Our worked examples are made up, and the page says so. A client’s own story runs only with informed consent, in writing.',
          },
          {
            challenge: 'Model Rule 1.18',
            impact:
              'You owe duties to a person who consults you about hiring you, even if that person never hires you. A form that invites the whole story can conflict you out of representing the other spouse.',
            solution:
              'Our forms ask for a name, the other party’s name, and a safe way and time to reply. A warning beside the button says why.',
          },
        ]}
      />
    </div>
  </Disclosure>
);
