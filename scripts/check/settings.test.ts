import { expect, onTestFinished, test } from 'vitest';
import { settings, settingTable } from '../../src/site/settings.ts';
import { loadEnv } from '../read/load-env.ts';
import { folderWith } from '../test-files.fixture.ts';
import { settingProblems, variableProblems } from './settings.ts';

test.each([
  ['siteOrigin', 'https://www.firm.com'],
  ['siteOrigin', 'https://firm.com/'],
  ['siteOrigin', 'https://firm.com.'],
  ['siteOrigin', 'https://localhost'],
  ['contactEndpoint', '/contact'],
  ['newsletterAction', 'https://buttondown.com/firm'],
  ['newsletterAction', 'https://us1.admin.mailchimp.com/lists/members'],
  ['legalName', 'none'],
  ['phone', '+1 123-456-7890'],
  ['googleSiteVerification', 'google-site-verification=abc'],
  ['googleSiteVerification', 'google1234abcd.html'],
  ['contactEndpoint', 'http://forms.example/x'],
  ['contactEndpoint', 'https:forms.firm.com/x'],
  ['contactEndpoint', 'https://formspree.io/f/'],
  ['contactAccessKey', 'two words'],
  ['contactSpamField', 'email'],
  ['contactTo', 'a@b..c'],
  ['bookingUrl', 'https://booking.example/x?utm_source=a'],
  ['discoveryCallUrl', 'javascript:alert(1)'],
  ['whatsappNumber', '+1 202 555 0143'],
  ['phone', '202-555-0143'],
  ['analytics', 'UA-12345-6'],
  ['analytics', 'plausible:https://firm.com'],
  ['analytics', 'ga4:G-1A2B3C4D5E:yes'],
  ['newsletterAction', 'http://news.example/subscribe'],
  ['address', '100 Main Street, Austin'],
  ['bookingUrl', 'https://calendly.com/'],
  ['founderProfileUrl', 'https://www.linkedin.com'],
  ['phone', '+1 202-555-014'],
  ['phone', '+1 800-555-01433333'],
  ['whatsappNumber', '4155552671'],
  ['announcement', '<b>New</b>'],
  ['announcement', 'Call us: [now](tel:+12025550143)'],
  ['announcement', 'We moved. '.repeat(13)],
] as const)('%s can not be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([
    expect.stringMatching(/^VITE_[A-Z_]+ is “.*”\. It must be .+\.$/),
  ]);
});

test.each([
  ['contactEndpoint', 'https://forms.firm.com/f/abc?x=1'],
  ['contactEndpoint', 'https://formspree.io/f/xrgjabqz'],
  ['contactSpamField', '_gotcha'],
  ['contactTo', "o'neil.law+site@mail.firm.co.uk"],
  ['phone', '+1 (202) 555-0143'],
  ['analytics', 'plausible:firm.com'],
  ['analytics', 'ga4:G-1A2B3C4D5E'],
  ['analytics', 'ga4:G-1A2B3C4D5E:ask'],
  ['whatsappNumber', ''],
  ['legalName', 'Firm Growth, LLC'],
  ['address', '7 Elm Street, Suite 2, Austin, TX 78701'],
  [
    'announcement',
    'Webinar in May. [Register](https://us02web.zoom.us/webinar/register/a-long-name-of-a-meeting-in-may?source=bar), or [ask us](/contact).',
  ],
  ['whatsappNumber', '12025550143'],
  ['whatsappNumber', '442071838750'],
] as const)('%s can be “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([]);
});

test.each(Object.keys(settingTable))('%s can not have a character that nobody sees', (name) => {
  expect(settingProblems({ ...settings, [name]: 'https://firm.com/x\u200B' })).toContainEqual(
    expect.stringMatching(/^VITE_[A-Z_]+ contains the invisible character U\+200B\./),
  );
});

test.each([
  ['contactEndpoint', 'https://formspree.io/f/your-form-id'],
  ['analytics', 'ga4:G-ABC1234567'],
  ['publicEmail', 'hello@example.com'],
  ['founderProfileUrl', 'https://www.linkedin.com/in/your-name'],
  ['companyProfileUrl', 'https://www.linkedin.com/feed/'],
  ['companyProfileUrl', 'https://www.linkedin.com/company/123/admin/dashboard/'],
  ['founderProfileUrl', 'https://www.linkedin.com/in/me/'],
  ['bookingUrl', 'https://calendly.com/event_types/user/me'],
  ['address', '100 Main Street, Suite 2, Austin, TX 78701'],
] as const)('%s can not be the docs’ example or the owner’s own view, “%s”', (name, value) => {
  expect(settingProblems({ ...settings, [name]: value })).toEqual([
    expect.stringMatching(/^VITE_\w+ is “.*”, an example or a page that nobody else can see\./),
  ]);
});

test('an address that was copied from HTML is refused', () => {
  const newsletterAction = 'https://x.us1.list-manage.com/subscribe/post?u=1&amp;id=2';
  expect(settingProblems({ ...settings, newsletterAction })).toEqual([expect.stringContaining('Write & alone')]);
});

test('a value that looks like a secret is named, and not repeated', () => {
  const [problem] = settingProblems({ ...settings, contactAccessKey: 'sk-proj-123' });
  expect(problem).toMatch(/^VITE_CONTACT_ACCESS_KEY looks like a secret key/);
  expect(problem).not.toContain('123');
});

test('Web3Forms needs a key', () => {
  const contactEndpoint = 'https://api.web3forms.com/submit';
  expect(settingProblems({ ...settings, contactEndpoint })).toEqual([
    expect.stringMatching(/needs a key\..*VITE_CONTACT_ACCESS_KEY/),
  ]);
  expect(settingProblems({ ...settings, contactEndpoint, contactAccessKey: 'k-1' })).toEqual([]);
});

/** The settings with this `.env` and these variables. */
function loaded(file: string | Buffer, variables: Record<string, string>) {
  const env: NodeJS.ProcessEnv = { ...variables };
  const named = loadEnv(env, folderWith({ '.env': file }, onTestFinished));
  return { origin: env.VITE_SITE_ORIGIN, endpoint: env.VITE_CONTACT_ENDPOINT, to: env.VITE_CONTACT_TO, named };
}

const env = 'VITE_CONTACT_ENDPOINT=https://forms.example/real\nVITE_CONTACT_TO=in@firm.example\nPORT=1\n';
const variables = { VITE_CONTACT_TO: 'out@firm.example' };
const netlify = { NETLIFY: 'true', URL: 'https://main.netlify.app' };
const nothing = { origin: undefined, endpoint: undefined, to: undefined };

const real = { endpoint: 'https://forms.example/real', to: 'out@firm.example' };

test.each([
  ['a script has what .env sets, and what the environment sets before that', env, variables, real],
  ['a gate has the placeholders', env, { ...variables, SITE_SETTINGS: 'placeholders' }, nothing],
  ['Netlify knows the origin if the owner has not set it', '', netlify, { origin: netlify.URL }],
  ['the owner’s origin counts', 'VITE_SITE_ORIGIN=https://firm.com', netlify, { origin: 'https://firm.com' }],
  ['a preview has the placeholder', '', { ...netlify, SITE_SETTINGS: 'placeholders' }, nothing],
])('%s', (_, file, set, expected) => expect(loaded(file, set)).toMatchObject(expected));

test.each([
  ['with a byte order mark', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com')],
  ['in UTF-16, as Windows PowerShell writes it', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com', 'utf16le')],
  ['in UTF-16, big endian', Buffer.from('\uFEFFVITE_SITE_ORIGIN=https://firm.com', 'utf16le').swap16()],
])('an owner may save .env %s', (_, file) => expect(loaded(file, {}).origin).toBe('https://firm.com'));

test('a name that is not a setting is refused, in .env and in the environment', () => {
  const { named } = loaded('VITE_SITE_ORIGN=https://firm.com\nVITE_CONTACT_TO=a@firm.com\n', { VITE_OPENAI_KEY: 'x' });
  expect(variableProblems(named)).toEqual([
    expect.stringMatching(/^The environment: VITE_OPENAI_KEY is not a setting\./),
    expect.stringMatching(/^\.env: VITE_SITE_ORIGN is not a setting\. .*\.env\.example/),
  ]);
});

test('a value that its # cuts off is refused, and a quoted one is whole', () => {
  const file = 'VITE_ANNOUNCEMENT=We are #1 in Texas.\nVITE_LEGAL_NAME="Firm #1" # as registered\n# VITE_PHONE=a#b\n';
  expect(variableProblems(loaded(file, {}).named)).toEqual([
    expect.stringMatching(/^\.env: VITE_ANNOUNCEMENT ends before its #/),
  ]);
});
