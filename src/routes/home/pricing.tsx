import { atLeast, dollars, inWords } from '../../lib/format.ts';
import { averageFee, newCases } from '../../offer/landing-fees.ts';
import { plan } from '../../offer/plan.ts';
import { results } from '../../offer/results.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { FeeCalculator } from '../../sections/fee-calculator.tsx';
import { PricingSection } from '../../sections/pricing.tsx';
import { Actions } from '../../ui/button.tsx';

// Rewrite when plan.monthly is above averageFee or divides it evenly, because the lede says “more than … months.”
export const HomePricing = () => (
  <PricingSection
    heading={`One plan at ${dollars(plan.monthly)} a month, month to month`}
    lede={`One new ${dollars(averageFee)} case pays for more than ${inWords(Math.floor(averageFee / plan.monthly))} months of all four services.`}
    sheet={
      <div>
        <h3 className="mb-3">What would each new client cost you?</h3>
        <FeeCalculator
          fees={12 * plan.monthly}
          cases={newCases}
          caption={`We start it at ${inWords(newCases)} a month, because a first year begins slowly. ${atLeast(results.newClientsAMonth)} comes later.`}
        />
        <Actions className="mt-4">
          <BookingLink>Go over these numbers on a free call</BookingLink>
        </Actions>
      </div>
    }
  />
);
