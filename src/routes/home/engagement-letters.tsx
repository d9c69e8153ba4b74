import { Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { terms } from '../../offer/plan.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { type VersusRow, VersusTable } from '../../sections/versus-table.tsx';
import { Actions } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';

const rows: readonly VersusRow[] = [
  {
    question: 'Name on the domain, profile, and Analytics',
    other: 'The agency’s',
    ours: 'Yours. You can remove us tonight.',
  },
  { question: 'Term', other: 'Twelve months', ours: `Month to month, ${terms.noticeDays}\u00a0days’ notice` },
  {
    question: 'Who writes your custody page',
    other: 'A stranger to family law',
    ours: 'Family-law writers. You approve it.',
  },
  {
    question: 'What the report says',
    other: 'Rankings and impressions',
    ours: 'Clients, calls, and what didn’t work',
  },
  {
    question: 'If nothing moves',
    other: 'You keep paying',
    ours: `From day\u00a0${guarantee.days}, we work for free.`,
  },
  {
    question: 'The firm across the street',
    other: 'You find out later',
    ours: 'If it’s our client, you hear it before you sign.',
  },
];

/** Our agreement beside one that a lawyer may have regretted. */
export const EngagementLetters = () => (
  <Section id="letters" label="Side by side" heading="Burned before? Compare the engagement letters">
    <VersusTable
      caption="Your last agency’s engagement letter, and ours"
      other="Your last agency"
      ours="Us"
      rows={rows}
    />
    <Actions className="mt-6">
      <BookingLink>Bring your last contract to the call</BookingLink>
    </Actions>
    <Paragraph
      className="note mt-4"
      text={`Our terms: ${link('/terms-of-service#term', 'section 5')} on leaving, ${link('/terms-of-service#ownership', 'section 9')} on what’s yours.`}
    />
  </Section>
);
