import { casesToCover, totalFees } from '../../charts/roi.ts';
import { RoiChart } from '../../charts/roi-chart.tsx';
import { Paragraphs } from '../../sections/paragraphs.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Column } from './column.tsx';
import { RepeatedCall } from './discovery-button.tsx';
import { PaidByCases } from './paid-by-cases.tsx';
import { RoiLedger } from './roi-ledger.tsx';

const { landingPage, daysToResults } = claims;
const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingPage;
const cases = casesAMonth * months;
const paid = casesToCover(landingPage);
/** A start that is two months late, as the objection below has it. */
const lateStart = dollars((months - 2) * casesAMonth * revenuePerCase);
const halfCase = revenuePerCase / 2;

const text = [
  `Our claim is ${casesAMonth} more cases a month, at ${dollars(revenuePerCase)} each, for ${months} months. That makes ${cases} cases and ${dollars(additionalRevenue)} of additional revenue.[^model] The fees of the same year come to ${dollars(firstYear)}.[^sum] Both are drawn below to one scale, and every month is in the ledger.`,
];

const objections = [
  `It starts too early. The model counts ${casesAMonth} cases from month 1, and most clients see results in about ${daysToResults} days.[^days] Begin the count in month 3 and the revenue is ${lateStart}. It may well ramp up more slowly than that.`,
  'It counts what is billed. In a divorce the money is often tied up in the case itself, and retainers run out before the work does. Put in what you collect.',
  `It stops at revenue. ${cases} more cases need your hours, a paralegal’s, and room on the court calendar. If you have none to give, the model is not about your firm.`,
  'It treats every case alike. An uncontested divorce and a custody trial do not bring the same fee, and searches bring both.',
];

/** The return: the claim as the specification has it, drawn and listed month by month, and then cross-examined. */
export function FirstYear() {
  return (
    <Column
      id="roi"
      folio="The model"
      tone="card"
      heading={`${dollars(firstYear)} against ${dollars(additionalRevenue)}, month by month`}
      text={text}
    >
      <Exhibit
        letter="B"
        caption={`The model, added up from month 1. The tinted columns are the claim, not a promise; the solid ones inside them are the fees, ${dollars(totalFees(landingPage))} by month ${months}.`}
        className="mt-14 max-w-[54rem]"
      >
        <RoiChart model={landingPage} />
      </Exhibit>
      <RoiLedger model={landingPage} />
      <div className="mt-14 max-w-text">
        <h3>Four objections that you would raise</h3>
        <Paragraphs text={objections} className="mt-6" />
      </div>
      <div className="mt-14 max-w-text">
        <h3>What has to be true for it to pay</h3>
        <Paragraphs
          className="mt-6"
          text={[
            `Much less than the model. At ${dollars(revenuePerCase)} a case, ${paid} additional cases pay all fees of the first year. At ${dollars(halfCase)} it takes ${casesToCover(landingPage, halfCase)}. So set the ${cases} aside for a moment. Ask yourself whether pages that people in your county read at night would bring one more client every ${months / paid} months.`,
          ]}
        />
      </div>
      <Exhibit
        letter="C"
        caption={`The ${cases} cases of the model, one column a month. The ${paid} solid ones pay all fees of the first year.`}
        className="mt-12 max-w-[54rem]"
      >
        <PaidByCases total={cases} aMonth={casesAMonth} paid={paid} />
      </Exhibit>
      <RepeatedCall />
    </Column>
  );
}
