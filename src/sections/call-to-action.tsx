import type { ComponentProps, ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { settings } from '../site/settings.ts';
import { Paragraph } from '../ui/copy.tsx';
import { Actions, buttonClass, OutButton, OutLink } from '../ui/link.tsx';
import { columns, Section, SectionHeading } from '../ui/section.tsx';

/** Opens the booking page in a new tab, tagged with the placement. */
export const BookingButton = ({
  campaign,
  children = 'Book a free consultation',
}: {
  campaign: Campaign;
  children?: string;
}) => <OutButton href={bookingUrl(campaign)}>{children}</OutButton>;

export const WhatsAppButton = ({ children = 'Ask on WhatsApp' }: { children?: string }) =>
  settings.whatsappNumber && (
    <OutLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </OutLink>
  );

/** Widths of the bars that replace the other results. They show no data. */
const otherResults = ['72%', '58%', '66%', '45%'];

const resultLine =
  'grid h-13 grid-cols-[1.25rem_1fr] items-center gap-3 border-rule-ink border-b px-4 font-serif tabular-nums text-body/none';

/** Decoration: five search results, the first one highlighted for the reader’s firm. */
const OpenLine = () => (
  <ol className="border-rule-ink border-t print:hidden" aria-hidden="true">
    <li className={`${resultLine} bg-mark font-semibold text-ink`}>
      1 <span className="font-sans">Your firm</span>
    </li>
    {otherResults.map((width, index) => (
      <li key={width} className={`${resultLine} font-medium text-on-ink-2`}>
        {index + 2} <span className="h-2 bg-rule-ink" style={{ width }} />
      </li>
    ))}
  </ol>
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
  <Section label="Next step" tone="ink" labelledBy="closing" bodyClass={columns.text}>
    <div>
      <ClosingHeading id="closing">{heading}</ClosingHeading>
      <Paragraph className="lede mt-5" text={lede} />
      <Actions className="mt-8">
        {campaign && <BookingButton campaign={campaign} />}
        {campaign && <WhatsAppButton />}
        {children}
      </Actions>
    </div>
    <OpenLine />
  </Section>
);
