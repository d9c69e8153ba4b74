import { casesToCover, RoiChart, type RoiModel, roiMonths, totalFees } from '../../charts/roi-chart.tsx';
import { dollars } from '../../lib/format.ts';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { LandingSection, Ledger, RepeatedCall, SideBySide } from '../../sections/landing-sections.tsx';
import { claims } from '../../site/claims.ts';
import { Paragraphs } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';

const { landingPage, daysToResults } = claims;

const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingPage;
const cases = casesAMonth * months;
const paid = casesToCover(landingPage);
/** What the model comes to if its cases start two months late. */
const lateStart = dollars((months - 2) * casesAMonth * revenuePerCase);

const text = [
  `Our model: ${casesAMonth} more cases a month, at ${dollars(revenuePerCase)} each, for ${months} months. That is ${cases} cases and ${dollars(additionalRevenue)} in additional revenue. Our fees for the first year come to about ${dollars(firstYear)}.`,
];

const weakPoints = [
  `It starts too early. The model counts ${casesAMonth} cases from month 1, but most clients see first results in about ${daysToResults} days. Start counting in month 3 and the revenue is ${lateStart}. It may climb more slowly than that.`,
  'It counts what you bill. In a divorce the money is often tied up in the case, and retainers run out before the work does. Use what you collect.',
  `It stops at revenue. Another ${cases} cases take your time, a paralegal’s time and court dates. If you have no room for them, this model isn’t for your firm.`,
  'It treats every case alike. An uncontested divorce and a custody trial don’t bring the same fee, and search brings both.',
];

/** The return: our claim, drawn and listed month by month, and then questioned. */
export const FirstYear = () => (
  <LandingSection
    id="roi"
    label="Return"
    tone="card"
    heading={`First-year ROI: ${paid} cases pay the ${dollars(firstYear)}; our model assumes ${cases}`}
    text={text}
    wide
    exhibit={
      <Exhibit letter="C" caption="The model, added up from month 1. Not a promise, and not from any client’s books.">
        <RoiChart model={landingPage} />
      </Exhibit>
    }
  >
    <SideBySide className="mt-12" wide exhibit={<RoiLedger model={landingPage} />}>
      <h3>Four weak points in this model</h3>
      <Paragraphs text={weakPoints} className="mt-6" />
    </SideBySide>
    <div className="mt-12 grid gap-6">
      <h3>Break-even: {paid} cases pay the first year’s fees</h3>
      <p className="max-w-text">
        So forget the {cases} for a moment. Ask whether your pages could bring you one more client every {months / paid}{' '}
        months.
      </p>
      <FeeCalculator heading="The same math with your fee" fees={totalFees(landingPage)} cases={1} />
      <RepeatedCall />
    </div>
  </LandingSection>
);

const RoiLedger = ({ model }: { model: RoiModel }) => (
  <>
    <Ledger
      caption="The model, month by month"
      head={['Month', 'Fee', 'Fees to date', 'Modeled revenue to date']}
      rows={roiMonths(model).map(({ month, fee, feesToDate, revenueToDate }) => [
        `${month}`,
        dollars(fee),
        dollars(feesToDate),
        dollars(revenueToDate),
      ])}
    />
  </>
);
