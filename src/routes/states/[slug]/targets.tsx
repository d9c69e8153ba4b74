import { Paragraph } from '../../../copy/copy.tsx';
import { BookingLink } from '../../../sections/call-to-action.tsx';
import type { Target } from '../../../states/schema.ts';
import { Actions } from '../../../ui/button.tsx';

/** Ends with a booking link, because the page’s next button is many screens away. */
export const Targets = ({ heading, targets }: { heading: string; targets: readonly Target[] }) => (
  <>
    <h3 className="mt-6 md:mt-8">{heading}</h3>
    <ol className="mt-2 grid gap-x-8 md:grid-cols-3">
      {targets.map(({ name, text }) => (
        <li key={name} className="border-rule border-b py-2.5 md:py-4">
          <p className="text-balance font-semibold leading-snug">{name}</p>
          <Paragraph className="mt-0.5 text-ink-2 text-small" text={text} />
        </li>
      ))}
    </ol>
    <Actions className="mt-4">
      <BookingLink>Ask which of them you could win</BookingLink>
    </Actions>
  </>
);
