import { expect, test } from '@playwright/test';
import { visibleText } from '../scripts/checks/built-pages.ts';
import { settings } from '../src/site/settings.ts';
import { builtPages } from './support/site.ts';

/** The specification's facts, looked up in the static HTML. Figures and dates, never marketing copy. */

const pageAt = (path: string) => {
  const page = builtPages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};

const textOf = (path: string) => visibleText(pageAt(path).main);

const facts: Record<string, (string | RegExp)[]> = {
  '/': [
    '300%',
    '67%',
    '45 days',
    '90%',
    '200+',
    '10 or more new clients',
    '$3,500',
    /30 days.? notice/,
    '2019',
    'SOC 2',
    '18-month',
    '100%',
  ],
  '/about': ['2019'],
  '/services': ['15–25%', '30–50%', '50–100%', '150–300%', /24\/7|24 hours/],
  '/services/local-seo': ['50+', '385%'],
  '/services/content-marketing': ['287%'],
  '/services/technical-seo': ['47', 'Week 1', 'Weeks 2-4', 'Months 2-3', 'Month 4+'],
  '/services/reputation-management': ['4.8', 'Weeks 1-2', 'Weeks 3-6', 'Months 2-3', 'Month 4+'],
  '/case-studies': ['200+', '300%', '67%', /18.month/],
  '/contact': ['$1,500', '$500', '30 min', '24 h'],
  '/resources': ['45', '12', '28', '25 keywords'],
  '/privacy-policy': ['July 7, 2025', '13'],
  '/terms-of-service': ['July 7, 2025', '1.5%', '15 days', '30 days', '12 months', 'Delaware', /arbitrat/i],
  '/divorce-lawyer-seo': ['$1,500', '94%', '156%', '2x', '67%', '6 months'],
  '/divorce-lawyers-lp1': ['20-minute', '$7,400', '$2,600', '$995', '$26,000', '$360,000', '$10,000'],
  '/states': ['Featured State Markets', 'All State Markets'],
  '/states/california-divorce-lawyer-seo': ['23,400', '58', '171,000'],
  '/states/texas-divorce-lawyer-seo': ['11,775', '254', '78,500'],
  '/states/florida-divorce-lawyer-seo': ['14,200', '67', '85,600'],
  '/states/new-york-divorce-lawyer-seo': ['9,420', '62,800'],
  '/states/pennsylvania-divorce-lawyer-seo': ['41,700', '76%', '71%', '8,900+', '$3,000'],
  '/states/ohio-divorce-lawyer-seo': ['10,500', '88', '45,700', '62'],
  '/states/georgia-divorce-lawyer-seo': ['11,800', '159', '41,600', '52'],
  '/states/north-carolina-divorce-lawyer-seo': ['13,400', '100', '43,800', '58', '4,200'],
  '/states/michigan-divorce-lawyer-seo': ['9,800', '83', '39,200', '13,400+', '65'],
  '/states/illinois-divorce-lawyer-seo': ['11,200', '102', '51,300', '16,800+', '60'],
  '/states/alabama-divorce-lawyer-seo': ['23,500', '2,800+', '320%', '180%', '45%', '$3,000', '45–90', '300–500%'],
  '/states/alaska-divorce-lawyer-seo': ['3,200', '1,100+'],
  '/states/arizona-divorce-lawyer-seo': ['32,400', '4,200+'],
};

for (const [path, expected] of Object.entries(facts)) {
  test(`${path} states its figures`, () => {
    const text = textOf(path);
    for (const fact of expected) {
      if (typeof fact === 'string') expect(text).toContain(fact);
      else expect(text).toMatch(fact);
    }
  });
}

/** Which campaigns the booking links of a page's main content may carry (specification, section 7). */
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
  '/states/california-divorce-lawyer-seo': ['page-california', 'pricing-california', 'cta-california'],
  '/states/texas-divorce-lawyer-seo': ['page-texas'],
  '/states/florida-divorce-lawyer-seo': ['florida', 'pricing-florida', 'cta-florida'],
  '/states/new-york-divorce-lawyer-seo': ['page-newyork', 'newyork'],
  '/states/ohio-divorce-lawyer-seo': ['page-ohio-divorce-lawyer-seo'],
  '/states/georgia-divorce-lawyer-seo': ['page-georgia'],
  '/states/north-carolina-divorce-lawyer-seo': ['page-north-carolina'],
  '/states/michigan-divorce-lawyer-seo': ['page-michigan'],
  '/states/illinois-divorce-lawyer-seo': ['page-illinois'],
  '/states/pennsylvania-divorce-lawyer-seo': ['page-pennsylvania'],
  '/states/alabama-divorce-lawyer-seo': ['page-alabama'],
  '/states/alaska-divorce-lawyer-seo': ['page-alaska'],
  '/states/arizona-divorce-lawyer-seo': ['page-arizona'],
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

test('the general page’s booking links carry no tracking fields', () => {
  const found = campaignsIn('/divorce-lawyer-seo', 'main');
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found)).toEqual(new Set([null]));
});

for (const path of ['/divorce-lawyers-lp1', '/divorce-lawyers-lp2']) {
  test(`${path} leads to the discovery call and nowhere else to book`, () => {
    const { root } = pageAt(path);
    const discovery = root.querySelectorAll(`a[href="${settings.discoveryCallUrl}"]`);
    expect(discovery.length).toBeGreaterThan(1);
    expect(root.querySelectorAll('a[href*="utm_campaign"]')).toHaveLength(0);
  });
}

test('only the three pages that say so are kept out of search results', () => {
  const hidden = builtPages.filter(({ root }) =>
    /noindex/.test(root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''),
  );
  expect(hidden.map(({ path }) => path)).toEqual(['/404', '/divorce-lawyers-lp2', '/thank-you']);
});

test('the root-level state pages name the address that counts', () => {
  for (const state of ['california', 'texas']) {
    const { canonical, root } = pageAt(`/${state}-divorce-lawyer-seo`);
    expect(new URL(canonical ?? '').pathname).toBe(`/states/${state}-divorce-lawyer-seo`);
    expect(root.querySelector('h1')?.textContent).toBe(
      pageAt(`/states/${state}-divorce-lawyer-seo`).root.querySelector('h1')?.textContent,
    );
  }
});

test('every state page names its service, area and audience in its graph', () => {
  for (const { path, root } of builtPages.filter((page) => page.path.startsWith('/states/'))) {
    const graph = JSON.parse(root.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
    const service = graph['@graph'].find((node: { '@type': string }) => node['@type'] === 'ProfessionalService');
    expect(service, path).toMatchObject({
      areaServed: { '@type': 'State' },
      serviceType: 'SEO Services',
      audience: { audienceType: 'Divorce Attorneys' },
    });
  }
});

test('the nearby states stand in the kind that the specification gives them', () => {
  const link = (path: string, name: string) =>
    pageAt(path)
      .main.querySelectorAll('a')
      .find((anchor) => anchor.textContent.trim().startsWith(name));
  /** Where the link leads, and whether it loads the document anew; nothing where there is no link. */
  const kind = (path: string, name: string) => {
    const anchor = link(path, name);
    return anchor && { to: anchor.getAttribute('href'), reloads: anchor.hasAttribute('data-reload') };
  };
  const slug = (name: string) => `${name.toLowerCase().replace(' ', '-')}-divorce-lawyer-seo`;
  expect(kind('/states/florida-divorce-lawyer-seo', 'South Carolina')).toMatchObject({ reloads: true });
  expect(kind('/states/florida-divorce-lawyer-seo', 'North Carolina')).toEqual({
    to: `/states/${slug('North Carolina')}`,
    reloads: false,
  });
  expect(kind('/states/georgia-divorce-lawyer-seo', 'South Carolina')).toBeUndefined();
  expect(textOf('/states/georgia-divorce-lawyer-seo')).toContain('South Carolina');
  for (const name of ['Oklahoma', 'Louisiana', 'Arkansas', 'New Mexico']) {
    expect(kind('/states/texas-divorce-lawyer-seo', name)).toEqual({ to: `/${slug(name)}`, reloads: true });
  }
});
