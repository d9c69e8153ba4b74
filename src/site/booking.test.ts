import { expect, it } from 'vitest';
import { whatsAppUrl } from './booking.ts';
import { settings } from './settings.ts';

it('opens a chat with the number and a greeting about SEO', () => {
  const url = new URL(whatsAppUrl());
  expect(url.pathname).toBe(`/${settings.whatsappNumber}`);
  expect(url.searchParams.get('text')).toMatch(/SEO/);
});
