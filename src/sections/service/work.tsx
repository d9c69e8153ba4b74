import type { ReactNode } from 'react';
import type { CopyText } from '../../copy/copy-text.ts';
import { Actions } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { RuledList } from '../../ui/list.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { BookingLink } from '../call-to-action.tsx';

interface ServiceWorkProps {
  heading: string;
  lede?: CopyText;
  /** The words of the booking link. */
  ask: string;
  /** A disclosure below the cards. */
  more?: ReactNode;
  children: ReactNode;
}

/** The parts of the service, each in a `WorkCard`. */
export const ServiceWork = ({ heading, lede, ask, more, children }: ServiceWorkProps) => (
  <Section label="The work" heading={heading} lede={lede}>
    <Ruled>
      {/* A div isn’t allowed in a summary, so the description wraps to its own line. */}
      <DisclosureList className="grid gap-x-8 lg:grid-cols-2 [&_summary]:flex-wrap [&_summary]:gap-y-1">
        {children}
      </DisclosureList>
      {more}
    </Ruled>
    <Actions className="mt-4">
      <BookingLink>{ask}</BookingLink>
    </Actions>
  </Section>
);

interface WorkCardProps {
  title: string;
  /** One or two sentences without links, because the whole row opens the card. */
  description: string;
  features: readonly CopyText[];
  /** Below the features. */
  children?: ReactNode;
}

/** One part of the service. Opens to its features. */
export const WorkCard = ({ title, description, features, children }: WorkCardProps) => (
  <Disclosure
    title={
      <>
        <h3 className="flex-1">{title}</h3>
        <span className="order-last basis-full font-normal font-sans text-ink text-small/normal">{description}</span>
      </>
    }
  >
    <RuledList items={features} />
    {children}
  </Disclosure>
);
