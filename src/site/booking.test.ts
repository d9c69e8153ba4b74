import { describe, expect, it } from 'vitest';
import { bookingUrl, whatsAppUrl } from './booking.ts';
import { settings } from './settings.ts';

describe('bookingUrl', () => {
  it('sends source, medium and the campaign of the placement', () => {
    const url = new URL(bookingUrl('page-texas'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      utm_source: 'website',
      utm_medium: 'booking',
      utm_campaign: 'page-texas',
    });
    expect(url.origin + url.pathname).toBe(settings.bookingUrl);
  });
});

describe('whatsAppUrl', () => {
  it('opens a chat with the number and a greeting about SEO', () => {
    const url = new URL(whatsAppUrl());
    expect(url.pathname).toBe(`/${settings.whatsappNumber}`);
    expect(url.searchParams.get('text')).toMatch(/SEO/);
  });
});
