/*
 * The service that VITE_ANALYTICS names. Importing this file loads the service's script and begins to listen for clicks.
 * Until the script arrives, both services keep what they are told in a list.
 */
import { analytics, settings } from './settings.ts';

type Properties = Record<string, string>;

interface Service {
  script: string;
  pageView: () => void;
  event: (name: string, properties?: Properties) => void;
}

/** Documented at https://plausible.io/docs/custom-event-goals. This variant of the script sends no page views by itself. */
function plausible(): Service {
  const queue: unknown[] = [];
  const page = window as { plausible?: (event: string, options: object) => void };
  page.plausible = Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
  return {
    script: 'https://plausible.io/js/script.manual.js',
    pageView: () => page.plausible?.('pageview', { u: location.href }),
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
  let referrer = document.referrer;
  return {
    script: `https://www.googletagmanager.com/gtag/js?id=${id}`,
    pageView() {
      gtag('event', 'page_view', { page_title: document.title, page_location: location.href, page_referrer: referrer });
      // After an in-app navigation, document.referrer is still the site that the visitor came from.
      referrer = location.href;
    },
    event: (event, properties) => gtag('event', event, properties),
  };
}

export const { script, pageView, event } =
  analytics.service === 'ga4' ? googleAnalytics(analytics.measurementId) : plausible();

/** The address without what a link adds to it. */
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

// What failed, in the browser's words: nothing that the visitor typed.
addEventListener('error', ({ message }) => event('script_error', { message }));
addEventListener('unhandledrejection', ({ reason }) => event('script_error', { message: String(reason) }));

const tag = document.createElement('script');
tag.async = true;
tag.src = script;
if (analytics.service === 'plausible') tag.dataset.domain = analytics.domain;
document.head.append(tag);
