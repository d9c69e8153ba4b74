import { type FormEvent, useState } from 'react';
import type { FieldName } from './send-message.ts';

/** The error messages for each field: when it is empty, and when its value is invalid. */
const sentences: Partial<Record<string, { empty: string; wrong?: string }>> = {
  name: { empty: 'Enter your name.' },
  email: { empty: 'Enter your email address.', wrong: 'Enter an email address with a domain, such as name@firm.com.' },
  website: { empty: 'Enter your website, such as yourfirm.com.' },
} satisfies Partial<Record<FieldName, { empty: string; wrong?: string }>>;

/** The error message for a field, or undefined when it is valid. */
function errorSentence({
  name,
  validity,
  validationMessage,
}: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (validity.valid) return undefined;
  const { empty, wrong } = sentences[name] ?? {};
  // The only pattern in use rejects blanks (ui/field.tsx).
  return (validity.valueMissing || validity.patternMismatch ? empty : wrong) ?? validationMessage;
}

/**
 * Error messages for the fields that failed the browser's validation at the last attempt to send. They replace the browser's
 * own hint, which would cover them. An error disappears as soon as its field is corrected.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const validate = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const sentence = errorSentence(control);
    setErrors(({ [control.name]: _, ...others }) => (sentence ? { ...others, [control.name]: sentence } : others));
  };
  return {
    errors,
    clear: () => setErrors({}),
    handlers: {
      onInvalid: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const first = event.currentTarget.querySelector<HTMLElement>(':invalid');
        if (event.target === first) first.focus();
        validate(event);
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof Element && event.target.hasAttribute('aria-invalid')) validate(event);
      },
    },
  };
}
