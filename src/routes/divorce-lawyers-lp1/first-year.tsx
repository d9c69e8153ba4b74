import { capitalized, dollars, inWords } from '../../lib/format.ts';
import {
  averageFee,
  casesByMonth,
  landingCasesToCover,
  landingFees,
  landingMonths,
  newCases,
  scheduleTotal,
} from '../../offer/landing-fees.ts';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { DiscoveryLink, firstYearFees, LandingSection } from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureExhibit } from '../../ui/exhibit.tsx';
import { RoiChart } from './roi-chart.tsx';

const { months, additionalRevenue } = landingFees;

const quietMonths = casesByMonth.findIndex((cases) => cases > 0);
const lastMonth = casesByMonth[casesByMonth.length - 1] ?? 0;

export const FirstYear = () => (
  <LandingSection
    label="First-year ROI"
    heading={`${capitalized(firstYearFees)} in fees, ${dollars(additionalRevenue)} in added revenue`}
    text={[
      `${capitalized(inWords(newCases))} more cases a month at ${dollars(averageFee)}, for ${months} months, is ${dollars(additionalRevenue)}.[^figures] The first ${inWords(landingCasesToCover)} cases pay for the year.`,
    ]}
    wide
    exhibit={
      <FigureExhibit
        letter="C"
        caption={`A year starts slowly: no case in the first ${inWords(quietMonths)} months, ${inWords(lastMonth)} a month at the end. Its ${newCases * months} cases average ${inWords(newCases)} a month.`}
      >
        <RoiChart months={landingMonths} />
      </FigureExhibit>
    }
  >
    <div className="mt-10">
      <Disclosure title={<h3>The same math with your fee</h3>}>
        <FeeCalculator
          fees={scheduleTotal}
          cases={newCases}
          caption={`We start it at the year’s average, ${inWords(newCases)} a month.`}
        />
      </Disclosure>
      <Actions className="mt-6">
        <DiscoveryLink>Go over these numbers on the call</DiscoveryLink>
      </Actions>
    </div>
  </LandingSection>
);
