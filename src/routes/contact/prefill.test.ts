import { describe, expect, test } from 'vitest';
import { openingOf } from './prefill.ts';

const search = (topic: string) => `?${new URLSearchParams({ topic })}`;

describe('openingOf', () => {
  test('opens the message with the topic', () => {
    expect(openingOf(search('the local SEO guide'))).toBe('I am writing about the local SEO guide.');
  });

  test.each(['Please add me.', 'Ours are:', 'Is it free?', 'Now!'])('keeps the mark of “… %s”', (end) => {
    expect(openingOf(search(`the newsletter. ${end}`))).toBe(`I am writing about the newsletter. ${end}`);
  });

  test('says nothing without a topic', () => {
    expect(openingOf('')).toBeUndefined();
    expect(openingOf('?topic=%20&name=x')).toBeUndefined();
  });

  test('takes markup as text', () => {
    expect(openingOf(search('<b>R&D</b>'))).toContain('<b>R&D</b>');
  });

  test.each([
    ['line breaks', 'one\ntwo'],
    ['control characters', 'one\u0000two'],
    ['marks that turn text around', 'one\u202etwo'],
    ['halves of a character', 'one\ud800two'],
    ['more than 200 characters', 'x'.repeat(201)],
  ])('leaves out a topic with %s', (_, topic) => {
    expect(openingOf(search(topic))).toBeUndefined();
  });

  test('leaves out a broken percent sequence', () => {
    expect(openingOf('?topic=%E0%A4%A')).toBeUndefined();
  });
});
