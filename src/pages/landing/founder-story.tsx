import { founder } from '../../content/team.ts';
import { claims } from '../../site/claims.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { Column } from './column.tsx';

const text = [
  `${founder.name} started the agency in ${claims.servingSince} with a call log. A family-law firm had asked him why its ads didn’t pay. He didn’t look at the ads. He sat at the intake desk for a week while the receptionist asked every caller one more question: what did you look up before you called us? He wrote down the answers and no names.`,
  'Hardly anyone said “divorce lawyer.” They had looked up whether a spouse can empty a joint account, whether moving out counts against you, what happens to a house only one of them signed for. Some of those searches were months old. The firm could have answered every one, and its website answered none. It had a photo of the skyline and a page that said “aggressive representation.”',
  'So he got the partners talking, wrote down what they said, and cut the adjectives. Those answers became the first six pages. By the end of that year the log looked different. Callers quoted the pages back, and intake no longer had to explain what a retainer is.',
  'We still work from the log. Each month we ask intake which callers didn’t become clients and what they had looked up. The next page often comes from there. We stayed with family law because the second firm’s callers asked nearly the same questions as the first’s.',
];

function FounderPortrait() {
  return (
    <figure className="flex items-end gap-5 lg:block">
      <Portrait
        name={founder.image}
        width={272}
        alt={founder.alt}
        className="aspect-4/5 w-36 border border-ink bg-mark lg:w-68"
      />
      <figcaption className="leading-snug lg:mt-4">
        <b className="block font-semibold">{founder.name}</b>
        <span className="text-ink-2 text-small">{founder.role}</span>
      </figcaption>
    </figure>
  );
}

export function FounderStory() {
  return (
    <Column
      id="founder"
      folio="Founder"
      heading="Why we do only divorce law: a week at an intake desk"
      sample={founder.sample && 'Sample story'}
      text={text}
      exhibit={<FounderPortrait />}
    />
  );
}
