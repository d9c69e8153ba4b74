import { type Challenge, ChallengeTable } from '../../../sections/challenge-table.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const rows: readonly Challenge[] = [
  {
    challenge: 'A redesign without redirects',
    impact:
      'The new site looks better and the phone rings less. Old URLs lead to error pages, and the rankings they had are lost.',
    solution:
      'We rebuild the list of old URLs from Search Console and web archives. Each one redirects in a single step to the closest live page.',
  },
  {
    challenge: 'A theme that loads everything',
    impact:
      'Sliders, maps and form builders load on every page, used or not. By the time the first sentence appears, the visitor is gone.',
    solution:
      'We take off what a page doesn’t use and make the rest wait its turn. If the theme itself is the problem, we tell you in week 1.',
  },
  {
    challenge: 'Twenty city pages, one text',
    impact:
      'Google’s spam policies count near-identical pages for different towns as doorways. They drag down the pages that deserve to rank.',
    solution:
      'We merge them into a few county pages, each written from what your attorneys know about that courthouse. [Local SEO](/services/local-seo) explains what goes on them.',
  },
  {
    challenge: 'Custody is four clicks deep',
    impact:
      'One of your main topics sits under “Practice areas,” then “Family,” then an accordion. Crawlers can take that as a sign that it doesn’t matter.',
    solution:
      'We put custody, support, property and cost in the menu. Guides on each topic link to them in plain words.',
  },
  {
    challenge: 'A chat box on every page',
    impact:
      'It slows the first tap. It also invites a spouse to tell a third-party server about the marriage before you’ve run a conflict check.',
    solution:
      'The box loads only when a visitor asks for it, under a line on what not to write. Or we replace it with your phone number.',
  },
];

/** What goes wrong on a family-law site, what it costs, and what we do. */
export function Challenges() {
  return (
    <Sheet folio="Challenges" labelledBy="challenges">
      <SectionHead
        id="challenges"
        heading="Five website problems we expect to find"
        lede="If your site has none of them, the audit will be short, and we’ll tell you so."
      />
      <ChallengeTable
        caption="Website problems, what they cost you and what we do"
        columns={['Problem', 'What it costs you', 'What we do']}
        rows={rows}
      />
    </Sheet>
  );
}
