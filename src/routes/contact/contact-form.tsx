import { type SubmitEvent, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { absoluteUrl } from '../../head/page-facts.ts';
import { takeEmail } from '../../lib/tab-storage.ts';
import { bareAddress } from '../../lib/typed-text.ts';
import { PageLink } from '../../links/page-link.tsx';
import { formService } from '../../site/form-service.ts';
import { settings } from '../../site/settings.ts';
import { ShowAbovePage } from '../../ui/above-page.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { useFieldErrors } from './field-errors.ts';
import { MessageToast } from './message-toast.tsx';
import { dismissNotice, recallReceipt, send, useOutbox } from './outbox.ts';
import {
  clearSent,
  entriesOf,
  fillEmpty,
  openingOf,
  readDraft,
  requestedDomain,
  saveDraft,
  websiteIn,
} from './prefill.ts';
import { MessageReceipt } from './receipt.tsx';
import { accessKey, subject } from './send-message.ts';

/** Strips copied addresses of their wrapping before the browser checks them. */
function tidy(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('#email, #website')) {
    const address = bareAddress(field.value);
    if (address === field.value) continue;
    field.value = address;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The browser takes `jane@firm` for an email address, which it nearly never is. */
const doubtAbout = (email: string): string | undefined =>
  /^[^@\s]+@[^@.\s]+$/.test(email) ? `Is ${email} complete?` : undefined;

/** Nobody loses a place in the page that they chose. */
const isFocusFree = (...own: (Element | null)[]): boolean =>
  [null, document.body, ...own].includes(document.activeElement);

/** The contact form. Without JavaScript it posts itself, and the form service leads on to /thank-you#message. */
export function ContactForm({ label = 'Send message' }: { label?: string }) {
  const { status, receipt } = useOutbox();
  const { errors, clear, handlers } = useFieldErrors();
  const [doubt, setDoubt] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const receiptBox = useRef<HTMLElement>(null);
  const { search } = useLocation();
  const showAbovePage = useContext(ShowAbovePage);
  const received = receipt?.search === search ? receipt : undefined;

  useEffect(() => showAbovePage(<MessageToast />), [showAbovePage]);

  useEffect(() => {
    if (!form.current || !received) return;
    clearSent(form.current, received.entries);
    setDoubt(undefined);
  }, [received]);

  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return;
    // The button lost focus while it was disabled.
    if (isFocusFree(button.current)) (status === 'sent' ? receiptBox : button).current?.focus();
  }, [status]);

  useEffect(() => {
    if (!form.current || !button.current) return;
    const isSent = recallReceipt(search);
    fillEmpty(form.current, {
      ...(!isSent && { website: websiteIn(search), message: openingOf(search) }),
      ...readDraft(search),
      ...takeEmail(),
    });
    // The visitor may have typed before hydration.
    saveDraft(search, form.current);
    // Firefox keeps a button disabled across a reload.
    button.current.disabled = false;
    if (isSent || !requestedDomain(search)) return;
    const { name, message } = form.current.elements as unknown as Record<string, HTMLInputElement>;
    // Puts the caret where the county belongs.
    message?.setSelectionRange(message.value.length, message.value.length);
    if (isFocusFree(document.getElementById('h1'))) name?.focus({ preventScroll: true });
  }, [search]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    clear();
    // Closes a phone’s keyboard when Enter in a field sent the form.
    button.current?.focus({ preventScroll: true });
    send(event.currentTarget, search);
  }

  function sendAgain() {
    if (!form.current || !received) return;
    fillEmpty(form.current, received.entries);
    saveDraft(search, form.current);
    form.current.querySelector<HTMLElement>('#email')?.focus();
  }

  return (
    <div className="grid gap-5">
      {received && <MessageReceipt ref={receiptBox} receipt={received} onAgain={sendAgain} />}
      <form
        ref={form}
        className="grid gap-5 border border-ink bg-card px-5 py-6 sm:p-8"
        aria-label="Contact"
        method="post"
        action={formService.endpoint}
        onSubmit={submit}
        onInvalid={(event) => {
          dismissNotice();
          handlers.onInvalid(event);
        }}
        onInput={(event) => {
          saveDraft(search, event.currentTarget);
          handlers.onInput(event);
          if (doubt) setDoubt(doubtAbout(entriesOf(event.currentTarget).email));
        }}
        onBlur={({ currentTarget }) => {
          tidy(currentTarget);
          setDoubt(doubtAbout(entriesOf(currentTarget).email));
        }}
      >
        <PlainPostFields />
        <div className="grid gap-5 lg:grid-cols-2">
          <TextField label="Name" name="name" autoComplete="name" error={errors.name} />
          <div className="grid content-start gap-1.5">
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              error={errors.email}
              aria-describedby={doubt && 'doubt'}
            />
            {doubt && !errors.email && (
              <p className="text-ink-2 text-small/snug" id="doubt" aria-live="polite">
                {doubt}
              </p>
            )}
          </div>
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
        <Field label="Message: your county and your question" id="message" optional>
          <textarea className="input" rows={4} id="message" name="message" />
        </Field>
        <SpamTrap />
        <button
          ref={button}
          id="send"
          className={buttonClass('ink')}
          type="submit"
          disabled={status === 'sending'}
          // Also when Enter in a field submits.
          onClick={() => form.current && tidy(form.current)}
        >
          {status === 'sending' ? 'Sending...' : label}
        </button>
        <p className="note max-w-136">
          We use these details to answer you. See the{' '}
          <PageLink className="underline underline-offset-[0.25em]" to="/privacy-policy">
            Privacy Policy
          </PageLink>
          . Please leave out client names and case facts.
        </p>
      </form>
    </div>
  );
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
