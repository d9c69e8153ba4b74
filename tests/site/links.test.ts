import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { checkLinks } from '../../scripts/check/links.ts';
import { attribute } from '../../scripts/read/built-pages.ts';
import { refuse } from '../../scripts/refuse.ts';
import { serviceIds, services } from '../../src/content/service-list.ts';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';
import { settings } from '../../src/site/settings.ts';
import { builtPages, dist, hero, isBuilt, linksIn, nodesOf, section, statePaths, values } from './pages.ts';

test('no link is broken, except to states that have no page yet (npm run check:links)', async () => {
  refuse((await checkLinks(builtPages, dist)).problems);
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
    // Nothing but Resources leads to the list of all articles.
    const least = path === '/resources/articles' ? 1 : 2;
    if (from.length >= least || path === '/' || path === '/divorce-lawyers-lp1') return [];
    return `${path} is linked from the text of ${from.join() || 'no page'}. Add links: [words](${path}) in a paragraph.`;
  });
  refuse(problems);
});

/** The campaigns of the booking links in a page's main content, from top to bottom; `null` for links without tracking fields. */
const campaigns: Record<string, (string | null)[]> = {
  '/': ['page-home'],
  '/about': ['about'],
  '/services': ['services'],
  ...Object.fromEntries(serviceIds.map((id) => [services[id].path, [id]])),
  '/case-studies': ['case-studies'],
  '/contact': ['contact'],
  '/divorce-lawyer-seo': [null, 'divorce-lawyer-seo'],
  '/states': ['states-directory'],
  // The states, one by one where the owner has campaigns of other names.
  ...Object.fromEntries(
    statePaths.map((path) => [path, [path.replace('/states/', 'page-').replace('-divorce-lawyer-seo', '')]]),
  ),
  '/states/california-divorce-lawyer-seo': ['page-california', 'pricing-california', 'cta-california'],
  '/states/florida-divorce-lawyer-seo': ['florida', 'pricing-florida', 'cta-florida'],
  // The owner did not say which of the two is for which links.
  '/states/new-york-divorce-lawyer-seo': ['page-newyork', 'newyork'],
  '/states/ohio-divorce-lawyer-seo': ['page-ohio-divorce-lawyer-seo'],
};

const bookingsIn = (path: string, selector: string) =>
  linksIn(path, selector).filter((to) => to?.startsWith(`${new URL(settings.bookingUrl).origin}/`)) as string[];

const campaignsIn = (path: string, selector: string) =>
  bookingsIn(path, selector).map((link) => {
    const [campaign, ...others] = ['campaign', 'source', 'medium'].map((field) =>
      new URL(link).searchParams.get(`utm_${field}`),
    );
    expect(others).toEqual(campaign === null ? [null, null] : ['website', 'booking']);
    return campaign;
  });

const opening = hero;
const closing = section('closing');

test.each(Object.entries(campaigns).filter(([path]) => isBuilt(path)))(
  '%s books under its own campaigns, where it begins and where it ends',
  (path, expected) => {
    expect([...new Set(campaignsIn(path, 'main'))]).toEqual(expected);
    expect(new Set(campaignsIn(path, 'header'))).toEqual(new Set(['header']));
    expect(campaignsIn(path, 'footer')).toEqual(['footer']);
    // The directory begins with its search, and the contact page ends with its questions.
    if (path !== '/states') expect(campaignsIn(path, opening)).toHaveLength(1);
    if (path !== '/contact') expect(campaignsIn(path, closing)).toHaveLength(1);
  },
);

const landingPages = builtPages.map(({ path }) => path).filter((path) => path.includes('-lp'));

test.each(landingPages)('%s’s own buttons book the discovery call', (path) => {
  for (const part of ['header', opening, closing])
    expect(bookingsIn(path, part), part).toEqual([settings.discoveryCallUrl]);
  expect(new Set(bookingsIn(path, 'main'))).toEqual(new Set([settings.discoveryCallUrl]));
});

test.each(landingPages)('%s leads nowhere else but to the legal pages', (path) => {
  const links = [...new Set(linksIn(path, 'body'))].filter((to) => !/^(?:#|tel:|mailto:)/.test(to ?? ''));
  expect(links).toEqual([settings.discoveryCallUrl, '/privacy-policy', '/terms-of-service']);
});

test('the company’s profile is in every footer but the landing pages’, and the founder’s with his story', () => {
  // The owner may have taken either off the pages.
  const [company, founder] = [settings.companyProfileUrl, settings.founderProfileUrl].map((url) => (url ? [url] : []));
  const profiles = `a:is([href="${company?.[0]}"], [href="${founder?.[0]}"])`;
  for (const { path } of builtPages) {
    expect(values(path, `footer ${profiles}`, 'href'), path).toEqual(landingPages.includes(path) ? [] : company);
    expect(values(path, `main ${profiles}`, 'href'), path).toEqual(path === '/about' ? founder : []);
  }
  expect(nodesOf('/about', 'Organization')).toEqual([expect.objectContaining(company?.[0] ? { sameAs: company } : {})]);
  expect(nodesOf('/about', 'Person')).toEqual([expect.objectContaining(founder?.[0] ? { sameAs: founder } : {})]);
});

test('the policy of every page comes before what it restricts, and allows only scripts and styles of ours and of listed services', () => {
  const policyOrScript = 'head :is(meta[http-equiv="content-security-policy" i], script, style)';
  const sources = (['script-src', 'style-src'] as const).map((directive) =>
    [directive, "'self'", ...allowedOrigins()[directive]].join(' '),
  );
  const expected = ["default-src 'none'", ...sources, ''].join('; ');
  for (const { path } of builtPages) {
    const policy = values(path, policyOrScript, 'content')[0]?.replaceAll(/ 'sha256-[^' ]+'/g, '');
    expect(policy?.slice(0, expected.length), path).toBe(expected);
  }
});
