import { Paragraph } from '../../../copy/copy.tsx';
import type { LawPoint } from '../../../states/schema.ts';
import type { StateRecord } from '../../../states/state-record.ts';
import { Disclosure, DisclosureList } from '../../../ui/disclosure.tsx';
import { Section } from '../../../ui/section.tsx';

/** The state’s family law in points, with the searches that each leads to. The first one is open, as an example. */
export const Statutes = ({ heading, lede, points }: NonNullable<StateRecord['law']>) => (
  <Section label="Statutes" heading={heading} lede={lede}>
    <DisclosureList>
      {points.map((point, index) => (
        <LawRow key={point.term} point={point} open={index === 0} />
      ))}
    </DisclosureList>
  </Section>
);

const LawRow = ({ point: { term, text, statute, searches }, open }: { point: LawPoint; open: boolean }) => (
  <Disclosure title={<h3 className="text-xl/tight">{term}</h3>} open={open}>
    <div className="split-8 gap-y-2">
      <Paragraph className="max-w-text text-ink-2 text-small" text={text} />
      <p className="text-note">
        {statute && <b className="block font-semibold">{statute}</b>} People search{' '}
        {searches.map((query) => `“${query}”`).join(', ')}
      </p>
    </div>
  </Disclosure>
);
