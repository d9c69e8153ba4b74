export interface Setting {
  /** The environment variable. */
  env: `VITE_${string}`;
  /** Its value while it is unset. A live site must not have it. */
  placeholder: string;
  /** A live site does not need it: while it is unset, nothing of it is on the pages. */
  optional?: true;
  /** `none` takes it off every page. */
  removable?: true;
}

/**
 * The owner’s settings, from the environment or a `.env` file. A new setting takes an entry here and its rule in
 * scripts/check/setting-rules.ts; `npm run make` writes the rest. All values are public, because they end up in the pages.
 */
export const settingTable = {
  /** The canonical origin. */
  siteOrigin: { env: 'VITE_SITE_ORIGIN', placeholder: 'https://divorcelawyerseo.example' },
  /** Where the contact form posts. The placeholder is the inbox of the preview and dev servers; a static host has none. */
  contactEndpoint: { env: 'VITE_CONTACT_ENDPOINT', placeholder: '/api/contact' },
  /** The form service's key, if it has one. It is public, because the browser sends it. */
  contactAccessKey: { env: 'VITE_CONTACT_ACCESS_KEY', placeholder: '', optional: true },
  /** The spam trap of a form service that is not in src/site/form-service.ts. */
  contactSpamField: { env: 'VITE_CONTACT_SPAM_FIELD', placeholder: '', optional: true },
  /** The agency's address, to which the form service delivers. */
  contactTo: { env: 'VITE_CONTACT_TO', placeholder: 'hello@divorcelawyerseo.example' },
  /** Where the newsletter service takes a plain form. Unset, the box leads to the contact form. */
  newsletterAction: { env: 'VITE_NEWSLETTER_ACTION', placeholder: '', optional: true },
  /** The scheduling page of the free consultation. Each link adds its own tracking fields. */
  bookingUrl: {
    env: 'VITE_BOOKING_URL',
    placeholder: 'https://booking.example/divorce-lawyer-seo/consultation',
  },
  /** The discovery-call page, to which only the landing pages lead. */
  discoveryCallUrl: {
    env: 'VITE_DISCOVERY_CALL_URL',
    placeholder: 'https://booking.example/divorce-lawyer-seo/discovery-call',
  },
  /** The WhatsApp number in international form. The placeholder is reserved for fiction. */
  whatsappNumber: { env: 'VITE_WHATSAPP_NUMBER', placeholder: '12025550143', removable: true },
  /** The telephone number as visitors read it. */
  phone: { env: 'VITE_PHONE', placeholder: '', optional: true },
  /** The company's name in contracts, where it is, and an email address that visitors may read. */
  legalName: { env: 'VITE_LEGAL_NAME', placeholder: '', optional: true },
  address: { env: 'VITE_ADDRESS', placeholder: '', optional: true },
  publicEmail: { env: 'VITE_PUBLIC_EMAIL', placeholder: '', optional: true },
  /** The company's page on the professional network. */
  companyProfileUrl: {
    env: 'VITE_COMPANY_PROFILE_URL',
    placeholder: 'https://linkedin.example/company/divorce-lawyer-seo',
    removable: true,
  },
  /** The founder's profile on the professional network. */
  founderProfileUrl: {
    env: 'VITE_FOUNDER_PROFILE_URL',
    placeholder: 'https://linkedin.example/in/divorce-lawyer-seo-founder',
    removable: true,
  },
  /** A line below the header of each page, with links like those in copy. */
  announcement: { env: 'VITE_ANNOUNCEMENT', placeholder: '', optional: true },
  /** The service that counts visits, and the site's name there; `:ask` after it asks visitors first. */
  analytics: { env: 'VITE_ANALYTICS', placeholder: '', optional: true },
  /** The codes with which Google and Bing check who owns the site. */
  googleSiteVerification: { env: 'VITE_GOOGLE_SITE_VERIFICATION', placeholder: '', optional: true },
  bingSiteVerification: { env: 'VITE_BING_SITE_VERIFICATION', placeholder: '', optional: true },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settingTable;

// Vite provides the settings here. Node scripts run without Vite and read the process instead. Code that is left out of a
// build while a setting is unset reads import.meta.env itself, because the bundler can drop only what it can see.
const variables: Record<string, string | undefined> = import.meta.env ?? globalThis.process?.env ?? {};

function settingValue({ env, placeholder, removable }: Setting): string {
  const value = variables[env] || placeholder;
  return removable && value === 'none' ? '' : value;
}

/** The owner's settings as they were when this build started. An optional or removed one is empty. */
export const settings = Object.fromEntries(
  Object.entries(settingTable).map(([name, setting]) => [name, settingValue(setting)]),
) as { readonly [Name in SettingName]: string };

/** The service that counts visits. */
export type Analytics =
  | { service: 'none' }
  | { service: 'plausible'; domain: string }
  | { service: 'ga4'; measurementId: string; asksFirst: boolean };

/** Reads `plausible:example.com`, `ga4:G-XXXX`, or `ga4:G-XXXX:ask`. Anything else is no service, and the build refuses it. */
function parseAnalytics(setting: string): Analytics {
  const [service, id = '', mode] = setting.split(':');
  if (service === 'plausible') return { service, domain: id };
  if (service === 'ga4') return { service, measurementId: id, asksFirst: mode === 'ask' };
  return { service: 'none' };
}

export const analytics = parseAnalytics(settings.analytics);
