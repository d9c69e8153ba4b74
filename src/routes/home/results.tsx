import type { ReactNode } from 'react';
import { NoteRef } from '../../copy/copy.tsx';
import { results } from '../../offer/results.ts';
import { headlineStats } from '../../sections/headline-stats.tsx';
import { Section } from '../../ui/section.tsx';
import { NumberGrid } from '../../ui/stat.tsx';

const Strong = ({ children }: { children: ReactNode }) => (
  <b className="whitespace-nowrap font-semibold text-ink">{children}</b>
);

export const Results = () => (
  <Section label="Results" heading={`What our clients have gained since ${results.servingSince}`}>
    <NumberGrid
      stats={[
        headlineStats.traffic('average traffic increase'),
        headlineStats.leads('more quality leads'),
        headlineStats.firstPage('first-page results'),
        headlineStats.roi('average ROI'),
      ]}
    />
    <p className="mt-5 text-ink-2 text-small">
      <Strong>{results.clientSatisfaction}%</Strong> client satisfaction. <Strong>{results.daysToResults} days</Strong>{' '}
      to results for most clients.
      <NoteRef id="figures" />
    </p>
  </Section>
);
