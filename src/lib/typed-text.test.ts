import { expect, test } from 'vitest';
import { bareAddress, domainIn } from './typed-text.ts';

test.each([
  '\u00a0ann@firm.com',
  'ann@\u200bfirm.com\ufeff',
  ' mailto:ann@firm.com ',
  '<ann@firm.com>,',
  '<mailto:ann@firm.com>',
  '“ann@firm.com”.',
])('reads ann@firm.com in “%s”', (pasted) => {
  expect(bareAddress(pasted)).toBe('ann@firm.com');
});

test.each([
  ['firm.example', 'firm.example'],
  [' https://www.Firm.example/team?x=1#top ', 'firm.example'],
  ['my-firm.co.uk:8080/', 'my-firm.co.uk'],
  ['müller.example', 'müller.example'],
  ['firm.example?utm_source=mail', 'firm.example'],
  ['firm.example..', undefined],
  ['jane@firm.example', undefined],
  ['my site is firm.example', undefined],
  ['firm..example', undefined],
  ['-firm.example', undefined],
  ['192.168.0.1', undefined],
  ['asdf', undefined],
  ['', undefined],
])('the domain in “%s” is %s', (typed, domain) => {
  expect(domainIn(typed)).toBe(domain);
});
