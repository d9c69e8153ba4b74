import type { ComponentProps, ReactNode } from 'react';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { Actions, ExternalButton, TextLink } from '../ui/button.tsx';
import { PleadingLines } from '../ui/hero.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { CallLead } from './call-lead.tsx';
import { SiteField } from './site-field.tsx';

const bookingLabel = 'Book a free consultation';

export const BookingButton = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <ExternalButton href={bookingUrl(campaign)}>{children}</ExternalButton>
);

/** Stands where a reader is convinced, between a page’s primary buttons, in words of its place. */
export const BookingLink = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <ExternalButton href={bookingUrl(campaign)} variant="secondary">
    {children}
  </ExternalButton>
);

export const WhatsAppLink = ({ className, children = 'Ask on WhatsApp' }: { className?: string; children?: string }) =>
  settings.whatsappNumber && (
    <p className={className}>
      <TextLink href={whatsAppUrl()}>{children}</TextLink>
    </p>
  );

/** The last section of a page, with the line numbers of the first. */
export const NextStep = (
  props: Pick<ComponentProps<typeof Section>, 'act' | 'id' | 'className' | 'bodyClass' | 'children'>,
) => <Section label="Next step" tone="ink" margin={<PleadingLines ink />} {...props} />;

export const NextStepHeading = ({ className, children }: { className?: string; children: string }) => (
  <SectionHeading className={className}>{children}</SectionHeading>
);

/** The last section of a page, beside its heading. */
export const ClosingBand = ({ heading, lede, children }: { heading: string; lede: CopyText; children: ReactNode }) => (
  <NextStep act id="closing" bodyClass="split-8 gap-y-5">
    <NextStepHeading className="max-w-[10.75em]">{heading}</NextStepHeading>
    <div>
      <Paragraph className="lede" text={lede} />
      {children}
    </div>
  </NextStep>
);

/** The call to action at the end of a page: book, or send the website. */
export const ClosingSection = ({
  heading,
  lede,
  campaign,
  label,
  children,
}: {
  heading: string;
  lede: CopyText;
  campaign: Campaign;
  /** Of the booking button. */
  label?: string;
  /** Follows the booking button. */
  children?: ReactNode;
}) => (
  <ClosingBand heading={heading} lede={lede}>
    <Actions className="mt-6 lg:mt-8">
      <BookingButton campaign={campaign}>{label}</BookingButton>
      {children}
    </Actions>
    <CallLead className="mt-4" />
    <div className="mt-6 lg:mt-8">
      <SiteField variant="secondary" />
    </div>
    <WhatsAppLink className="mt-2" />
  </ClosingBand>
);
