import { dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { plan } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { Actions } from '../../ui/button.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';

export const ServicesHero = () => (
  <Hero bodyClass="max-lg:gap-0">
    <div>
      <Breadcrumbs className="mb-3 sm:mb-5" name="Services" path="/services" />
      <HeroHeading
        eyebrow={<Eyebrow className="mb-2 sm:mb-4 lg:-mt-4 lg:leading-8">SEO services for divorce lawyers</Eyebrow>}
      >
        Four services in one plan, {dollars(plan.monthly)} a month
      </HeroHeading>
    </div>
    <div>
      <HeroLede className="mt-4 lg:mt-28">
        We correct your Google profile and listings, fix your website, write the pages people search for, and ask your
        clients for reviews.
      </HeroLede>
      <Actions className="mt-4">
        <BookingButton />
      </Actions>
      <CallLead className="mt-3" />
      <ProofLine className="mt-3" />
      <HeroNote className="mt-4">No setup fees, month to month. Our guarantee: {guarantee.inShort}.</HeroNote>
      <div className="mt-6">
        <SiteField />
      </div>
    </div>
  </Hero>
);
