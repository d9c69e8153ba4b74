/**
 * What the owner sets through the environment or a `.env` file. The values are public: they end up in the pages. Unset
 * or empty means the placeholder. `npm run check:launch` lists the placeholders that are left, and
 * scripts/check/settings.ts rejects values that cannot work.
 */

// Vite provides the VITE_ variables here. Node scripts run without Vite and read the process instead.
const env: Record<string, string | undefined> = import.meta.env ?? globalThis.process?.env ?? {};

const read = (name: `VITE_${string}`, placeholder: string): string => env[name] || placeholder;

export const settings = {
  /** The canonical origin: https, the host without www, no path and no trailing slash. `VITE_SITE_ORIGIN` */
  siteOrigin: read('VITE_SITE_ORIGIN', 'https://divorcelawyerseo.example'),

  /**
   * Where the contact form posts: an https address of a form service, or a path on this site.
   * The default is the inbox of the preview and dev servers; a static host has none. `VITE_CONTACT_ENDPOINT`
   */
  contactEndpoint: read('VITE_CONTACT_ENDPOINT', '/api/contact'),

  /** The form service’s key, which is public by design. `VITE_CONTACT_ACCESS_KEY` */
  contactAccessKey: read('VITE_CONTACT_ACCESS_KEY', 'local-inbox'),

  /**
   * A hidden field that only robots fill in, under the name that the form service expects, such as `botcheck`.
   * `VITE_CONTACT_SPAM_FIELD`
   */
  contactSpamField: read('VITE_CONTACT_SPAM_FIELD', 'botcheck'),

  /** Where the form service delivers messages. `VITE_CONTACT_TO` */
  contactTo: read('VITE_CONTACT_TO', 'hello@divorcelawyerseo.example'),

  /** The scheduling page of the free consultation, without tracking fields. `VITE_BOOKING_URL` */
  bookingUrl: read('VITE_BOOKING_URL', 'https://booking.example/divorce-lawyer-seo/consultation'),

  /** The discovery-call page, which only the landing pages link. `VITE_DISCOVERY_CALL_URL` */
  discoveryCallUrl: read('VITE_DISCOVERY_CALL_URL', 'https://booking.example/divorce-lawyer-seo/discovery-call'),

  /**
   * The WhatsApp number in international form, digits only. The placeholder is reserved for fiction.
   * `VITE_WHATSAPP_NUMBER`
   */
  whatsappNumber: read('VITE_WHATSAPP_NUMBER', '12025550143'),

  /** The company's page on the professional network. `VITE_COMPANY_PROFILE_URL` */
  companyProfileUrl: read('VITE_COMPANY_PROFILE_URL', 'https://linkedin.example/company/divorce-lawyer-seo'),

  /** The founder's profile on the professional network. `VITE_FOUNDER_PROFILE_URL` */
  founderProfileUrl: read('VITE_FOUNDER_PROFILE_URL', 'https://linkedin.example/in/divorce-lawyer-seo-founder'),
} as const;
