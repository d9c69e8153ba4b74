import { Paragraph } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import type { MaybeSample } from '../../lib/sample.ts';
import { SampleNote, Section } from '../../ui/section.tsx';
import { type DrawnStat, NumberGrid } from '../../ui/stat.tsx';

interface ServiceResultsProps {
  heading: string;
  stats: readonly (DrawnStat & MaybeSample)[];
  /** The story behind them. */
  story?: CopyText;
}

export const ServiceResults = ({ heading, stats, story }: ServiceResultsProps) => (
  <Section label="Results" heading={heading}>
    <SampleNote shown={stats} />
    <NumberGrid stats={stats} />
    {story && <Paragraph className="mt-6 max-w-text" text={story} />}
  </Section>
);
