import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { checkLinks } from '../../scripts/check/links.ts';
import { attribute } from '../../scripts/read/built-pages.ts';
import { serviceIds, services } from '../../src/content/service-list.ts';
import { settings } from '../../src/site/settings.ts';
import { all, builtPages, dist, isBuilt, linksIn, nodesOf, section, statePaths, values } from './pages.ts';

test('no link is broken, except to states that have no page yet (npm run check:links)', async () => {
  expect((await checkLinks(builtPages, dist)).problems).toEqual([]);
});

test('the text of two other pages links to each page that search engines may list', () => {
  // Menus and the header's mark link to the home page from everywhere, and ads to the landing page. Breadcrumbs are navigation, as menus are.
  const found = builtPages.filter(({ indexable }) => indexable);
  const linked = found.map(({ path, main }) => {
    const menus = new Set(selectAll('nav a', main));
    const links = selectAll('a[href^="/"]', main).filter((link) => !menus.has(link));
    return { path, to: links.map((link) => attribute(link, 'href')?.replace(/[?#].*/, '')) };
  });
  const problems = found.flatMap(({ path }) => {
    const from = linked.filter((page) => page.path !== path && page.to.includes(path)).map((page) => page.path);
    if (from.length >= 2 || path === '/' || path === '/divorce-lawyers-lp1') return [];
    return `${path} is linked from the text of ${from.join() || 'no page'}. Add links: [words](${path}) in a paragraph.`;
  });
  expect(problems).toEqual([]);
});

/** Which campaigns the booking links of a page's main content may carry. */
const campaigns: Record<string, string[]> = {
  '/': ['page-home'],
  '/about': ['about'],
  '/services': ['services'],
  ...Object.fromEntries(serviceIds.map((id) => [services[id].path, [id]])),
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

const bookingsIn = (path: string, selector: string) =>
  linksIn(path, selector).filter((to) => to?.startsWith(`https://${bookingHost}/`)) as string[];

/** Their campaigns; `null` for a link without tracking fields. */
const campaignsIn = (path: string, selector: string) =>
  bookingsIn(path, selector).map((link) => {
    const { searchParams } = new URL(link);
    const campaign = searchParams.get('utm_campaign');
    const others = campaign === null ? [null, null] : ['website', 'booking'];
    expect([searchParams.get('utm_source'), searchParams.get('utm_medium')]).toEqual(others);
    return campaign;
  });

const booking = Object.entries(campaigns).filter(([path]) => isBuilt(path));

test.each(booking)('%s books under its own campaigns', (path, expected) => {
  expect([...new Set(campaignsIn(path, 'main'))].sort()).toEqual([...expected].sort());
  expect(new Set(campaignsIn(path, 'header'))).toEqual(new Set(['header']));
  expect(campaignsIn(path, 'footer')).toEqual(['footer']);
});

const opening = section('h1');
const closing = section('closing');

test('pages ask for a booking where they begin and where they end', () => {
  for (const [path] of booking) {
    // The directory begins with its search, and the contact page ends with its questions.
    if (path !== '/states') expect(campaignsIn(path, opening), `${path} begins`).toHaveLength(1);
    if (path !== '/contact') expect(campaignsIn(path, closing), `${path} ends`).toHaveLength(1);
  }
});

/** New York’s two campaigns are for its page and for the links of others; the owner did not say which is which. */
test.each([
  ['california', opening, 'page-california'],
  ['california', section('fees'), 'pricing-california'],
  ['california', closing, 'cta-california'],
  ['florida', opening, 'florida'],
  ['florida', section('fees'), 'pricing-florida'],
  ['florida', closing, 'cta-florida'],
  ['new-york', opening, 'page-newyork'],
])('on the page of %s, %s books under %s', (state, part, campaign) => {
  const path = `/states/${state}-divorce-lawyer-seo`;
  if (isBuilt(path)) expect(campaignsIn(path, part)).toEqual([campaign]);
});

test.runIf(isBuilt('/divorce-lawyer-seo'))('the general page’s booking links carry no tracking fields', () => {
  const found = campaignsIn('/divorce-lawyer-seo', 'main');
  for (const part of [opening, closing]) expect(campaignsIn('/divorce-lawyer-seo', part), part).toHaveLength(1);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([null]));
});

const landingPages = builtPages.map(({ path }) => path).filter((path) => path.includes('-lp'));

test.each(landingPages)('%s’s own buttons book the discovery call', (path) => {
  for (const part of ['header', opening, closing])
    expect(bookingsIn(path, part), part).toEqual([settings.discoveryCallUrl]);
  expect(new Set(bookingsIn(path, 'main'))).toEqual(new Set([settings.discoveryCallUrl]));
});

test('the company’s profile and the founder’s are not mistaken for each other', () => {
  const { companyProfileUrl, founderProfileUrl } = settings;
  for (const { path } of builtPages) {
    const company = all(path, `a[href="${companyProfileUrl}"]`);
    expect(company.length, path).toBe(1);
    expect(all(path, `footer a[href="${companyProfileUrl}"]`), path).toHaveLength(company.length);
    expect(all(path, `a[href="${founderProfileUrl}"]`), path).toHaveLength(path === '/about' ? 1 : 0);
  }
  expect(linksIn('/about', section('founder'))).toContain(founderProfileUrl);
  expect(nodesOf('/about', 'Organization')).toEqual([expect.objectContaining({ sameAs: [companyProfileUrl] })]);
  expect(nodesOf('/about', 'Person')).toEqual([expect.objectContaining({ sameAs: [founderProfileUrl] })]);
});

test('the policy of every page comes before what it restricts, and allows only scripts of ours', () => {
  const policyOrScript = 'head :is(meta[http-equiv="content-security-policy" i], script, style)';
  for (const { path } of builtPages)
    expect(values(path, policyOrScript, 'content')[0], path).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^' ]+'; style-src 'self' 'sha256-[^' ]+'; /,
    );
});
