import type { ComponentProps, ReactNode } from 'react';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { cn } from '../lib/cn.ts';
import { ExternalLink } from '../links/external-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { bookingLabel, bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { Actions, buttonClass, ExternalButton, TextLink } from '../ui/button.tsx';
import { LineTab, PleadingLines } from '../ui/hero.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';

export const BookingButton = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <ExternalButton href={bookingUrl(campaign)}>{children}</ExternalButton>
);

/** For the steps between a page’s buttons. */
export const BookingLink = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <TextLink href={bookingUrl(campaign)}>{children}</TextLink>
);

export const WhatsAppButton = ({ children = 'Ask on WhatsApp' }: { children?: string }) =>
  settings.whatsappNumber && (
    <ExternalLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </ExternalLink>
  );

/** For visitors who don’t want a call yet. */
export const SendSiteLine = ({ className }: { className: string }) => (
  <p className={cn('text-balance text-small', className)}>
    <PageLink className="text-link" to="/contact">
      Or send us your site: an answer within 24 hours
    </PageLink>
  </p>
);

/** The last section of a page, with the line numbers of the first. */
export const NextStep = (
  props: Pick<ComponentProps<typeof Section>, 'volume' | 'id' | 'className' | 'bodyClass' | 'children'>,
) => <Section label="Next step" tone="ink" margin={<PleadingLines ink />} {...props} />;

export const NextStepHeading = ({ className, children }: { className?: string; children: string }) => (
  <SectionHeading className={cn('relative', className)}>
    <LineTab />
    {children}
  </SectionHeading>
);

/** The call to action at the end of a page. */
export const ClosingSection = ({
  heading,
  lede,
  campaign,
  children,
}: {
  heading: string;
  lede: CopyText;
  /** UTM campaign for the default buttons. */
  campaign?: Campaign;
  /** Replaces or follows the default buttons. */
  children?: ReactNode;
}) => (
  <NextStep volume="act" id="closing" bodyClass="split-8 gap-y-5">
    <NextStepHeading className="max-w-[10.75em]">{heading}</NextStepHeading>
    <div>
      <Paragraph className="lede" text={lede} />
      <Actions className="mt-8">
        {campaign && <BookingButton campaign={campaign} />}
        {campaign && <WhatsAppButton />}
        {children}
      </Actions>
    </div>
  </NextStep>
);
