import type { ComponentProps, ReactNode } from 'react';
import { ErrorCaret } from './icon.tsx';

interface FieldProps {
  label: string;
  /** The control’s, for its label and its error. */
  id: string;
  error?: string;
}

/** Most fields are required, so only optional ones are marked. */
export const Field = ({
  label,
  id,
  error,
  optional = false,
  children,
}: FieldProps & { optional?: boolean; children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <label htmlFor={id} className="font-semibold text-small">
      {label}
      {optional && <span className="font-normal text-ink-3"> (optional)</span>}
    </label>
    {children}
    {error && (
      <p className="flex gap-1.5 on-ink:text-mark text-action text-small/snug italic" id={`${id}-error`}>
        <ErrorCaret />
        {/* An element of its own, because a browser’s translator would keep the former text in a node that React doesn’t know. */}
        <span>{error}</span>
      </p>
    )}
  </div>
);

/** `required` alone accepts a field of spaces. */
const notBlank = String.raw`\s*\S[\s\S]*`;

/** A required line of text. Uncontrolled, so that hydration keeps what was typed before it. */
export function TextField({
  label,
  name,
  error,
  ...input
}: Omit<FieldProps, 'id'> & ComponentProps<'input'> & { name: string }) {
  return (
    <Field label={label} id={name} error={error}>
      <input
        type="text"
        className="input"
        required
        pattern={notBlank}
        {...input}
        id={name}
        name={name}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${name}-error` })}
      />
    </Field>
  );
}
