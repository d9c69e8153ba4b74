import { describe, expect, test } from 'vitest';
import { guides, newsletterRequest, tools } from '../../content/resources.ts';
import { openingOf } from './prefill.ts';

const search = (topic: string) => `?${new URLSearchParams({ topic })}`;

describe('openingOf', () => {
  test('opens the message with the topic', () => {
    expect(openingOf(search('the local SEO guide'))).toBe('I am writing about the local SEO guide.');
  });

  test('opens it with each request of this site as one would write it', () => {
    const requests = [...[...guides, tools.audit, tools.tracker].map(({ request }) => request), newsletterRequest];
    expect(requests.map((request) => openingOf(search(request)))).toEqual([
      'I am writing about the free guide “Family Law in Search” (45 pages).',
      'I am writing about the free guide “The Listing Checklist” (12 pages).',
      'I am writing about the free guide “A Year of Family-Law Pages” (28 pages).',
      'I am writing about the free site audit.',
      'I am writing about the free rank tracker, for up to 25 searches. Ours are:',
      'I am writing about the newsletter. Please add me.',
    ]);
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
