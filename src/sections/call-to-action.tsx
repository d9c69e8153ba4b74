import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { bookingUrl, type Campaign, whatsAppUrl } from '../site/booking.ts';
import { pages } from '../site/paths.ts';
import { settings } from '../site/settings.ts';
import { Actions, ExternalButton, TextLink } from '../ui/button.tsx';
import { HeroText, PleadingLines } from '../ui/hero.tsx';
import { SectionFrame, SectionHeading } from '../ui/section.tsx';
import { CallLead } from './call-lead.tsx';
import { SiteField } from './site-field.tsx';

const bookingLabel = 'Book a free consultation';

/** The campaign of a page that has none in the registry. */
export const CampaignContext = createContext<Campaign | undefined>(undefined);

/** @throws If the page has no campaign. This fails the build. */
function useBookingUrl(placement?: Campaign): string {
  const { pathname } = useLocation();
  const ofPage = useContext(CampaignContext) ?? pages[pathname]?.campaign;
  const campaign = placement ?? ofPage;
  if (!campaign) throw new Error(`${pathname} has a booking link but no campaign. Name it in src/site/paths.ts.`);
  return bookingUrl(campaign);
}

/** @param campaign Only if it isn’t the page’s. */
export const BookingButton = ({ campaign, children = bookingLabel }: { campaign?: Campaign; children?: string }) => (
  <ExternalButton href={useBookingUrl(campaign)}>{children}</ExternalButton>
);

/** Stands where a reader is convinced, between a page’s primary buttons, in words of its place. */
export const BookingLink = ({ children }: { children: string }) => (
  <ExternalButton href={useBookingUrl()} variant="secondary">
    {children}
  </ExternalButton>
);

export const WhatsAppLink = ({ children = 'Ask on WhatsApp' }: { children?: string }) =>
  settings.whatsappNumber && (
    <p>
      <TextLink href={whatsAppUrl()}>{children}</TextLink>
    </p>
  );

/** The last section of a page, with the line numbers of the first. Its heading is on line 1. On paper, it isn’t needed. */
export const NextStep = ({
  children,
  ...frame
}: Omit<ComponentProps<typeof SectionFrame>, 'label' | 'tone' | 'className'>) => (
  <SectionFrame label="Next step" tone="ink" className="lg:*:first:hidden print:hidden" {...frame}>
    <PleadingLines />
    {children}
  </SectionFrame>
);

/** The last section of a page, beside its heading. */
export const ClosingBand = ({
  heading,
  lede,
  children,
}: {
  heading: ReactNode;
  lede: CopyText;
  children: ReactNode;
}) => (
  <NextStep act id="closing">
    <div className="section-body split-8 gap-y-5">
      <SectionHeading className="max-w-[10.75em]">{heading}</SectionHeading>
      <div className="lg:pt-(--line-1)">
        <HeroText>
          <Paragraph className="lede" text={lede} />
          {children}
        </HeroText>
      </div>
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
  heading: ReactNode;
  lede: CopyText;
  campaign?: Campaign;
  /** The booking button’s. */
  label?: string;
  /** Follows the booking button. */
  children?: ReactNode;
}) => (
  <ClosingBand heading={heading} lede={lede}>
    <Actions>
      <BookingButton campaign={campaign}>{label}</BookingButton>
      {children}
    </Actions>
    <CallLead />
    <SiteField variant="secondary" />
    <WhatsAppLink />
  </ClosingBand>
);
