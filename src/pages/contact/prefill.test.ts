import { describe, expect, test } from 'vitest';
import { readPrefill } from './prefill.ts';

const search = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe('readPrefill', () => {
  test('opens the message with the topic and fills in the email', () => {
    expect(readPrefill(search({ topic: 'the local SEO guide', email: 'jordan@ellis.example' }))).toEqual({
      message: 'I am writing about the local SEO guide.',
      email: 'jordan@ellis.example',
    });
  });

  test('asks for nothing without them', () => {
    expect(readPrefill('')).toEqual({});
    expect(readPrefill('?topic=&email=%20&name=x')).toEqual({});
  });

  test('takes markup as text', () => {
    expect(readPrefill(search({ topic: '<b>R&D</b>' })).message).toContain('<b>R&D</b>');
  });

  test.each([
    ['line breaks', 'one\ntwo'],
    ['control characters', 'one\u0000two'],
    ['marks that turn text around', 'one\u202etwo'],
    ['halves of a character', 'one\ud800two'],
    ['more than 200 characters', 'x'.repeat(201)],
  ])('leaves out a topic with %s', (_, topic) => {
    expect(readPrefill(search({ topic }))).toEqual({});
  });

  test('leaves out a broken percent sequence', () => {
    expect(readPrefill('?topic=%E0%A4%A&email=%ff@x.example')).toEqual({});
  });

  test.each(['nonsense', 'a b@c.example', '@', 'a@b@c', `${'x'.repeat(250)}@x.example`])(
    'leaves out the address %s',
    (email) => {
      expect(readPrefill(search({ email }))).toEqual({});
    },
  );
});
