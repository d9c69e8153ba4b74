import type { ReactNode } from 'react';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { ExternalLink } from '../links/external-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { bookingLabel, bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { Actions, buttonClass, ExternalButton } from '../ui/button.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';

/** Opens the booking page in a new tab, tagged with the placement. */
export const BookingButton = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <ExternalButton href={bookingUrl(campaign)}>{children}</ExternalButton>
);

export const WhatsAppButton = ({ children = 'Ask on WhatsApp' }: { children?: string }) =>
  settings.whatsappNumber && (
    <ExternalLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </ExternalLink>
  );

/** Below a page’s first button, for the visitor who wants no call yet. */
export const SendSiteLine = () => (
  <p className="mt-4 text-small">
    <PageLink className="text-link" to="/contact">
      Or send us your site: an answer within 24 hours
    </PageLink>
  </p>
);

/** As large as a page’s heading. */
export const ClosingHeading = ({ children }: { children: string }) => (
  <SectionHeading className="max-w-[17ch] text-h1">{children}</SectionHeading>
);

/** The call to action at the end of a page: the two usual buttons, or its own. */
export const ClosingSection = ({
  heading,
  lede,
  campaign,
  children,
}: {
  heading: string;
  lede: CopyText;
  /** Of the two usual buttons. */
  campaign?: Campaign;
  /** Other buttons. */
  children?: ReactNode;
}) => (
  <Section
    label="Next step"
    tone="ink"
    id="closing"
    bodyClass="grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12 xl:gap-16"
  >
    <ClosingHeading>{heading}</ClosingHeading>
    <div>
      <Paragraph className="lede" text={lede} />
      <Actions className="mt-8">
        {campaign && <BookingButton campaign={campaign} />}
        {campaign && <WhatsAppButton />}
        {children}
      </Actions>
    </div>
  </Section>
);
