import type { ReactNode } from 'react';
import { Actions } from '../../ui/button.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { type Challenge, ChallengeTable } from './challenge-table.tsx';

interface ServiceChallengesProps {
  heading: string;
  caption: string;
  rows: readonly Challenge[];
  /** A disclosure below the table. */
  children?: ReactNode;
  /** A booking link at the end. */
  booking?: ReactNode;
}

export const ServiceChallenges = ({ heading, caption, rows, children, booking }: ServiceChallengesProps) => (
  <Section label="Challenges" heading={heading}>
    <Ruled>
      <div className="border-rule border-b">
        <ChallengeTable caption={caption} rows={rows} />
      </div>
      {children}
    </Ruled>
    {booking && <Actions className="mt-4">{booking}</Actions>}
  </Section>
);
