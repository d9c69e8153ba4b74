import { afterEach, expect, test, vi } from 'vitest';
import { readAnswer, saveAnswer } from './analytics.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a browser whose storage is blocked is not asked, and one whose storage is full takes the answer for the visit', () => {
  const refuse = () => {
    throw new DOMException('No.');
  };
  vi.stubGlobal('localStorage', { setItem: refuse, getItem: refuse });
  expect(readAnswer()).toBe('no');
  saveAnswer('yes');
  expect(readAnswer()).toBe('yes');
});

test('Plausible hears of pages, without what was typed into their addresses, and its script is allowed', async () => {
  vi.stubEnv('VITE_ANALYTICS', 'plausible:firm.example');
  const tag = { src: '', dataset: {} };
  const page: { plausible?: { q: unknown[] } } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { createElement: () => tag, head: { append: () => {} } });
  vi.stubGlobal('addEventListener', () => {});
  vi.resetModules();
  const { pageView, event } = await import('./analytics-service.ts');
  const { allowedOrigins } = await import('./allowed-origins.ts');
  pageView('Contact', 'https://firm.example/contact?website=a.example');
  event('guide_downloaded', { file: 'a.pdf' });
  expect(page.plausible?.q).toEqual([
    ['pageview', { u: 'https://firm.example/contact' }],
    ['guide_downloaded', { props: { file: 'a.pdf' } }],
  ]);
  expect(tag.dataset).toEqual({ domain: 'firm.example' });
  const { origin } = new URL(tag.src);
  for (const directive of ['script-src', 'connect-src'] as const) expect(allowedOrigins()[directive]).toContain(origin);
});
