import { type Analytics, analytics, settings } from './settings.ts';

const directives = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'form-action',
] as const;

type Directive = (typeof directives)[number];
type Origins = Partial<Record<Directive, readonly string[]>>;

/** Other companies' services on the pages, such as a video or a chat: add each of their origins (docs/settings.md). */
const embeds: Origins = {
  'script-src': [],
  'style-src': [],
  'img-src': [],
  'font-src': [],
  'connect-src': [],
  'media-src': [],
  'frame-src': [],
};

/** The origins that VITE_ANALYTICS adds, according to the documentation of each service. */
const analyticsOrigins: Record<Analytics['service'], Origins> = {
  none: {},
  plausible: { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'] },
  ga4: {
    'script-src': ['https://*.googletagmanager.com'],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
};

/** The contact form's service, with JavaScript and without. */
function contactOrigins(endpoint: string): Origins {
  if (endpoint.startsWith('/')) return {};
  const origins = [new URL(endpoint).origin];
  return { 'connect-src': origins, 'form-action': origins };
}

/** The newsletter's service takes a plain form. */
const newsletterOrigins = (action: string): Origins => (action ? { 'form-action': [new URL(action).origin] } : {});

/** The origins besides our own that pages may use, by directive of the Content-Security-Policy. Browsers refuse all others. */
export function allowedOrigins(
  { contactEndpoint, newsletterAction }: Pick<typeof settings, 'contactEndpoint' | 'newsletterAction'> = settings,
  { service } = analytics,
): Record<Directive, string[]> {
  const lists = [
    embeds,
    analyticsOrigins[service],
    contactOrigins(contactEndpoint),
    newsletterOrigins(newsletterAction),
  ];
  return Object.fromEntries(
    directives.map((directive) => [directive, lists.flatMap((origins) => origins[directive] ?? [])]),
  ) as Record<Directive, string[]>;
}
