import { GainBars } from '../../../charts/gain-bars.tsx';
import { Copy, NoteRef } from '../../../copy/copy.tsx';
import type { StateRecord } from '../../../states/state-record.ts';
import { Section } from '../../../ui/section.tsx';
import { NumberTrio } from '../../../ui/stat.tsx';

/** Our standards, and the gains of a campaign. */
export const CampaignResults = ({ heading, standards, gains }: NonNullable<StateRecord['trackRecord']>) => (
  <Section label="Results" tone="ink" id="record" heading={heading}>
    <ul className="grid gap-x-8 gap-y-3 md:grid-cols-3">
      {standards.map(({ name, text }) => (
        <li key={name} className="text-on-ink-2 text-small">
          <b className="font-semibold text-on-ink">{name}.</b> <Copy text={text} />
        </li>
      ))}
    </ul>
    <h3 className="mt-6 mb-4">
      What a campaign changes
      <NoteRef id="figures" />
    </h3>
    <NumberTrio
      stats={gains.map(({ label, gain }) => ({
        value: Math.abs(gain),
        unit: '%',
        label,
        drawing: <GainBars gain={gain} />,
      }))}
    />
    <p className="note mt-4">Gray is the first month, blue the last.</p>
  </Section>
);
