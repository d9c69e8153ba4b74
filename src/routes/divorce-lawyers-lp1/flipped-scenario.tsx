import { LandingSection } from '../../sections/landing-sections.tsx';
import { SearchBox } from '../../ui/search-mock-up.tsx';

const text = ['Now picture that Tuesday with your firm in first place. We work on every step of it.'];

const evening = [
  {
    time: '9:40 p.m.',
    happens:
      'The nurse types: “How does custody work if I work nights?” The first result is your page. It says what the statute decides and what it leaves to the judge, and your name is on it.',
  },
  {
    time: '9:55 p.m.',
    happens:
      'She follows a link to what the first month costs. Your page gives a retainer range and explains the trust account. She had been afraid to ask.',
  },
  {
    time: '10:05 p.m.',
    happens: 'She asks ChatGPT which firms near her handle custody. The answer cites the page she just read.',
  },
  {
    time: '10:10 p.m.',
    happens:
      'She looks at the map. Your address and phone number match everywhere, and the newest review is from last week.',
  },
  {
    time: '7:50 a.m.',
    happens:
      'She calls from the hospital parking garage and asks for you. Intake runs the conflict check and finds her a time.',
  },
];

const Evening = () => (
  <>
    <ol className="border-rule-ink border-t">
      {evening.map(({ time, happens }) => (
        <li
          key={time}
          className="grid items-baseline gap-x-6 gap-y-1 border-rule-ink border-b py-4 sm:grid-cols-[6rem_1fr]"
        >
          <p className="font-serif font-sub text-mark text-xl">{time}</p>
          <p>{happens}</p>
        </li>
      ))}
    </ol>
    <p className="mt-5">
      No lead service sold you her name, and nobody had to call her three times. She chose the firm that had already
      helped her.
    </p>
  </>
);

export const FlippedScenario = () => (
  <LandingSection
    label="Instead"
    tone="ink"
    heading="The same evening, flipped, with your firm first"
    text={text}
    wide
    exhibit={<Evening />}
  />
);

export const ownLine = 9;

/** The other results, as in the competitor audit. */
const others = ['Directory', 'Directory', 'Lead seller', 'Firm A', 'Firm B', 'Firm C', 'Firm D', 'Firm E', 'Magazine'];

const pages = [
  { title: 'Today', own: ownLine },
  { title: 'Flipped', own: 1 },
].map(({ title, own }) => ({
  title,
  own,
  results: [...others.slice(0, own - 1), 'Your firm', ...others.slice(own - 1)],
}));

export const TwoPages = () => (
  <>
    <SearchBox className="mx-3 mt-4 py-2.5 leading-tight max-sm:mt-10 max-sm:px-3 max-[22.5rem]:mx-1.5 max-[22.5rem]:text-note sm:mr-17 sm:ml-4">
      divorce lawyer in your county
    </SearchBox>
    <div className="two-up mt-4 grid border-rule border-t">
      {pages.map(({ title, own, results }) => (
        <div key={title} className="border-rule first:border-r">
          <p className="px-4 py-2 font-semibold text-small">{title}</p>
          <ol>
            {results.map((result, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
                key={index}
                className={`grid min-h-9 grid-cols-[1.25rem_1fr] items-center gap-x-2 border-rule border-t px-3 py-1 text-small/tight sm:gap-x-3 sm:px-4 ${index + 1 === own ? 'bg-mark font-semibold' : 'text-ink-3'}`}
              >
                <span className="font-serif font-sub text-body/tight" aria-hidden="true">
                  {index + 1}
                </span>
                {result}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </>
);
