import type { ReactNode } from 'react';
import { type ServiceId, services } from '../../content/service-list.ts';
import { Copy } from '../../copy/copy.tsx';
import { type CopyText, plainText } from '../../copy/copy-text.ts';
import { StructuredData } from '../../head/page-head.tsx';
import { agencyService } from '../../head/structured-data.ts';
import { capitalized, dollars } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { plan } from '../../offer/plan.ts';
import { firstResults } from '../../offer/results.ts';
import { Actions } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede, HeroNote, HeroText } from '../../ui/hero.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { CallLead } from '../call-lead.tsx';
import { BookingButton } from '../call-to-action.tsx';
import { ProofLine } from '../proof-line.tsx';
import { SiteField } from '../site-field.tsx';

const offer = `${dollars(plan.monthly)} a month for all four services, month to month. ${capitalized(guarantee.inShort)}. ${firstResults}[^figures]`;

interface ServiceHeroProps {
  service: ServiceId;
  /** `Local SEO for divorce lawyers` */
  eyebrow: string;
  heading: string;
  /** Also the service’s description in the structured data. */
  lede: CopyText;
  /** The page’s best exhibit. */
  children: ReactNode;
}

export function ServiceHero({ service, eyebrow, heading, lede, children }: ServiceHeroProps) {
  const { footerName: name, path } = services[service];
  return (
    <Hero above={<Breadcrumbs above={[{ name: 'Services', path: '/services' }]} name={name} path={path} />}>
      <HeroText>
        <HeroHeading eyebrow={eyebrow}>
          <Copy text={heading} />
        </HeroHeading>
        <HeroLede>
          <Copy text={lede} />
        </HeroLede>
        <ProofLine />
        <Actions>
          <BookingButton />
        </Actions>
        <CallLead />
        <SiteField />
      </HeroText>
      {children}
      <HeroNote>
        <Copy text={offer} />
      </HeroNote>
      <StructuredData node={agencyService({ name, description: plainText(lede), path })} />
    </Hero>
  );
}
