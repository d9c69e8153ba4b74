import { Disclosure } from '../../../ui/disclosure.tsx';
import { DataTable } from '../../../ui/table.tsx';

interface Vital {
  name: string;
  unit: string;
  /** Good up to this value. */
  good: number;
  /** Poor above this value. */
  poor: number;
  felt: string;
}

/** Google's Core Web Vitals with their published thresholds. */
const vitals: readonly Vital[] = [
  {
    name: 'Largest Contentful Paint (LCP)',
    unit: ' s',
    good: 2.5,
    poor: 4,
    felt: 'How long the screen stays empty before the headline or photo appears.',
  },
  {
    name: 'Interaction to Next Paint (INP)',
    unit: ' ms',
    good: 200,
    poor: 500,
    felt: 'How long the menu hesitates after a tap.',
  },
  {
    name: 'Cumulative Layout Shift (CLS)',
    unit: '',
    good: 0.1,
    poor: 0.25,
    felt: 'How much the page jumps. The call button moves just as the thumb comes down.',
  },
];

/** A metric's three zones on a rule from zero to half as much again as the poor threshold. */
function VitalRule({ good, poor }: Vital) {
  const place = (value: number) => Math.round((value / (poor * 1.5)) * 1000) / 10;
  return (
    <svg
      viewBox="0 0 100 10"
      width="200"
      height="18"
      preserveAspectRatio="none"
      className="h-4.5 w-full"
      aria-hidden="true"
    >
      <rect width={place(good)} height="10" className="fill-data" />
      <rect x={place(good)} width={place(poor) - place(good)} height="10" className="fill-data-soft" />
      <rect x={place(poor)} width={100 - place(poor)} height="10" className="fill-baseline" />
    </svg>
  );
}

export const Vitals = () => (
  <Disclosure title={<h3>Google’s three speed tests and their limits</h3>}>
    <p className="mb-4 max-w-text text-ink-2">
      Google calls them the Core Web Vitals and uses them in ranking. The limits are from web.dev. On the scale, dark
      blue is good, light blue needs improvement, and gray is poor.
    </p>
    <div className="break-inside-avoid overflow-x-auto">
      <DataTable
        variant="titled"
        className="leading-snug"
        caption="Core Web Vitals and their limits"
        rowClass="last:border-b-0"
        rows={vitals}
        columns={[
          { header: 'Measure', cell: ({ name }) => name },
          { header: 'Scale', headerClass: 'md:w-1/4', cell: (vital) => <VitalRule {...vital} /> },
          {
            header: 'Good up to',
            headerClass: 'md:whitespace-nowrap',
            cell: ({ good, unit }) => good + unit,
            label: 'Good up to',
            cellClass: 'whitespace-nowrap',
          },
          {
            header: 'Poor above',
            headerClass: 'md:whitespace-nowrap',
            cell: ({ poor, unit }) => poor + unit,
            label: 'Poor above',
            cellClass: 'whitespace-nowrap',
          },
          { header: 'What a client notices', cell: ({ felt }) => felt },
        ]}
      />
    </div>
  </Disclosure>
);
