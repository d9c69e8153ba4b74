/** What a setting must be; scripts/check/settings.ts explains and checks each kind. */
export type SettingKind =
  | 'origin'
  | 'endpoint'
  | 'word'
  | 'fieldName'
  | 'email'
  | 'url'
  | 'urlWithoutQuery'
  | 'digits'
  | 'phone'
  | 'analytics';

/** `optional`: a live site does not need it. `removable`: `none` takes it off every page. */
type Setting = readonly [
  variable: `VITE_${string}`,
  placeholder: string,
  mustBe: SettingKind,
  rule?: 'optional' | 'removable',
];

/**
 * What the owner sets, through the environment or a `.env` file. A new setting takes a line here and one in `.env.example`.
 * All values are public: they end up in the pages. Unset or empty means the placeholder, which a live site must not have.
 */
export const settingTable = {
  /** The canonical origin. */
  siteOrigin: ['VITE_SITE_ORIGIN', 'https://divorcelawyerseo.example', 'origin'],
  /** Where the contact form posts. The placeholder is the inbox of the preview and dev servers; a static host has none. */
  contactEndpoint: ['VITE_CONTACT_ENDPOINT', '/api/contact', 'endpoint'],
  /** The form service's key, if it has one. It is public: the browser sends it. */
  contactAccessKey: ['VITE_CONTACT_ACCESS_KEY', '', 'word', 'optional'],
  /** The spam trap of a form service that is not in src/site/form-service.ts. */
  contactSpamField: ['VITE_CONTACT_SPAM_FIELD', '', 'fieldName', 'optional'],
  /** The agency's address, to which the form service delivers. */
  contactTo: ['VITE_CONTACT_TO', 'hello@divorcelawyerseo.example', 'email'],
  /** Where the newsletter service takes a plain form. Unset, the box leads to the contact form. */
  newsletterAction: ['VITE_NEWSLETTER_ACTION', '', 'url', 'optional'],
  /** The scheduling page of the free consultation. Each link adds its own tracking fields. */
  bookingUrl: ['VITE_BOOKING_URL', 'https://booking.example/divorce-lawyer-seo/consultation', 'urlWithoutQuery'],
  /** The discovery-call page, to which only the landing pages lead. */
  discoveryCallUrl: ['VITE_DISCOVERY_CALL_URL', 'https://booking.example/divorce-lawyer-seo/discovery-call', 'url'],
  /** The WhatsApp number in international form. The placeholder is reserved for fiction. */
  whatsappNumber: ['VITE_WHATSAPP_NUMBER', '12025550143', 'digits', 'removable'],
  /** The telephone number as visitors read it. */
  phone: ['VITE_PHONE', '', 'phone', 'optional'],
  /** The company's page on the professional network. */
  companyProfileUrl: [
    'VITE_COMPANY_PROFILE_URL',
    'https://linkedin.example/company/divorce-lawyer-seo',
    'url',
    'removable',
  ],
  /** The founder's profile on the professional network. */
  founderProfileUrl: [
    'VITE_FOUNDER_PROFILE_URL',
    'https://linkedin.example/in/divorce-lawyer-seo-founder',
    'url',
    'removable',
  ],
  /** The service that counts visits, and the site's name there: `plausible:example.com` or `ga4:G-XXXX`. */
  analytics: ['VITE_ANALYTICS', '', 'analytics', 'optional'],
  /** The codes with which Google and Bing check who owns the site. */
  googleSiteVerification: ['VITE_GOOGLE_SITE_VERIFICATION', '', 'word', 'optional'],
  bingSiteVerification: ['VITE_BING_SITE_VERIFICATION', '', 'word', 'optional'],
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingTable;

// Vite provides the VITE_ variables here. Node scripts run without Vite and read the process instead.
const env: Record<string, string | undefined> = import.meta.env ?? globalThis.process?.env ?? {};

function settingValue([variable, placeholder, , rule]: Setting): string {
  const value = env[variable] || placeholder;
  return rule === 'removable' && value === 'none' ? '' : value;
}

/** The owner's settings as they were when this build started. An optional or removed one is empty. */
export const settings = Object.fromEntries(
  Object.entries(settingTable).map(([name, setting]) => [name, settingValue(setting)]),
) as { readonly [Name in SettingName]: string };
