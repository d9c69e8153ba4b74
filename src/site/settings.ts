/** What a setting must be; scripts/check/settings.ts explains and checks each kind. */
export type SettingKind = 'origin' | 'endpoint' | 'word' | 'fieldName' | 'email' | 'url' | 'urlWithoutQuery' | 'digits';

type Setting = readonly [variable: `VITE_${string}`, placeholder: string, mustBe: SettingKind, isOptional?: true];

/**
 * What the owner sets, through the environment or a `.env` file. A new setting takes a line here and one in `.env.example`.
 * All values are public: they end up in the pages. Unset or empty means the placeholder, which will do on a live site only
 * for an optional setting.
 */
export const settingTable = {
  /** The canonical origin. */
  siteOrigin: ['VITE_SITE_ORIGIN', 'https://divorcelawyerseo.example', 'origin'],
  /** Where the contact form posts. The placeholder is the inbox of the preview and dev servers; a static host has none. */
  contactEndpoint: ['VITE_CONTACT_ENDPOINT', '/api/contact', 'endpoint'],
  /** The form service's key, which is public: the browser sends it. */
  contactAccessKey: ['VITE_CONTACT_ACCESS_KEY', 'local-inbox', 'word'],
  /** The form service's name for a field that no visitor sees, so that only a robot fills it in. */
  contactSpamField: ['VITE_CONTACT_SPAM_FIELD', 'botcheck', 'fieldName', true],
  /** The agency's address, to which the form service delivers. */
  contactTo: ['VITE_CONTACT_TO', 'hello@divorcelawyerseo.example', 'email'],
  /** The scheduling page of the free consultation. Each link adds its own tracking fields. */
  bookingUrl: ['VITE_BOOKING_URL', 'https://booking.example/divorce-lawyer-seo/consultation', 'urlWithoutQuery'],
  /** The discovery-call page, to which only the landing pages lead. */
  discoveryCallUrl: ['VITE_DISCOVERY_CALL_URL', 'https://booking.example/divorce-lawyer-seo/discovery-call', 'url'],
  /** The WhatsApp number in international form. The placeholder is reserved for fiction. */
  whatsappNumber: ['VITE_WHATSAPP_NUMBER', '12025550143', 'digits'],
  /** The company's page on the professional network. */
  companyProfileUrl: ['VITE_COMPANY_PROFILE_URL', 'https://linkedin.example/company/divorce-lawyer-seo', 'url'],
  /** The founder's profile on the professional network. */
  founderProfileUrl: ['VITE_FOUNDER_PROFILE_URL', 'https://linkedin.example/in/divorce-lawyer-seo-founder', 'url'],
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingTable;

// Vite provides the VITE_ variables here. Node scripts run without Vite and read the process instead.
const env: Record<string, string | undefined> = import.meta.env ?? globalThis.process?.env ?? {};

/** The owner's settings as they were when this build started. */
export const settings = Object.fromEntries(
  Object.entries(settingTable).map(([name, [variable, placeholder]]) => [name, env[variable] || placeholder]),
) as { readonly [Name in SettingName]: string };
