import type { ReactNode } from 'react';
import { ServiceGlyph } from '../charts/service-glyph.tsx';
import { serviceFigures } from '../content/service-figures.ts';
import { type ServiceId, services } from '../content/services.ts';
import { StructuredData } from '../head/head-tags.tsx';
import { agencyService } from '../head/structured-data.ts';
import { type CopyText, plainText } from '../lib/copy-text.ts';
import { Actions } from '../ui/actions.tsx';
import { Copy } from '../ui/copy.tsx';
import { Exhibit } from '../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroLede, HeroNote } from '../ui/hero.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { BookingButton } from './call-to-action.tsx';
import { statClass } from './stat-strip.tsx';

interface ServiceHeroProps {
  service: ServiceId;
  /** What the service is called above the headline: `Local SEO for divorce lawyers`. */
  eyebrow: string;
  heading: string;
  /** What the service is. It is also the service's description in the structured data. */
  lede: CopyText;
  /** The line below the button. */
  note: CopyText;
  caption: CopyText;
  /** The scale or key below the drawing. */
  children: ReactNode;
}

/** The opening of a service page: what it is on the left, its figure drawn large as Exhibit A on the right. */
export function ServiceHero({ service, eyebrow, heading, lede, note, caption, children }: ServiceHeroProps) {
  const { footerName: name, path } = services[service];
  const figure = serviceFigures[service];
  return (
    <Hero>
      <div>
        <Breadcrumbs above={[{ name: 'Services', path: '/services' }]} name={name} path={path} />
        <h1 id="h1">
          <Eyebrow>{eyebrow}</Eyebrow> {heading}
        </h1>
        <HeroLede>
          <Copy text={lede} />
        </HeroLede>
        <Actions className="mt-8">
          <BookingButton campaign={service} />
        </Actions>
        <HeroNote className="lg:mb-8">
          <Copy text={note} />
        </HeroNote>
      </div>
      <Exhibit letter="A" caption={caption} className="lg:mt-14">
        <div className="p-6 sm:p-8">
          <p className={statClass}>
            <Copy text={figure.value} />
          </p>
          <p className="mt-2 text-small text-ink-2">{figure.counts}</p>
          <ServiceGlyph service={service} className="mt-8 w-full" />
          <div className="mt-4 text-note text-ink-2">{children}</div>
        </div>
      </Exhibit>
      <StructuredData node={agencyService({ name, description: plainText(lede), path })} />
    </Hero>
  );
}
