import { range } from '../../../lib/format.ts';
import { plan } from '../../../offer/plan.ts';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { Draft } from './draft.tsx';

export const Hero = () => (
  <ServiceHero
    service="content-marketing"
    eyebrow="Content marketing for divorce lawyers"
    heading="We write the pages your clients search for"
    lede={`Before people hire a divorce lawyer, they ask Google about custody, the house, support, and cost. We write ${range(plan.contentPages)} pages a month that answer them, and you approve each one before it goes live.`}
    caption="A draft as it reaches your desk. The law is real. Our checker’s changes are red, and nothing goes online until you sign."
  >
    <Draft />
  </ServiceHero>
);
