import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { absoluteUrl } from '../../head/page-head.ts';
import { PageLink } from '../../links/page-link.tsx';
import { report } from '../../site/analytics.ts';
import { whatsAppUrl } from '../../site/booking.ts';
import { formService } from '../../site/form-service.ts';
import { settings } from '../../site/settings.ts';
import { buttonClass, TextLink } from '../../ui/button.tsx';
import { EmailLink } from '../../ui/company-details.tsx';
import { Field, inputClass, TextField } from '../../ui/field.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Notice, type NoticeWords, Toaster } from '../../ui/toast.tsx';
import { useFieldErrors } from './field-errors.ts';
import { fillEmpty, openingOf, readDraft, removeDraft, saveDraft, takeEmail, websiteIn } from './prefill.ts';
import { accessKey, sendMessage, subject } from './send-message.ts';

type Status = 'idle' | 'sending' | 'sent' | 'failed';

const notices: Partial<Record<Status, NoticeWords>> = {
  sent: {
    kind: 'success',
    title: 'Message sent successfully!',
    text: "We'll get back to you within 24 hours.",
  },
  failed: {
    kind: 'failure',
    title: 'Error sending message',
    text: 'Please try again or contact us directly.',
  },
};

/** The contact form. Without JavaScript it posts itself, and the form service leads on to /thank-you#message. */
export function ContactForm() {
  const [status, setStatus] = useState<Status>('idle');
  const { errors, clear, handlers } = useFieldErrors();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { search } = useLocation();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (status === 'sending') return;
    const { currentTarget } = event;
    clear();
    // Closes a phone’s keyboard when Enter in a field sent the form.
    button.current?.focus({ preventScroll: true });
    setStatus('sending');
    const sent = await sendMessage(new FormData(currentTarget));
    if (sent) {
      currentTarget.reset();
      removeDraft(search);
      report(({ event }) => event('message_sent'));
    }
    setStatus(sent ? 'sent' : 'failed');
  }

  const next = status === 'sent' ? form : button;

  useEffect(() => {
    if (!notices[status]) return;
    // The button lost focus while it was disabled. Give it back, unless the visitor has moved on.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === button.current)
      next.current?.focus({ preventScroll: true });
  }, [status, next]);

  useEffect(() => {
    if (!form.current || !button.current) return;
    fillEmpty(form.current, {
      website: websiteIn(search),
      message: openingOf(search),
      ...readDraft(search),
      ...takeEmail(),
    });
    // The visitor may have typed before hydration.
    saveDraft(search, form.current);
    // Firefox keeps a button disabled across a reload.
    button.current.disabled = false;
  }, [search]);

  const notice = notices[status];
  return (
    <div>
      <form
        ref={form}
        className="grid gap-5 border border-ink bg-card px-5 py-6 sm:p-8"
        aria-label="Contact"
        tabIndex={-1}
        method="post"
        action={formService.endpoint}
        onSubmit={send}
        onChange={(event) => saveDraft(search, event.currentTarget)}
        {...handlers}
      >
        <PlainPostFields />
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
          <TextField label="Email" name="email" type="email" autoComplete="email" error={errors.email} />
        </div>
        <TextField
          label="Website"
          name="website"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="url"
          placeholder="yourfirm.com"
          error={errors.website}
        />
        <Field label="Message: your county and your question" name="message" optional>
          <textarea className={`${inputClass} resize-y`} rows={4} id="message" name="message" />
        </Field>
        <SpamTrap />
        <button ref={button} className={buttonClass('ink')} type="submit" disabled={status === 'sending'}>
          {status === 'sending' ? 'Sending...' : 'Send message'}
        </button>
        <Announcement notice={notice} />
        <p className="note max-w-136">
          We use these details to answer you. See the{' '}
          <PageLink className="underline underline-offset-[0.25em]" to="/privacy-policy">
            Privacy Policy
          </PageLink>
          . Please leave out client names and case facts.
        </p>
      </form>
      {notice && (
        <Toaster
          notice={notice}
          onClose={(hadFocus) => {
            setStatus('idle');
            if (hadFocus) next.current?.focus({ preventScroll: true });
          }}
        >
          {status === 'failed' && <DirectContact />}
        </Toaster>
      )}
    </div>
  );
}

/** The ways to us that the owner has set. */
const DirectContact = () => (
  <p className="flex flex-wrap gap-x-5 text-small">
    {settings.whatsappNumber && <TextLink href={whatsAppUrl()}>WhatsApp</TextLink>}
    <PhoneLink className="inline-flex min-h-11 items-center text-link" />
    <EmailLink className="inline-flex min-h-11 items-center text-link" />
  </p>
);

const regions = [
  { kind: 'success', role: 'status' },
  { kind: 'failure', role: 'alert' },
] as const;

/**
 * Announces the result to screen readers. Both live regions are in the page from the start, which makes them reliable.
 */
function Announcement({ notice }: { notice: NoticeWords | undefined }) {
  return regions.map(({ kind, role }) => {
    const current = notice?.kind === kind ? notice : undefined;
    return (
      <div key={kind} role={role} className="sr-only">
        {current && <Notice {...current} />}
      </div>
    );
  });
}

/** Hidden fields for the form without JavaScript; with it, `contactPayload` decides. */
function PlainPostFields() {
  const values = {
    ...accessKey,
    to: settings.contactTo,
    subject,
    ...(formService.redirectField && { [formService.redirectField]: `${absoluteUrl('/thank-you')}#message` }),
  };
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/**
 * A honeypot: a field that only robots fill in, under the name that the form service looks for. `inert` keeps browsers
 * and password managers from filling it in.
 */
function SpamTrap() {
  const name = formService.spamField;
  return (
    <div className="sr-only" aria-hidden="true" inert>
      <label htmlFor="spam-trap">Leave this empty</label>
      <input type="text" id="spam-trap" name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
