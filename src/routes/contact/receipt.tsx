import type { RefObject } from 'react';
import { bookingUrl } from '../../site/booking.ts';
import { TextLink } from '../../ui/button.tsx';
import type { Receipt } from './prefill.ts';

const day = 24 * 60 * 60 * 1000;

/** `4:51 p.m.` */
const clock = (date: Date): string =>
  date
    .toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
    .replace(/\s([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}.m.`);

/** `Sunday, 4:51 p.m.`, as the visitor’s own clock has it. */
const dayAndClock = (date: Date): string => `${date.toLocaleDateString('en-US', { weekday: 'long' })}, ${clock(date)}`;

/** A copy of the message, and the time of our answer. It stays, unlike the toast. @param onAgain Puts it back into the form. */
export function MessageReceipt({
  receipt: { entries, received },
  onAgain,
  ref,
}: {
  receipt: Receipt;
  onAgain: () => void;
  ref: RefObject<HTMLElement | null>;
}) {
  const date = new Date(received);
  const sent = {
    Name: entries.name,
    Email: entries.email,
    Website: entries.website,
    ...(entries.message.trim() && { Message: entries.message }),
  };
  return (
    <section
      ref={ref}
      id="receipt"
      className="border border-ink bg-card px-5 py-6 sm:p-8"
      tabIndex={-1}
      aria-labelledby="received"
    >
      <h2
        id="received"
        className="inline-block animate-stamp border-4 border-action border-double px-3 py-1.5 text-center text-action text-h3 uppercase [rotate:-4deg]"
      >
        Received{' '}
        <time dateTime={date.toISOString()} className="block font-sans font-semibold text-note">
          <span className="inline-block">{`${date.toLocaleDateString('en-US', { dateStyle: 'long' })},`}</span>{' '}
          {clock(date)}
        </time>
      </h2>
      <dl className="rule-top mt-5 text-small">
        {Object.entries(sent).map(([term, text]) => (
          <div key={term} className="flex flex-wrap gap-x-4 border-rule border-b py-2.5">
            <dt className="w-20 font-semibold">{term}</dt>
            <dd className="wrap-anywhere flex-1 basis-[7rem] whitespace-pre-line text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-balance font-semibold">We answer by {dayAndClock(new Date(received + day))}</p>
      <p className="mt-2 text-small">
        Wrong address?{' '}
        <button type="button" className="min-h-11 cursor-pointer text-link print:hidden" onClick={onAgain}>
          Send it again.
        </button>
      </p>
      <p className="text-small">
        Want it explained? <TextLink href={bookingUrl('contact')}>Pick a time.</TextLink>
      </p>
    </section>
  );
}
