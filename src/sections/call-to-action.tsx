import type { ComponentProps, ReactNode } from 'react';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { bookingLabel, bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { Actions, buttonClass, OutButton, OutLink, PageLink } from '../ui/link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';

/** Opens the booking page in a new tab, tagged with the placement. */
export const BookingButton = ({ campaign, children = bookingLabel }: { campaign: Campaign; children?: string }) => (
  <OutButton href={bookingUrl(campaign)}>{children}</OutButton>
);

export const WhatsAppButton = ({ children = 'Ask on WhatsApp' }: { children?: string }) =>
  settings.whatsappNumber && (
    <OutLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </OutLink>
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
export const ClosingHeading = (heading: ComponentProps<typeof SectionHeading>) => (
  <SectionHeading className="max-w-[17ch] text-h1" {...heading} />
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
    labelledBy="closing"
    bodyClass="grid gap-5 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-12 xl:gap-16"
  >
    <ClosingHeading id="closing">{heading}</ClosingHeading>
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
