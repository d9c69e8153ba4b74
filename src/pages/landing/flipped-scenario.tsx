import { claims } from '../../site/claims.ts';
import { NoteRef } from '../../ui/copy.tsx';
import { Column } from './column.tsx';
import { RepeatedCall } from './discovery-button.tsx';

const text = [
  'Now run one evening again, with the results in another order. The evening and the nurse in it are invented. Each step is something that can be built.',
];

const evening = [
  {
    time: '9:40 p.m.',
    happens:
      'A nurse on nights types how custody works with rotating shifts. The first result is a page of yours. It says what the statute leaves to the judge, and it is signed.',
  },
  {
    time: '9:55 p.m.',
    happens:
      'She follows a link to what the first month costs. Your page names a retainer range and explains the trust account. She had been afraid to ask.',
  },
  {
    time: '10:05 p.m.',
    happens: 'She asks ChatGPT which firms near her handle custody. Its answer cites the page that she has just read.',
  },
  {
    time: '10:10 p.m.',
    happens:
      'She looks at the map. Your address and phone number are the same everywhere, and the newest review names her courthouse.',
  },
  {
    time: '7:50 a.m.',
    happens:
      'She calls from the hospital parking garage and asks for you. Intake takes a few minutes, because half of its questions were answered last night.',
  },
];

/** The flipped scenario: the same evening, with the reader's firm on line 1. */
export function FlippedScenario() {
  return (
    <Column
      id="flipped"
      folio="Flipped"
      tone="ink"
      heading="The same Tuesday night, with your firm on line 1"
      text={text}
    >
      <ol className="mt-10 max-w-[54rem] border-rule-ink border-t">
        {evening.map(({ time, happens }) => (
          <li
            key={time}
            className="grid gap-x-8 gap-y-1 border-rule-ink border-b py-4 sm:grid-cols-[7rem_minmax(0,38rem)] sm:items-baseline"
          >
            <p className="num font-medium font-serif text-[1.1875rem] text-mark">{time}</p>
            <p>{happens}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-text">
        Nobody outbid anyone for her, and nobody called her back three times. She chose the firm that had already been
        useful. Most of our clients see the first results of this kind of work in about {claims.daysToResults} days;
        <NoteRef id="days" /> the whole evening takes longer to build.
      </p>
      <RepeatedCall />
    </Column>
  );
}
