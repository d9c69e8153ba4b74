import { dollars } from '../../lib/format.ts';
import { plan } from '../../offer/plan.ts';
import { Actions, TextLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { BookingButton } from '../call-to-action.tsx';
import { agreement, Pad, Price, TermList } from '../pricing.tsx';

export const PricingRow = () => (
  <Section
    act
    label="Pricing"
    tone="sunk"
    id="fees"
    heading={`One plan for all four services, ${dollars(plan.monthly)} a month`}
  >
    <Pad>
      <div className="grid items-end gap-6 lg:grid-cols-2">
        <div>
          <h3 className="mb-4">{plan.name}</h3>
          <Price />
        </div>
        <div className="grid gap-4">
          <TermList terms={agreement} />
          <Actions>
            <BookingButton>Start with a free call</BookingButton>
          </Actions>
        </div>
      </div>
    </Pad>
    <p className="mt-2">
      <TextLink to="/services">What the plan includes</TextLink>
    </p>
  </Section>
);
