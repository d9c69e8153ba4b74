import type { ReactNode } from 'react';
import { Paragraph } from '../../copy/copy.tsx';
import type { CopyText, Stat } from '../../copy/copy-text.ts';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';
import { StatValue } from '../../ui/stat.tsx';

/** Why the service matters, with a `WhyStat` for each reason. */
export const ServiceWhy = ({ heading, lede, children }: { heading: string; lede: CopyText; children: ReactNode }) => (
  <SplitSection label="Why it matters" className="split-5 gap-y-8">
    <div>
      <SectionHeading>{heading}</SectionHeading>
      <Paragraph className="lede mt-4" text={lede} />
    </div>
    <ul className="rule-top">{children}</ul>
  </SplitSection>
);

export const WhyStat = ({ value, unit, label, detail }: Stat & { detail?: CopyText }) => (
  <li className="flex flex-wrap gap-x-4 gap-y-1.5 border-rule border-b py-3 sm:py-6">
    <StatValue value={value} unit={unit} className="w-[6rem] md:w-1/4" />
    {/* Where there is no room for this beside the number, it goes below. */}
    <div className="flex-1 basis-[11rem]">
      <h3 className="font-sans font-semibold text-body/snug">{label}</h3>
      {detail && <Paragraph className="mt-0.5 text-ink-2 text-small/normal" text={detail} />}
    </div>
  </li>
);
