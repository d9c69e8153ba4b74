import type { ComponentProps, SubmitEvent } from 'react';
import { newsletterRequest } from '../../content/resource-list.ts';
import { ClosingHeading } from '../../sections/call-to-action.tsx';
import { newsletter } from '../../site/newsletter.ts';
import { Field, inputClass } from '../../ui/field.tsx';
import { buttonClass } from '../../ui/link.tsx';
import { columns, Section } from '../../ui/section.tsx';
import { handOverEmail } from '../contact/prefill.ts';

const emailId = 'newsletter-email';

function keepEmail({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem(emailId);
  if (field instanceof HTMLInputElement) handOverEmail(field.value);
}

/**
 * The newsletter box. With a service of its own, it posts there. Without one, it opens the contact form; the field then has
 * no name, so the email does not end up in the URL, and is handed over in sessionStorage.
 */
export const Newsletter = ({ tone = 'ink' }: Pick<ComponentProps<typeof Section>, 'tone'>) => (
  <Section label="Newsletter" tone={tone} labelledBy="newsletter" bodyClass={columns.text} className="print:hidden">
    <div>
      <ClosingHeading id="newsletter">A free email when search or bar rules change</ClosingHeading>
      <p className="lede mt-5">You get an email when a change affects family-law firms, and nothing in between.</p>
    </div>
    <form
      {...(newsletter
        ? { action: newsletter.action, method: 'post' }
        : { action: '/contact', method: 'get', onSubmit: keepEmail })}
      className="grid gap-4"
    >
      <Field label="Your email" name={emailId}>
        <input
          className={`${inputClass} text-ink`}
          id={emailId}
          name={newsletter?.emailField}
          type="email"
          autoComplete="email"
          required
        />
      </Field>
      {!newsletter && <input type="hidden" name="topic" value={newsletterRequest} />}
      <button className={buttonClass('primary')} type="submit">
        {newsletter ? 'Subscribe' : 'Subscribe through our contact form'}
      </button>
      <p className="note">
        {newsletter
          ? 'Every email has a link to unsubscribe.'
          : 'The button takes you to our contact form. Send it, and you’re on the list. Ask at any time, and we’ll take you off.'}
      </p>
    </form>
  </Section>
);
