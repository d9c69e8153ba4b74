import { casesToCover } from '../../charts/roi.ts';
import { RoiChart } from '../../charts/roi-chart.tsx';
import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Column, SideBySide } from './column.tsx';
import { RepeatedCall } from './discovery-button.tsx';
import { PaidByCases } from './paid-by-cases.tsx';
import { RoiLedger } from './roi-ledger.tsx';

const { landingPage, daysToResults } = claims;
const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingPage;
const cases = casesAMonth * months;
const paid = casesToCover(landingPage);
/** What the model comes to if its cases start two months late. */
const lateStart = dollars((months - 2) * casesAMonth * revenuePerCase);
const halfCase = revenuePerCase / 2;

const text = [
  `Our claim: ${casesAMonth} more cases a month, at ${dollars(revenuePerCase)} each, for ${months} months. That is ${cases} cases and ${dollars(additionalRevenue)} in additional revenue. The first-year total of our fees is ${dollars(firstYear)}.`,
  'It’s a model. It’s not a promise, and it’s not from any client’s books. The chart shows revenue and fees to one scale.',
];

const weakPoints = [
  `It starts too early. The model counts ${casesAMonth} cases from month 1, but most clients see results in about ${daysToResults} days. Start counting in month 3 and the revenue is ${lateStart}. It may climb more slowly than that.`,
  'It counts what you bill. In a divorce the money is often tied up in the case, and retainers run out before the work does. Use what you collect.',
  `It stops at revenue. ${cases} more cases need your hours, a paralegal’s, and room on the court calendar. If you have no room, this model isn’t about your firm.`,
  'It treats every case alike. An uncontested divorce and a custody trial don’t bring the same fee, and search brings both.',
];

/** The return: the specification's claim, drawn and listed month by month, and then cross-examined. */
export function FirstYear() {
  return (
    <Column
      id="roi"
      folio="The model"
      tone="card"
      heading={`First-year ROI: ${dollars(firstYear)} in fees against a claimed ${dollars(additionalRevenue)}`}
      text={text}
      wide
      exhibit={
        <Exhibit
          letter="C"
          caption="The model, added up from month 1. Tinted columns are the revenue we claim, solid ones the fees you pay."
        >
          <RoiChart model={landingPage} />
        </Exhibit>
      }
    >
      <SideBySide className="mt-14" wide exhibit={<RoiLedger model={landingPage} />}>
        <h3>Four weak points in this model</h3>
        <Paragraphs text={weakPoints} className="mt-6" />
      </SideBySide>
      <SideBySide
        className="mt-14"
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
            `At ${dollars(revenuePerCase)} a case, ${paid} additional cases pay for the whole year. At ${dollars(halfCase)} it takes ${casesToCover(landingPage, halfCase)}. So forget the ${cases} for a moment. Ask whether pages that your county reads at night could bring you one more client every ${months / paid} months.`,
          ]}
        />
        <RepeatedCall />
      </SideBySide>
    </Column>
  );
}
