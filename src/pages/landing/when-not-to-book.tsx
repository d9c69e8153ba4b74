import { RuledList } from '../../sections/ruled-list.tsx';
import { claims } from '../../site/claims.ts';
import { Column } from './column.tsx';

const { auditMinutes } = claims.landingPage;

const text = [
  'Don’t book if your calendar is full and you like it that way. Don’t book if you need the phone to ring this week: buy ads, and come back when you want to depend on them less.',
  'Don’t book if you want a promised position. Search engines decide positions, and a firm that advertises one it can’t back up has a problem with its bar.[^rules] We write under the same rule you do, because what we write appears under your name.',
  `Do book if you want to know who holds your county’s results page today, and why. The first ${auditMinutes} minutes are for that.`,
];

const bring = ['Your website', 'The county that matters most to you', 'The kind of case you want more of'];
const leaveWith = [
  'The names of the firms above you',
  'The reason each one is there',
  'The searches you could win from them',
];

/** What happens on the call, as two short lists. */
function TheCall() {
  return (
    <div className="border border-ink bg-card px-6 py-6 md:px-8">
      <h3>You bring</h3>
      <RuledList items={bring} className="mt-3" />
      <h3 className="mt-7">You leave with</h3>
      <RuledList items={leaveWith} className="mt-3" />
    </div>
  );
}

/** Whom the call does not suit, and what happens on it. */
export function WhenNotToBook() {
  return (
    <Column
      id="fit"
      folio="The call"
      heading="Who should not book, and what the free audit gives you"
      text={text}
      exhibit={<TheCall />}
    />
  );
}
