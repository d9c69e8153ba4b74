import { DiscoveryLink, LandingSection } from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-mock-up.tsx';
import { SampleLabel } from '../../ui/section.tsx';

/** The same evening with the firm first. Only the changes are told. */
const changes = [
  {
    time: '9:40 p.m.',
    happens: 'The first result is your page. Your name is on it.',
  },
  {
    time: '10:05 p.m.',
    happens: 'She asks ChatGPT who handles custody near her. The answer cites that page.',
  },
  {
    time: '7:50 a.m.',
    happens: 'She asks for you. Intake runs the conflict check and finds her a time.',
  },
];

const Changes = () => (
  <ol className="border-rule-ink border-t">
    {changes.map(({ time, happens }) => (
      <li
        key={time}
        className="grid items-baseline gap-x-6 gap-y-1 border-rule-ink border-b py-3 md:grid-cols-[9rem_1fr]"
      >
        <p className="font-serif font-sub text-mark text-xl/tight">{time}</p>
        <p>{happens}</p>
      </li>
    ))}
  </ol>
);

export const FlippedScenario = () => (
  <LandingSection
    label="With SEO"
    tone="ink"
    heading="The same evening, flipped: your firm first"
    text={['No lead service sold you her name: she chose the firm that helped her.']}
    wide
    exhibit={
      <>
        <Changes />
        <Actions className="mt-6">
          <DiscoveryLink>Ask on the call who she finds now</DiscoveryLink>
        </Actions>
      </>
    }
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

/** From line 9 today to line 1 flipped. A line is 2rem high. */
const Move = () => {
  const height = (ownLine - 1) * 32;
  return (
    <svg
      viewBox={`0 0 29 ${height + 2}`}
      width="29"
      height={height + 2}
      style={{ width: 'auto', height: `${(height + 2) / 16}rem` }}
      className="pen in-view -right-1.75 bottom-[calc(50%-1px)] z-1 @max-[15rem]:hidden overflow-visible"
      aria-hidden="true"
    >
      <path d={`M0 ${height + 1}h6a8 8 0 0 0 8-8V9a8 8 0 0 1 8-8h7m-5-5 5 5-5 5`} />
    </svg>
  );
};

export const TwoPages = () => (
  <>
    <SampleLabel className="pt-4">Example</SampleLabel>
    <SearchBox className="mt-4 bg-card py-2.5 leading-tight">divorce lawyer in your county</SearchBox>
    <div className="@container two-up mt-4 grid border-rule border-t">
      {pages.map(({ title, own, results }) => (
        <div key={title} className="border-rule">
          <p className="px-4 py-2 font-semibold text-small">{title}</p>
          <ol>
            {results.map((result, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
                key={index}
                className={`relative grid min-h-8 grid-cols-[1.25rem_1fr] items-center gap-x-2 whitespace-nowrap border-rule border-t px-3 py-1 text-small/tight ${index + 1 === own ? 'bg-mark font-semibold' : 'text-ink-3'}`}
              >
                <span className="font-serif font-sub text-body/tight" aria-hidden="true">
                  {index + 1}
                </span>
                {result}
                {index + 1 === own && own === ownLine && <Move />}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </>
);
