import { casesToCover, RoiChart, type RoiModel, roiMonths } from '../../../charts/roi-chart.tsx';
import { dollars } from '../../../lib/format.ts';
import { claims } from '../../../site/claims.ts';
import { Paragraphs } from '../../../ui/copy.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { LandingSection, Ledger, RepeatedCall, SideBySide } from '../landing-sections.tsx';

const { landingPage, daysToResults } = claims;

const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingPage;
const cases = casesAMonth * months;
const paid = casesToCover(landingPage);
/** What the model comes to if its cases start two months late. */
const lateStart = dollars((months - 2) * casesAMonth * revenuePerCase);
const halfCase = revenuePerCase / 2;

const text = [
  `Our model: ${casesAMonth} more cases a month, at ${dollars(revenuePerCase)} each, for ${months} months. That is ${cases} cases and ${dollars(additionalRevenue)} in additional revenue. The first-year total of our fees is ${dollars(firstYear)}.`,
  'It’s not a promise, and it’s not from any client’s books. The chart shows revenue and fees to one scale.',
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
    label="The model"
    tone="card"
    heading={`First-year ROI: ${dollars(firstYear)} in fees against a modeled ${dollars(additionalRevenue)} in revenue`}
    text={text}
    wide
    exhibit={
      <Exhibit
        letter="C"
        caption="The model, added up from month 1. Tinted columns are the modeled revenue, solid ones the fees you pay."
      >
        <RoiChart model={landingPage} />
      </Exhibit>
    }
  >
    <SideBySide className="mt-12" wide exhibit={<RoiLedger model={landingPage} />}>
      <h3>Four weak points in this model</h3>
      <Paragraphs text={weakPoints} className="mt-6" />
    </SideBySide>
    <SideBySide
      className="mt-12"
      wide
      exhibit={
        <Exhibit
          letter="D"
          caption={`The ${cases} cases of the model, one column a month. The ${paid} solid ones pay for the whole first year.`}
        >
          <PaidByCases total={cases} aMonth={casesAMonth} paid={paid} />
        </Exhibit>
      }
    >
      <h3>Break-even: {paid} cases pay the first year’s fees</h3>
      <Paragraphs
        className="mt-6"
        text={[
          `At ${dollars(revenuePerCase)} a case, ${paid} additional cases cover our fees for the whole year, before the cost of your own hours. At ${dollars(halfCase)} it takes ${casesToCover(landingPage, halfCase)}. So forget the ${cases} for a moment. Ask whether your pages could bring you one more client every ${months / paid} months, or, at ${dollars(halfCase)} a case, one every ${months / casesToCover(landingPage, halfCase)} months.`,
        ]}
      />
      <RepeatedCall />
    </SideBySide>
  </LandingSection>
);

const rounded = (amount: number) => Math.round(amount / 1000) * 1000;

const RoiLedger = ({ model }: { model: RoiModel }) => (
  <>
    <Ledger
      caption="The model, month by month"
      head={['Month', 'Fee', 'Fees to date, rounded', 'Modeled revenue to date']}
      rows={roiMonths(model).map(({ month, fee, feesToDate, revenueToDate }) => [
        `${month}`,
        dollars(fee),
        dollars(rounded(feesToDate)),
        dollars(revenueToDate),
      ])}
    />
    <p className="note mt-3">Fees to date are rounded to the nearest $1,000.</p>
  </>
);

/** The model’s cases, one column a month. Solid ones pay for the year. */
function PaidByCases({ total, aMonth, paid }: { total: number; aMonth: number; paid: number }) {
  const months = total / aMonth;
  const squares = Array.from({ length: total }, (_, index) => ({ index, month: Math.floor(index / aMonth) }));
  return (
    <svg
      className="px-5 pt-9 pb-6 md:px-8"
      viewBox={`-1 -1 ${months * 20 - 2} ${aMonth * 20 - 2}`}
      role="img"
      aria-label={`${total} squares, one per case. ${paid} of them are solid: they pay all fees of the first year.`}
    >
      {squares.map(({ index, month }) => (
        <rect
          key={index}
          x={month * 20}
          y={(aMonth - 1 - (index % aMonth)) * 20}
          width="16"
          height="16"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
          className={index < paid ? 'fill-data stroke-data' : 'fill-data-tint stroke-data'}
        />
      ))}
    </svg>
  );
}
