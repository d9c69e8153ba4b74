import type { StateId } from '../lib/us-states.ts';
import type { PageCampaign } from './paths.ts';
import { settings } from './settings.ts';

/** The `utm_campaign` of each placement. */
export type Campaign = 'header' | 'footer' | PageCampaign | StateCampaign;

type StateCampaign =
  | 'pricing-california'
  | 'cta-california'
  | 'florida'
  | 'pricing-florida'
  | 'cta-florida'
  | 'newyork'
  | 'page-newyork'
  | 'page-ohio-divorce-lawyer-seo'
  | `page-${StateId}`;

/** The consultation page on the scheduling service, tagged with the placement as `utm_campaign`. */
export function bookingUrl(campaign: Campaign): string {
  const url = new URL(settings.bookingUrl);
  url.searchParams.set('utm_source', 'website');
  url.searchParams.set('utm_medium', 'booking');
  url.searchParams.set('utm_campaign', campaign);
  return url.href;
}

/** A WhatsApp chat with a prefilled greeting about SEO. */
export function whatsAppUrl(): string {
  const url = new URL(`https://wa.me/${settings.whatsappNumber}`);
  url.searchParams.set('text', 'Hello, I have a question about SEO for my divorce practice.');
  return url.href;
}
