import type { SubmitEvent } from 'react';
import { handOverEmail } from '../../lib/tab-storage.ts';
import { newsletter } from '../../site/newsletter.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

const emailId = 'newsletter-email';

function keepEmail({ currentTarget }: SubmitEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem(emailId);
  if (field instanceof HTMLInputElement) handOverEmail(field.value);
}

/**
 * The newsletter box. With a service of its own, it posts there. Without one, it opens the contact form; the field then has
 * no name, so the email does not end up in the URL, and is handed over in sessionStorage.
 */
export const NewsletterForm = ({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) => (
  <form
    {...(newsletter
      ? { action: newsletter.action, method: 'post' }
      : { action: '/contact', method: 'get', onSubmit: keepEmail })}
    className="grid max-w-120 gap-4"
  >
    <Field label="Your email" id={emailId}>
      <input className="input" id={emailId} name={newsletter?.emailField} type="email" autoComplete="email" required />
    </Field>
    {!newsletter && <input type="hidden" name="topic" value="the newsletter. Please add me." />}
    <button className={buttonClass(variant)} type="submit">
      {newsletter ? 'Subscribe' : 'Subscribe through our contact form'}
    </button>
    <p className="note">
      {newsletter
        ? 'Every email has a link to unsubscribe.'
        : 'The button takes you to our contact form. Send it, and you’re on the list. Ask at any time, and we’ll take you off.'}
    </p>
  </form>
);
