import { GainBars } from '../../charts/gain-bars.tsx';
import { phaseKey } from '../../charts/phase-bar.tsx';
import { grown, times } from '../../lib/format.ts';
import { type MaybeSample, sampleLabel } from '../../lib/sample.ts';
import { generalPageCase } from '../../offer/results.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { type DrawnStat, NumberGrid } from '../../ui/stat.tsx';
import { GainTable } from './gain-table.tsx';

const { leads, consultations, leadQuality, months } = generalPageCase;

export const ExpectedResults = () => (
  <Section label="Timeline" heading="Results to expect, month by month">
    <GainTable />
    <p className="note mt-4">{phaseKey}</p>
  </Section>
);

const start: MaybeSample & Record<'leads' | 'requests' | 'score', number> = {
  sample: true,
  leads: 18,
  requests: 9,
  score: 3,
};

const caseStats: readonly DrawnStat[] = [
  {
    value: `+${leads}`,
    unit: '%',
    label: `leads: ${start.leads} to ${grown(start.leads, leads)} a month`,
    drawing: <GainBars gain={leads} />,
  },
  {
    value: times(consultations),
    label: `consultation requests: ${start.requests} to ${start.requests * consultations} a month`,
    drawing: <GainBars gain={(consultations - 1) * 100} />,
  },
  {
    value: leadQuality,
    unit: '%',
    label: `better lead quality. Average score: ${start.score} of\u00a010, now ${grown(start.score, leadQuality)}`,
    drawing: <GainBars gain={leadQuality} />,
  },
];

const story = {
  Challenge:
    'Two lawyers and a paralegal in a county seat. They had good reviews, but two directories and a firm from the next city outranked them for every divorce search in their own county.',
  Strategy:
    'A move had left two addresses online, so we fixed the listings first. Then we wrote one page for each question intake heard most: temporary orders, the house, school vacations.',
  Result: `In ${months} months, leads went from ${start.leads} to ${grown(start.leads, leads)}\u00a0a month and consultation requests doubled. The firm cut its ads in half in month three.`,
};

export const LocalCase = () => (
  <Section
    label="Case study"
    tone="card"
    heading={`+${leads}% leads in ${months} months for one local law firm`}
    sample={sampleLabel([start])}
  >
    <Ruled>
      <NumberGrid stats={caseStats} />

      <Disclosure title={<h3>Challenge, strategy, and result</h3>}>
        <dl className="grid gap-y-5 md:grid-cols-3">
          {Object.entries(story).map(([term, text]) => (
            <div key={term} className="md:px-5 md:last:pr-0 md:first:pl-0">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Ruled>
  </Section>
);
