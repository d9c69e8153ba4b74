import { type FormEvent, useState } from 'react';
import type { FieldName } from './send-message.ts';

type Control = Pick<HTMLInputElement, 'name' | 'validationMessage'> & {
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'patternMismatch'>;
};

/** By field: what to say when it is empty or blank, and when the browser cannot take what is in it. */
const sentences: Partial<Record<string, { empty: string; wrong?: string }>> = {
  name: { empty: 'Enter your name.' },
  email: { empty: 'Enter your email address.', wrong: 'Enter an email address with a domain, such as name@firm.com.' },
  website: { empty: 'Enter your website, such as yourfirm.com.' },
} satisfies Partial<Record<FieldName, { empty: string; wrong?: string }>>;

/** The sentence for a field that the browser refuses; none when it accepts the field. */
export function errorSentence({ name, validity, validationMessage }: Control): string | undefined {
  if (validity.valid) return undefined;
  const { empty, wrong } = sentences[name] ?? {};
  // The one pattern that fields have refuses blanks (ui/field.tsx).
  return (validity.valueMissing || validity.patternMismatch ? empty : wrong) ?? validationMessage;
}

/**
 * Words beside the fields that the browser refused at the last attempt to send. The browser alone decides and still
 * shows its own hint (specification, section 5). An error disappears as soon as its field is corrected.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const judge = (event: FormEvent<HTMLFormElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const sentence = errorSentence(control);
    setErrors(({ [control.name]: _, ...others }) => (sentence ? { ...others, [control.name]: sentence } : others));
  };
  return {
    errors,
    clear: () => setErrors({}),
    handlers: {
      onInvalid: judge,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (event.target instanceof Element && event.target.hasAttribute('aria-invalid')) judge(event);
      },
    },
  };
}
