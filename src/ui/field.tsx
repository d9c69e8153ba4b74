import type { ComponentProps, ReactNode } from 'react';
import { WarningIcon } from './icon.tsx';

interface FieldProps {
  label: string;
  /** Also the control's id. */
  name: string;
  /** What is wrong, below the control; it is tied to it for assistive technology. */
  error?: string;
}

/** A label above its control. Optional fields are marked, required ones are not: most are required. */
function Field({ label, name, error, optional, children }: FieldProps & { optional: boolean; children: ReactNode }) {
  return (
    <div className={error ? 'f f--err' : 'f'}>
      <label htmlFor={name}>
        {label}
        {optional && <span> (optional)</span>}
      </label>
      {children}
      {error && (
        <p className="f__e" id={`${name}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </div>
  );
}

const control = ({ name, error }: FieldProps) => ({
  id: name,
  name,
  className: 'in',
  ...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` }),
});

/** `required` alone would accept a field of spaces. */
const notBlank = String.raw`\s*\S[\s\S]*`;

/**
 * One line of text. Uncontrolled, so that what is typed before hydration stays.
 */
export function TextField({
  label,
  name,
  error,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const field = { label, name, error };
  return (
    <Field {...field} optional={!input.required}>
      <input type="text" pattern={input.required ? notBlank : undefined} {...input} {...control(field)} />
    </Field>
  );
}

/** Several lines of text, uncontrolled like `TextField`. */
export function TextArea({
  label,
  name,
  error,
  ...textarea
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const field = { label, name, error };
  return (
    <Field {...field} optional={!textarea.required}>
      <textarea {...textarea} {...control(field)} />
    </Field>
  );
}
