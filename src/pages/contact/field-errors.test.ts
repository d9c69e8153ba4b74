import { expect, test } from 'vitest';
import { errorSentence } from './field-errors.ts';

const control = (name: string, validity: Partial<Record<'valid' | 'valueMissing' | 'patternMismatch', boolean>>) => ({
  name,
  validity: { valid: false, valueMissing: false, patternMismatch: false, ...validity },
  validationMessage: 'The browser’s own words.',
});

test('says nothing about a field that the browser takes', () => {
  expect(errorSentence(control('email', { valid: true }))).toBeUndefined();
});

test.each(['name', 'email', 'website'])('says what to enter into an empty %s, and into a blank one', (name) => {
  expect(errorSentence(control(name, { valueMissing: true }))).toMatch(new RegExp(`^Enter your ${name}\\b.*\\.$`));
  expect(errorSentence(control(name, { patternMismatch: true }))).toBe(
    errorSentence(control(name, { valueMissing: true })),
  );
});

test('shows by example what an email address is', () => {
  expect(errorSentence(control('email', {}))).toContain('name@firm.com');
});

test('repeats the browser where it has no words of its own', () => {
  expect(errorSentence(control('website', {}))).toBe('The browser’s own words.');
  expect(errorSentence(control('message', { valueMissing: true }))).toBe('The browser’s own words.');
});
