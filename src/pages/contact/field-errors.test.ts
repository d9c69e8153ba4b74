import { expect, test } from 'vitest';
import { errorSentence } from './field-errors.ts';

const control = (name: string, validity: { valid?: boolean; valueMissing?: boolean }) => ({
  name,
  validity: { valid: false, valueMissing: false, ...validity },
  validationMessage: 'The browser’s own words.',
});

test('says nothing about a field that the browser takes', () => {
  expect(errorSentence(control('email', { valid: true }))).toBeUndefined();
});

test.each(['name', 'email', 'website'])('says what to enter into an empty %s', (name) => {
  expect(errorSentence(control(name, { valueMissing: true }))).toMatch(/^Enter your .+\.$/);
});

test('shows by example what an email address is', () => {
  expect(errorSentence(control('email', {}))).toContain('name@firm.com');
});

test('repeats the browser where it has no words of its own', () => {
  expect(errorSentence(control('website', {}))).toBe('The browser’s own words.');
  expect(errorSentence(control('message', { valueMissing: true }))).toBe('The browser’s own words.');
});
