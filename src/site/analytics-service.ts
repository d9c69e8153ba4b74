/*
 * The service that VITE_ANALYTICS names. Importing this file loads the service's script and begins to listen for clicks.
 * Until the script arrives, both services keep what they are told in a list.
 */
import { analytics, settings } from './settings.ts';

type Properties = Record<string, string>;

interface Service {
  script: string;
  pageView: (title: string, href: string) => void;
  event: (name: string, properties?: Properties) => void;
}

/** The fields of an address that hold what visitors typed, which is never reported. */
const typedFields = ['website', 'topic', 'q'];

function withoutTyped(href: string): string {
  const url = new URL(href);
  for (const name of typedFields) url.searchParams.delete(name);
  return url.href;
}

/** Documented at https://plausible.io/docs/custom-event-goals. This variant of the script sends no page views by itself. */
function plausible(): Service {
  const queue: unknown[] = [];
  const page = window as { plausible?: (event: string, options: object) => void };
  page.plausible = Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  return {
    script: 'https://plausible.io/js/script.manual.js',
    pageView: (_, href) => page.plausible?.('pageview', { u: withoutTyped(href) }),
    event: (event, props) => page.plausible?.(event, { props }),
  };
}

/** Documented at https://developers.google.com/analytics/devguides/collection/ga4/single-page-applications. */
function googleAnalytics(id: string): Service {
  const { dataLayer } = Object.assign(window, { dataLayer: [] as unknown[] });
  function gtag(..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's script ignores arrays
    dataLayer.push(arguments);
  }
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  let referrer = document.referrer && withoutTyped(document.referrer);
  return {
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    pageView(title, href) {
      const page = withoutTyped(href);
      gtag('event', 'page_view', { page_title: title, page_location: page, page_referrer: referrer });
      // After an in-app navigation, document.referrer is still the site that the visitor came from.
      referrer = page;
    },
    event: (event, properties) => gtag('event', event, properties),
  };
}

export const { script, pageView, event } =
  analytics.service === 'ga4' ? googleAnalytics(analytics.measurementId) : plausible();

/** The address without a link’s own parameters. */
const pageOf = (url: string): string => new URL(url).origin + new URL(url).pathname;
const bookingPages = [settings.bookingUrl, settings.discoveryCallUrl].map(pageOf);

function reportLink({ target, button }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  // The right button opens a menu.
  if (!link || button === 2) return;
  if (bookingPages.includes(pageOf(link.href)))
    event('booking_link_followed', { campaign: new URL(link.href).searchParams.get('utm_campaign') ?? '(none)' });
  if (link.hasAttribute('download')) event('guide_downloaded', { file: link.pathname.split('/').at(-1) ?? '' });
}

addEventListener('click', reportLink);
// The middle button, which opens a new tab.
addEventListener('auxclick', reportLink);

const reported = new Set<string>();
/** A script that fails again and again says nothing new. */
const mostErrors = 5;

/** Reports a failure in the browser’s words. An address in them loses its query, which may hold what the visitor typed. */
function reportFailure(words: string): void {
  const message = words.replace(/(\/[^\s?#]*)[?#]\S*/g, '$1').slice(0, 100);
  if (reported.size >= mostErrors || reported.has(message)) return;
  reported.add(message);
  event('script_error', { message });
}

addEventListener('error', ({ message }) => reportFailure(message));
addEventListener('unhandledrejection', ({ reason }) => reportFailure(String(reason)));

const tag = document.createElement('script');
tag.async = true;
tag.src = script;
if (analytics.service === 'plausible') tag.dataset.domain = analytics.domain;
document.head.append(tag);
