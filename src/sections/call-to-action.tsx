import type { CSSProperties, ReactNode } from 'react';
import type { CopyText } from '../lib/copy-text.ts';
import { bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { Actions } from '../ui/actions.tsx';
import { Copy } from '../ui/copy.tsx';
import { buttonClass, OutButton, OutLink } from '../ui/link.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';

/** Opens the consultation's booking page in a new tab, tagged with the campaign of its placement. */
export function BookingButton({
  campaign,
  children = 'Book a free consultation',
}: {
  campaign: Campaign;
  children?: string;
}) {
  return <OutButton href={bookingUrl(campaign)}>{children}</OutButton>;
}

/** The second way to reach us. */
export function WhatsAppButton({ children = 'Ask on WhatsApp' }: { children?: string }) {
  return (
    <OutLink className={buttonClass('secondary')} href={whatsAppUrl()}>
      {children}
    </OutLink>
  );
}

const otherResults = ['72%', '58%', '66%', '45%'];

/** Decoration: five search results, the first one highlighted for the reader's firm. */
function OpenLine() {
  return (
    <ol className="open" aria-hidden="true">
      <li className="me">1</li>
      {otherResults.map((width, index) => (
        <li key={width} style={{ '--w': width } as CSSProperties}>
          {index + 2}
        </li>
      ))}
    </ol>
  );
}

/** The call to action at the end of a page, right after the notes. */
export function ClosingSection({
  heading,
  lede,
  children,
}: {
  heading: string;
  lede: CopyText;
  /** The buttons: a booking button first. */
  children: ReactNode;
}) {
  return (
    <Section label="Next step" tone="ink" labelledBy="closing" className="close">
      <div>
        <SectionHeading id="closing">{heading}</SectionHeading>
        <p className="lede">
          <Copy text={lede} />
        </p>
        <Actions className="mt-8">{children}</Actions>
      </div>
      <OpenLine />
    </Section>
  );
}
