import { type Challenge, ChallengeTable } from '../../sections/challenge-table.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';

/** What goes wrong, what it costs, and what we do, as a table under its heading. */
export function ChallengeSection({
  id = 'challenges',
  label = 'Challenges',
  heading,
  lede,
  columns = ['Problem', 'What it costs you', 'What we do'],
  ...table
}: {
  id?: string;
  label?: string;
  heading: string;
  lede: string;
  /** Names the table for screen readers. */
  caption: string;
  columns?: readonly [challenge: string, impact: string, solution: string];
  rows: readonly Challenge[];
}) {
  return (
    <Section label={label} labelledBy={id}>
      <SectionHead id={id} heading={heading} lede={lede} />
      <ChallengeTable columns={columns} {...table} />
    </Section>
  );
}
