import { phaseKey } from '../../charts/phase-bar.tsx';
import { Paragraph } from '../../copy/copy.tsx';
import type { Stat } from '../../copy/copy-text.ts';
import { times } from '../../lib/format.ts';
import type { MaybeSample } from '../../lib/sample.ts';
import { companyCase, results } from '../../offer/results.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { SampleNote, Section } from '../../ui/section.tsx';
import { NumberTrio } from '../../ui/stat.tsx';
import { GainTable } from './gain-table.tsx';

const { leads, consultations, leadQuality, months } = companyCase;

export const ExpectedResults = () => (
  <Section label="Timeline" heading="Results to expect, month by month">
    <GainTable />
    <Paragraph
      className="note mt-4"
      text={`${phaseKey} Averages of whole campaigns: ${results.trafficIncrease}% more traffic, ${results.moreQualityLeads}% more quality leads.[^figures]`}
    />
  </Section>
);

const caseStats: readonly (Stat & MaybeSample)[] = [
  { value: `+${leads}`, unit: '%', label: 'leads a month', sample: true },
  { value: times(consultations), label: 'consultation requests' },
  { value: leadQuality, unit: '%', label: 'better lead quality, scored by intake' },
];

const story = {
  Challenge:
    'Two lawyers and a paralegal had good reviews, but two directories and a firm from the next city outranked them for every divorce search in their own county.',
  Strategy:
    'A move had left two addresses online, so we fixed the listings first. Then we wrote one page for each question intake heard most: temporary orders, the house, school vacations.',
  Result: `The firm’s own county came first, then the next one. It kept its ads until its pages brought consultations, and cut them in half in month seven.`,
};

export const LocalCase = () => (
  <Section label="Case study" heading={`+${leads}% leads in ${months} months for two lawyers in a county seat`}>
    <SampleNote shown={caseStats} />
    <Ruled>
      <NumberTrio stats={caseStats} />

      <Disclosure title={<h3>Challenge, strategy, and result</h3>}>
        <dl className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          {Object.entries(story).map(([term, text]) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Ruled>
    <Actions className="mt-4">
      <BookingLink>Run your own numbers on the call</BookingLink>
    </Actions>
  </Section>
);
