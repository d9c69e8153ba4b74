import type { StateId } from '../lib/us-states.ts';
import { settings } from './settings.ts';

/** Campaigns that name a page or a placement. */
export type Campaign =
  | 'header'
  | 'footer'
  | 'page-home'
  | 'about'
  | 'services'
  | 'local-seo'
  | 'technical-seo'
  | 'content-marketing'
  | 'reputation-management'
  | 'case-studies'
  | 'contact'
  | 'states-directory'
  | 'pricing-california'
  | 'cta-california'
  | 'florida'
  | 'pricing-florida'
  | 'cta-florida'
  | 'newyork'
  | 'page-newyork'
  | 'page-ohio-divorce-lawyer-seo'
  | `page-${StateId}`;

/** All of the address except the campaign, which each link sets. */
const consultation = new URL(settings.bookingUrl);
consultation.searchParams.set('utm_source', 'website');
consultation.searchParams.set('utm_medium', 'booking');

/**
 * The address of the consultation page on the external scheduling service.
 * @param campaign The placement, sent as `utm_campaign`.
 */
export function bookingUrl(campaign: Campaign): string {
  consultation.searchParams.set('utm_campaign', campaign);
  return consultation.href;
}

/** The same page without tracking fields: the general page's buttons. */
export const plainBookingUrl = (): string => settings.bookingUrl;

/** The separate discovery-call page, which only the landing pages use. */
export const discoveryCallUrl = (): string => settings.discoveryCallUrl;

/** A WhatsApp chat with a prefilled greeting about SEO. */
export function whatsAppUrl(): string {
  const url = new URL(`https://wa.me/${settings.whatsappNumber}`);
  url.searchParams.set('text', 'Hello, I have a question about SEO for my divorce practice.');
  return url.href;
}
