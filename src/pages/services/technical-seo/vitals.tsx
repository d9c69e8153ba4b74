import { Exhibit } from '../../../ui/exhibit.tsx';
import { Section, SectionHead } from '../../../ui/section.tsx';

interface Vital {
  name: string;
  short: string;
  unit: '' | ' s' | ' ms';
  /** Good up to this value. */
  good: number;
  /** Poor above this value. */
  poor: number;
  /** What a client notices. */
  felt: string;
}

/** Google's Core Web Vitals with their published thresholds. */
const vitals: readonly Vital[] = [
  {
    name: 'Largest Contentful Paint',
    short: 'LCP',
    unit: ' s',
    good: 2.5,
    poor: 4,
    felt: 'How long the screen stays empty before the headline or photo appears.',
  },
  {
    name: 'Interaction to Next Paint',
    short: 'INP',
    unit: ' ms',
    good: 200,
    poor: 500,
    felt: 'How long the menu hesitates after a tap. People tap again.',
  },
  {
    name: 'Cumulative Layout Shift',
    short: 'CLS',
    unit: '',
    good: 0.1,
    poor: 0.25,
    felt: 'How much the page jumps. The call button moves just as the thumb comes down.',
  },
];

/** Each rule runs from zero to half as much again as the poor threshold. */
const share = (value: number, { poor }: Vital) => Math.round((value / (poor * 1.5)) * 1000) / 10;

/** A metric's three zones on a rule from zero. The table's cells say the thresholds. */
function VitalRule({ vital }: { vital: Vital }) {
  const good = share(vital.good, vital);
  const poor = share(vital.poor, vital);
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full" aria-hidden="true">
      <rect width={good} height="10" className="fill-data" />
      <rect x={good} width={poor - good} height="10" className="fill-data-soft" />
      <rect x={poor} width={100 - poor} height="10" className="fill-baseline" />
    </svg>
  );
}

/** The three thresholds that Google publishes, drawn and in words. */
export function Vitals() {
  return (
    <Section label="Speed" labelledBy="vitals">
      <SectionHead
        id="vitals"
        heading="Google’s three speed tests and their limits"
        lede="Google calls them the Core Web Vitals and uses them in ranking. Passing won’t put a page on top, and Google says so itself. Failing gives a tired reader a reason to leave."
      />
      <Exhibit
        letter="B"
        caption="Dark blue is good, light blue needs improvement, gray is poor. Each scale starts at zero. Google publishes these limits on web.dev."
      >
        <div className="overflow-x-auto">
          <table className="kw kw--framed">
            <caption className="sr-only">Core Web Vitals and their limits</caption>
            <thead>
              <tr>
                <th scope="col">Measure</th>
                <th scope="col">Scale</th>
                <th scope="col">Good up to</th>
                <th scope="col">Poor above</th>
                <th scope="col">What a client notices</th>
              </tr>
            </thead>
            <tbody>
              {vitals.map((vital) => (
                <tr key={vital.short}>
                  <th scope="row">
                    {vital.name} ({vital.short})
                  </th>
                  <td className="md:w-1/4">
                    <VitalRule vital={vital} />
                  </td>
                  <td className="nb" data-l="Good up to">
                    {vital.good}
                    {vital.unit}
                  </td>
                  <td className="nb" data-l="Poor above">
                    {vital.poor}
                    {vital.unit}
                  </td>
                  <td>{vital.felt}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Exhibit>
    </Section>
  );
}
