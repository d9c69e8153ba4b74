import { RoiChart } from '../../charts/roi-chart.tsx';
import { dollars, inWords } from '../../lib/format.ts';
import { landingCasesToCover, landingFees, landingMonths } from '../../offer/landing-fees.ts';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { LandingSection } from '../../sections/landing-sections.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SumList } from './sum-list.tsx';

const { casesAMonth, revenuePerCase, months, additionalRevenue, firstYear } = landingFees;

const sums: readonly (readonly [string, string])[] = [
  ['More cases a month', `${casesAMonth}`],
  ['Revenue per case', dollars(revenuePerCase)],
  [`Additional revenue in ${months} months`, dollars(additionalRevenue)],
  ['Our fees for the year', dollars(firstYear)],
];

export const FirstYear = () => (
  <LandingSection
    label="First-year ROI"
    tone="card"
    heading={`${dollars(firstYear)} in fees, ${dollars(additionalRevenue)} in added revenue`}
    text={[`The first ${inWords(landingCasesToCover)} cases pay for the year.`]}
    more={
      <div className="mt-6">
        <SumList title="The math" rows={sums} />
      </div>
    }
    wide
    exhibit={
      <Exhibit
        letter="C"
        caption={`A full year at ${inWords(casesAMonth)} more cases a month: fees and additional revenue, added up. Full pace from month 1, to keep the math simple.`}
      >
        <RoiChart months={landingMonths} />
      </Exhibit>
    }
  >
    <div className="mt-10">
      <Disclosure title={<h3>The same math with your fee</h3>}>
        <FeeCalculator fees={firstYear} cases={casesAMonth} />
      </Disclosure>
    </div>
  </LandingSection>
);
