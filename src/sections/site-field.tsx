import { type SubmitEvent, useId, useState } from 'react';
import { buttonClass } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';

/** An address, in whatever form, has a dot between letters. */
const dotted = /[^\s.]\.[^\s.]/;

/**
 * One field for the visitor who won’t book yet. It opens the contact form with the website filled in, and stays put without one.
 * @param variant `secondary` on dark ground.
 */
export function SiteField({
  variant = 'ink',
  label = 'Not ready to book? Your website:',
  onType,
}: {
  variant?: 'ink' | 'secondary';
  label?: string;
  onType?: (typed: string) => void;
}) {
  const id = `site${useId()}`;
  const [error, setError] = useState<string>();

  function check(event: SubmitEvent<HTMLFormElement>) {
    const field = event.currentTarget.querySelector('input');
    if (!field || dotted.test(field.value)) return;
    event.preventDefault();
    setError('Your website, such as yourfirm.com.');
    field.focus();
  }

  return (
    <form action="/contact" className="max-w-120 lg:[&_label]:leading-8" onSubmit={check}>
      <Field label={label} id={id} error={error}>
        <div className="flex flex-wrap gap-2">
          <input
            className="input min-w-0 grow-99 basis-44"
            type="text"
            id={id}
            name="website"
            inputMode="url"
            enterKeyHint="go"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            placeholder="yourfirm.com"
            aria-invalid={Boolean(error)}
            aria-describedby={error ? `${id}-error` : `${id}-note`}
            // After Back, the browser has filled it in.
            ref={(input) => {
              if (input?.value) onType?.(input.value);
            }}
            // Shows an address’s beginning once it is typed.
            onBlur={({ currentTarget }) => currentTarget.scrollTo(0, 0)}
            onInput={({ currentTarget }) => {
              setError(undefined);
              onType?.(currentTarget.value);
            }}
          />
          <button className={`${buttonClass(variant)} max-w-full flex-auto`} type="submit">
            See who outranks me
          </button>
        </div>
      </Field>
      <p id={`${id}-note`} className="note mt-1.5 lg:leading-8">
        By email in 24 hours. No phone number.
      </p>
    </form>
  );
}
