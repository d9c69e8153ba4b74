import { founder } from '../../content/team.ts';
import { claims } from '../../site/claims.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { Column } from './column.tsx';

const text = [
  `${founder.name} started the agency in ${claims.servingSince} with a call log.[^story] A family-law firm had asked him why its advertising did not pay. He did not look at the advertising. He sat beside the intake desk for a week while the receptionist put one more question to every caller: what did you look up before you called us? He wrote down the answers, and no names.`,
  'Hardly anyone said “divorce lawyer.” They had looked up whether a spouse can empty a joint account, or if moving out counts against you, or what happens to a house that only one of them signed for. Some of those searches were months old. The firm could have answered every one of them, and its website answered none. It had a photograph of the skyline, and a page that said “aggressive representation.”',
  'So he asked the partners to talk, wrote down what they said, and took out the adjectives. The first six pages were those answers. By the end of that year the log looked different: callers quoted the pages back, and intake had stopped explaining what a retainer is.',
  'The log is still how we work. We sign firms in this practice area only, because the second list of questions was nearly the same as the first, and the tenth was better. Each month we ask intake which callers did not become clients, and what they had looked up. The next page often comes from one of those searches.',
];

function FounderPortrait() {
  return (
    <figure className="flex items-end gap-5 xl:block xl:self-center">
      <Portrait
        name={founder.image}
        width={272}
        alt={founder.alt}
        className="aspect-4/5 w-36 border border-ink bg-mark xl:w-68"
      />
      <figcaption className="leading-snug xl:mt-4">
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
      heading="It began with a week at an intake desk"
      text={text}
      aside={<FounderPortrait />}
    />
  );
}
