import { dollars } from '../../lib/format.ts';
import { plan } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { Actions } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';

export const ServicesHero = () => (
  <Hero above={<Breadcrumbs name="Services" path="/services" />}>
    <HeroHeading eyebrow="SEO services for divorce lawyers">
      Four services in one plan, {dollars(plan.monthly)} a month
    </HeroHeading>
    <HeroText>
      <HeroLede>
        We correct your Google profile and listings, fix your website, write the pages people search for, and ask your
        clients for reviews.
      </HeroLede>
      <ProofLine />
      <Actions>
        <BookingButton />
      </Actions>
      <CallLead />
    </HeroText>
    <div className="self-end">
      <SiteField />
    </div>
  </Hero>
);
