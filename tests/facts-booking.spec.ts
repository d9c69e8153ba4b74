import { expect, test } from '@playwright/test';
import { settings } from '../src/site/settings.ts';
import { linksIn, nodesOf, pageAt, partOf, section } from './support/facts.ts';
import { builtPages, statePaths } from './support/site.ts';

/** Where the links lead that leave the site. */

/** Which campaigns the booking links of a page's main content may carry. */
const campaigns: Record<string, string[]> = {
  '/': ['page-home'],
  '/about': ['about'],
  '/services': ['services'],
  '/services/local-seo': ['local-seo'],
  '/services/technical-seo': ['technical-seo'],
  '/services/content-marketing': ['content-marketing'],
  '/services/reputation-management': ['reputation-management'],
  '/case-studies': ['case-studies'],
  '/contact': ['contact'],
  '/states': ['states-directory'],
  // The states, one by one where the owner has campaigns of other names.
  ...Object.fromEntries(
    statePaths.map((path) => [path, [path.replace('/states/', 'page-').replace('-divorce-lawyer-seo', '')]]),
  ),
  '/states/california-divorce-lawyer-seo': ['page-california', 'pricing-california', 'cta-california'],
  '/states/florida-divorce-lawyer-seo': ['florida', 'pricing-florida', 'cta-florida'],
  '/states/new-york-divorce-lawyer-seo': ['page-newyork', 'newyork'],
  '/states/ohio-divorce-lawyer-seo': ['page-ohio-divorce-lawyer-seo'],
};

const bookingHost = new URL(settings.bookingUrl).host;

/** The campaigns of the booking links below an element; `null` for a link without tracking fields. */
const campaignsIn = (path: string, selector: string) =>
  pageAt(path)
    .root.querySelectorAll(`${selector} a[href^="https://${bookingHost}/"]`)
    .map((link) => new URL((link.getAttribute('href') ?? '').replaceAll('&amp;', '&')))
    .map(({ searchParams }) => {
      const campaign = searchParams.get('utm_campaign');
      if (campaign !== null) {
        expect(searchParams.get('utm_source')).toBe('website');
        expect(searchParams.get('utm_medium')).toBe('booking');
      }
      return campaign;
    });

for (const [path, expected] of Object.entries(campaigns)) {
  test(`${path} books under its own campaigns`, () => {
    expect([...new Set(campaignsIn(path, 'main'))].sort()).toEqual([...expected].sort());
    expect(new Set(campaignsIn(path, 'header'))).toEqual(new Set(['header']));
    expect(campaignsIn(path, 'footer')).toEqual(['footer']);
  });
}

const opening = section('h1');
const closing = section('closing');

test('pages ask for a booking where they begin and where they end', () => {
  for (const path of [...Object.keys(campaigns), '/divorce-lawyer-seo']) {
    // The directory begins with its search, and the contact page ends with its questions.
    if (path !== '/states') expect(campaignsIn(path, opening), `${path} begins`).toHaveLength(1);
    if (path !== '/contact') expect(campaignsIn(path, closing), `${path} ends`).toHaveLength(1);
  }
});

/** Of New York’s two campaigns the owner did not say which is whose; its page has the name of the others’. */
const placements = [
  { state: 'california', part: opening, campaign: 'page-california' },
  { state: 'california', part: section('fees'), campaign: 'pricing-california' },
  { state: 'california', part: closing, campaign: 'cta-california' },
  { state: 'florida', part: opening, campaign: 'florida' },
  { state: 'florida', part: section('fees'), campaign: 'pricing-florida' },
  { state: 'florida', part: closing, campaign: 'cta-florida' },
  { state: 'new-york', part: opening, campaign: 'page-newyork' },
];

test('a campaign that names a placement is used there', () => {
  for (const { state, part, campaign } of placements) {
    expect(campaignsIn(`/states/${state}-divorce-lawyer-seo`, part), `${state}, ${part}`).toEqual([campaign]);
  }
});

test('the general page’s booking links carry no tracking fields', () => {
  const found = campaignsIn('/divorce-lawyer-seo', 'main');
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([null]));
});

for (const path of ['/divorce-lawyers-lp1', '/divorce-lawyers-lp2']) {
  test(`${path} leads to the discovery call and nowhere else to book`, () => {
    const bookings = (selector: string) =>
      linksIn(partOf(path, selector))
        .map(({ to }) => to)
        .filter((to) => to?.startsWith(`https://${bookingHost}/`));
    for (const part of ['header', opening, closing])
      expect(bookings(part), `${path}, ${part}`).toEqual([settings.discoveryCallUrl]);
    expect(new Set(bookings('body'))).toEqual(new Set([settings.discoveryCallUrl]));
  });
}

test('the company’s profile and the founder’s are not taken for each other', () => {
  const { companyProfileUrl, founderProfileUrl } = settings;
  for (const { path, root } of builtPages) {
    const company = root.querySelectorAll(`a[href="${companyProfileUrl}"]`);
    expect(company.length, path).toBe(path.includes('-lp') ? 0 : 1);
    expect(root.querySelectorAll(`footer a[href="${companyProfileUrl}"]`), path).toHaveLength(company.length);
    expect(root.querySelectorAll(`a[href="${founderProfileUrl}"]`), path).toHaveLength(path === '/about' ? 1 : 0);
  }
  expect(linksIn(partOf('/about', section('founder'))).map(({ to }) => to)).toContain(founderProfileUrl);
  expect(nodesOf('/about', 'Organization')).toEqual([expect.objectContaining({ sameAs: [companyProfileUrl] })]);
  expect(nodesOf('/about', 'Person')).toEqual([expect.objectContaining({ sameAs: [founderProfileUrl] })]);
});
