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
  ['siteOrigin', 'firm.com'],
  ['contactEndpoint', 'http://forms.example/x'],
  ['contactEndpoint', '//forms.example/x'],
  ['contactEndpoint', '//forms/x'],
  ['contactEndpoint', '/api/contact/'],
  ['contactAccessKey', 'two words'],
  ['contactTo', 'hello'],
  ['bookingUrl', 'https://booking.example/x?utm_source=a'],
  ['discoveryCallUrl', 'javascript:alert(1)'],
  ['whatsappNumber', '+1 202 555 0143'],
  ['companyProfileUrl', 'linkedin.com/company/x'],
  ['founderProfileUrl', ''],
] as const)('%s can not be “%s”', (name, value) => {
  const [problem, ...others] = settingProblems({ ...settings, [name]: value });
  expect(problem).toMatch(/^VITE_[A-Z_]+ is “.*”\. It must be .+\.$/);
  expect(others).toEqual([]);
});

test('lists what the owner has not set yet', () => {
  const unset = placeholderSettings({ VITE_SITE_ORIGIN: 'https://firm.com' }).map(({ variable }) => variable);
  expect(unset).toContain('VITE_BOOKING_URL');
  expect(unset).not.toContain('VITE_SITE_ORIGIN');
});
