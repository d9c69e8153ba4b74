import { casesToCover, RoiChart, totalFees } from '../../charts/roi-chart.tsx';
import { dollars, inWords } from '../../lib/format.ts';
import { landingFees } from '../../offer/landing-fees.ts';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { LandingSection } from '../../sections/landing-sections.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SumList } from './sum-list.tsx';

const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingFees;
const paid = casesToCover(landingFees);

const sums: readonly (readonly [string, string])[] = [
  ['More cases a month', `${casesAMonth}`],
  ['Revenue per case', dollars(revenuePerCase)],
  [`Additional revenue in ${months} months`, dollars(additionalRevenue)],
  ['Our fees for the year', dollars(firstYear)],
];

/** The return: our claim, drawn month by month, and the same math with the visitor’s own fee. */
export const FirstYear = () => (
  <LandingSection
    label="First-year ROI"
    tone="card"
    heading={`Our ${dollars(firstYear)} fee, your ${dollars(additionalRevenue)} in revenue`}
    text={[`The first ${inWords(paid)} cases pay for the year.`]}
    more={
      <div className="mt-6">
        <SumList title="The math" rows={sums} />
      </div>
    }
    wide
    exhibit={
      <Exhibit letter="C" caption="Fees and additional revenue, added up from month 1.">
        <RoiChart model={landingFees} />
      </Exhibit>
    }
  >
    <div className="mt-10">
      <FeeCalculator
        heading="The same math with your fee"
        fees={totalFees(landingFees)}
        cases={landingFees.casesAMonth}
      />
    </div>
  </LandingSection>
);
