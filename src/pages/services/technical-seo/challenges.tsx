import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'A redesign without redirects',
    impact:
      'The new site looks better and the phone rings less. Old addresses answer 404, and whatever standing they had ends there.',
    solution:
      'We rebuild the list of old addresses from Search Console and web archives. Each leads in one step to the closest living page.',
  },
  {
    challenge: 'A theme that loads everything',
    impact:
      'Sliders, maps and form builders load on every page, used or not. The first sentence appears after the visitor has left.',
    solution:
      'What a page does not use is taken off it, and the rest waits its turn. If the theme itself is the trouble, we say so in week 1.',
  },
  {
    challenge: 'Twenty city pages, one text',
    impact:
      'Google’s spam policies describe near-identical pages made for place names as doorways. They drag on the pages that deserve to rank.',
    solution:
      'We merge them into a few county pages, each written from what your attorneys know of that courthouse. [Local SEO](/services/local-seo) explains what goes on those.',
  },
  {
    challenge: 'Custody is four clicks deep',
    impact:
      'The subject that people search most sits under “Practice areas,” then “Family,” then an accordion. A crawler takes the depth as a sign of small importance.',
    solution:
      'Custody, support, property and cost stand in the menu. Guides on each subject link to them in plain words.',
  },
  {
    challenge: 'A chat box on every page',
    impact:
      'It slows the first tap. It also invites a spouse to tell a third-party server about the marriage before you have run a conflict check.',
    solution:
      'The box loads when asked for, below a sentence on what not to write. Many firms replace it with a phone number and lose nothing.',
  },
];

/** What goes wrong on a family-law site, what it costs, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Five faults we expect to find"
        lede="If your site has none of them, the audit will be short and we will tell you so."
      />
      <ChallengeTable caption="Technical challenges, their impact and our solution" rows={rows} />
    </Sheet>
  );
}
