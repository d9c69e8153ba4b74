import type { SubmitEvent } from 'react';
import { newsletterRequest } from '../../content/resources.ts';
import { buttonClass } from '../../ui/link.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';
import { handOverEmail } from '../contact/handed-over-email.ts';

const emailId = 'newsletter-email';

function keepEmail({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem(emailId);
  if (field instanceof HTMLInputElement) handOverEmail(field.value);
}

/**
 * The newsletter box. It opens the contact form, so that the site has one place that receives anything. The field has no
 * name, so the plain GET carries the topic only; the email goes by the tab's own storage, and without JavaScript not at all.
 */
export function Newsletter() {
  return (
    <Sheet folio="Newsletter" tone="ink" labelledBy="newsletter" className="close">
      <div>
        <SectionHeading id="newsletter">Free newsletter: one email when something changes</SectionHeading>
        <p className="lede">
          Search engines and bar rules both change. We write when a change affects family-law firms, and only then.
        </p>
      </div>
      <form action="/contact" method="get" onSubmit={keepEmail} className="mt-10 grid gap-4 lg:mt-0">
        <div className="f">
          <label htmlFor={emailId}>Your email</label>
          <input className="in text-ink" id={emailId} type="email" autoComplete="email" required />
        </div>
        <input type="hidden" name="topic" value={newsletterRequest} />
        <button className={buttonClass('go')} type="submit">
          Subscribe through our contact form
        </button>
        <p className="note">
          The button opens the form. Check your email address there and send the message. A person adds you to the list,
          and takes you off when you ask.
        </p>
      </form>
    </Sheet>
  );
}
