import { expect, test } from 'vitest';
import { settings } from '../../src/site/settings.ts';
import { placeholderSettings, settingProblems } from './check-settings.ts';

test('the placeholders work', () => {
  expect(settingProblems(settings)).toEqual([]);
});

test.each([
  ['siteOrigin', 'http://firm.com'],
  ['siteOrigin', 'https://www.firm.com'],
  ['siteOrigin', 'https://firm.com/'],
  ['contactEndpoint', 'http://forms.example/x'],
  ['contactEndpoint', '//forms.example/x'],
  ['contactEndpoint', '/api/contact/'],
  ['contactAccessKey', 'two words'],
  ['contactEndpoint', 'https:forms.firm.com/x'],
  ['contactEndpoint', 'https://forms.firm.com/a b'],
  ['contactSpamField', 'two words'],
  ['contactSpamField', 'email'],
  ['contactTo', 'hello'],
  ['contactTo', 'a@b..c'],
  ['contactTo', 'a b@c.d'],
  ['contactTo', 'a@b.c,d@e.f'],
  ['bookingUrl', 'https://booking.example/x?utm_source=a'],
  ['discoveryCallUrl', 'javascript:alert(1)'],
  ['discoveryCallUrl', 'https://book ing.example'],
  ['whatsappNumber', '+1 202 555 0143'],
  ['companyProfileUrl', 'linkedin.com/company/x'],
  ['founderProfileUrl', ''],
] as const)('%s can not be “%s”', (name, value) => {
  const [problem, ...others] = settingProblems({ ...settings, [name]: value });
  expect(problem).toMatch(/^VITE_[A-Z_]+ is “.*”\. It must be .+\.$/);
  expect(others).toEqual([]);
});

test.each([
  ['contactEndpoint', 'https://forms.firm.com/f/abc?x=1'],
  ['contactSpamField', '_gotcha'],
  ['contactTo', 'hello+site@mail.firm.co.uk'],
  ['contactTo', 'o’neil.law@firm.com'],
] as const)('%s can be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([]);
});

test('lists what the owner has not set yet', () => {
  const unset = placeholderSettings({ VITE_SITE_ORIGIN: 'https://firm.com' }).map(({ variable }) => variable);
  expect(unset).toContain('VITE_BOOKING_URL');
  expect(unset).not.toContain('VITE_SITE_ORIGIN');
  expect(unset).not.toContain('VITE_CONTACT_SPAM_FIELD');
});
