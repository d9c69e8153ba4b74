import { dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, plan } from '../../offer/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { BookingButton, SendSiteLine } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';

export const ServicesHero = () => (
  <Hero bodyClass="max-lg:gap-0">
    <div>
      <Breadcrumbs className="mb-5" name="Services" path="/services" />
      <HeroHeading eyebrow={<Eyebrow className="mb-4">SEO services for divorce lawyers</Eyebrow>}>
        Four services in one plan, {dollars(plan.monthly)} a month
      </HeroHeading>
    </div>
    <div className="self-end">
      <HeroLede className="mt-6">
        We correct your Google profile and listings, fix your website, write the pages people search for, and ask your
        clients for reviews.
      </HeroLede>
      <Actions className="mt-8">
        <BookingButton campaign="services" />
      </Actions>
      <SendSiteLine className="mt-4" />
      <HeroNote className="mt-4">
        No setup fees, month to month. Our guarantee: {guarantee.inShort}. The call takes {consultation.minutes}
        &nbsp;minutes and comes with a free audit.
      </HeroNote>
    </div>
  </Hero>
);
