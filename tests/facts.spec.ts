import { expect, test } from '@playwright/test';
import { testimonials } from '../src/content/testimonials.ts';
import { settings } from '../src/site/settings.ts';
import { linksIn, nodesOf, pageAt, partOf, section, textOf } from './support/facts.ts';
import { builtPages } from './support/site.ts';

/** The owner's figures and dates; then what stands on which page, how often, and under which name. */

const facts: Record<string, (string | RegExp)[]> = {
  '/': [
    '300%',
    '67%',
    '45 days',
    /90% (of clients stay|client retention)/,
    '90% first-page results',
    '200+',
    '10+ new clients a month',
    '$3,500',
    /30 days.? notice/,
    '2019',
    'SOC 2',
    /certified search.partner/i,
    '18-month',
    '100%',
  ],
  '/about': ['2019'],
  '/services': [
    'Months 1–2: 15–25% more local visibility',
    'Months 3–4: 30–50% more traffic',
    'Months 5–6: 50–100% more leads',
    'Months 7–12: 150–300% more traffic',
    /24\/7|24 hours/,
  ],
  '/services/local-seo': ['50+', '385%'],
  '/services/content-marketing': ['287%'],
  '/services/technical-seo': ['47', 'Week 1', 'Weeks 2-4', 'Months 2-3', 'Month 4+'],
  '/services/reputation-management': ['4.8', 'Weeks 1-2', 'Weeks 3-6', 'Months 2-3', 'Month 4+'],
  '/case-studies': ['200+', '300%', '67%', /18.month/],
  '/contact': ['$1,500+', '$500', '6-item audit', '6+ months', '30 min', '24 h'],
  '/resources': ['45 pages', '12 pages', '28 pages', /25 keywords[^.]{0,20} weekly/],
  '/privacy-policy': ['July 7, 2025', 'under 13'],
  '/terms-of-service': [
    'July 7, 2025',
    'due on the 1st',
    '1.5%',
    '15 days',
    '30 days',
    '12 months',
    'Delaware',
    /arbitrat/i,
  ],
  '/divorce-lawyer-seo': ['$1,500', '4–6 content pages', '94%', '156%', '2x', '67%', '6 months'],
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

test('the plan and its price are the same wherever they are offered', () => {
  const offers = builtPages.filter(({ path, main }) => main.querySelector(section('fees')) && !path.includes('-lp'));
  // The nine hand-written state pages that the owner ordered, and the two of them that have a second address.
  expect(offers.filter(({ path }) => path.endsWith('-divorce-lawyer-seo')).length).toBeGreaterThanOrEqual(11);
  for (const { path } of offers)
    expect(textOf(path, section('fees')), path).toContain('Growth & Authority Plan $3,500 a month');
  for (const term of ['Setup fee $0', 'Cancel anytime', '90 days'])
    expect(textOf('/', section('fees'))).toContain(term);
});

test('the footer has the year that the owner ordered', () => {
  for (const { path } of builtPages) expect(textOf(path, 'footer'), path).toContain('© 2024');
});

test('only the three pages that say so are kept out of search results', () => {
  const hidden = builtPages.filter(({ root }) =>
    /noindex/.test(root.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''),
  );
  expect(hidden.map(({ path }) => path)).toEqual(['/404', '/divorce-lawyers-lp2', '/thank-you']);
});

test('every page begins with the way past its header', () => {
  for (const { path, root } of builtPages) {
    const first = root
      .querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')
      .reduce((earliest, element) => (element.range[0] < earliest.range[0] ? element : earliest));
    expect(first.outerHTML, path).toMatch(/^<a [^>]*href="#main"/);
    expect(root.querySelectorAll('main#main'), path).toHaveLength(1);
  }
});

/** How many there are of what stands in a page’s section: the section’s heading, and what there is one of for each. */
const numbers: [path: string, heading: string, each: string, count: number][] = [
  ['/about', 'team', 'ul > li', 5],
  ['/case-studies', 'record', 'li', 4],
  ['/divorce-lawyer-seo', 'faq', 'h3 button', 8],
  ['/divorce-lawyer-seo', 'services', 'article', 4],
  ['/services', 'services', 'article', 4],
  ['/services', 'process-h', 'ol > li', 4],
  ['/services/local-seo', 'why', 'li', 4],
  ['/services/technical-seo', 'why', 'li', 4],
  ['/services/content-marketing', 'why', 'li', 4],
  ['/services/reputation-management', 'why', 'li', 4],
  ['/thank-you', 'h1', 'ul > li', 3],
  ['/', 'faq', 'h3 button', 6],
  ['/resources', 'guides-title', 'h3', 3],
  ['/resources', 'reads', 'h3', 6],
  ['/resources', 'tools-title', 'h3', 2],
];

test('the pages have their parts, in number', () => {
  for (const [path, heading, each, count] of numbers) {
    expect(partOf(path, section(heading)).querySelectorAll(each), `${path}, ${heading}`).toHaveLength(count);
  }
  expect(pageAt('/case-studies').main.querySelectorAll('blockquote')).toHaveLength(3);
  const clients = pageAt('/').main.querySelectorAll('#testimonials article');
  expect(clients.map((client) => client.querySelectorAll('img').length)).toEqual(
    testimonials.map(({ portrait }) => (portrait ? 1 : 0)),
  );
});

test('each member of the team has a name, a role, an experience and a description', () => {
  for (const member of pageAt('/about').main.querySelectorAll(`${section('team')} ul > li`)) {
    const texts = member.querySelectorAll('h3, p').map(({ textContent }) => textContent);
    expect(texts).toEqual(Array(4).fill(expect.stringMatching(/\w/)));
  }
});

const servicePaths = [
  '/services/local-seo',
  '/services/technical-seo',
  '/services/content-marketing',
  '/services/reputation-management',
];

test('the home page leads to the services', () => {
  const learnMore = linksIn(partOf('/', 'main')).filter(({ name }) => name.startsWith('Learn More'));
  expect(learnMore.map(({ to }) => to)).toEqual(servicePaths);
});

test('the thank-you page leads home', () => {
  expect(linksIn(partOf('/thank-you', section('h1')))).toContainEqual({ name: 'Back to Home', to: '/' });
});

test('a section that the terms refer to has the number that they say', () => {
  const { main } = pageAt('/terms-of-service');
  const references = main.querySelectorAll('a').filter(({ textContent }) => /^section \d/.test(textContent));
  expect(references.length).toBeGreaterThan(0);
  for (const { textContent, attributes } of references) {
    const id = attributes.href?.split('#')[1];
    expect(main.querySelector(`#${id} h2`)?.textContent).toMatch(
      new RegExp(`^${textContent.slice('section '.length)}\\. `),
    );
  }
});

test('the menus and the footer list the services and the states by their names there', () => {
  const inMenu = [
    ['Local SEO', 'Dominate local search results'],
    ['Website Optimization', 'Technical SEO and performance'],
    ['Content Marketing', 'Authority-building content strategies'],
    ['Reputation Management', 'Build trust and credibility'],
  ];
  const inFooter = ['Local SEO', 'Technical SEO', 'Content Marketing', 'Reputation Management'];
  const states = ['Texas', 'California', 'Florida', 'New York', 'Pennsylvania'];
  for (const { path, root } of builtPages.filter((page) => !page.path.includes('-lp'))) {
    const linksTo = (part: string, folder: string) => root.querySelectorAll(`${part} a[href^="${folder}/"]`);
    const texts = (part: string, folder: string) => linksTo(part, folder).map(({ textContent }) => textContent);
    const menu = linksTo('nav [role="group"]', '/services').map((link) => link.querySelectorAll('b, span'));
    const inMenus = menu.map((parts) => parts.map(({ textContent }) => textContent));
    const paths = (part: string) => linksTo(part, '/services').map((link) => link.getAttribute('href'));
    expect(inMenus, path).toEqual(inMenu);
    expect(paths('nav [role="group"]'), path).toEqual(servicePaths);
    expect(paths('footer'), path).toEqual(servicePaths);
    expect(texts('#menu', '/services'), path).toEqual(inMenu.map(([name]) => name));
    expect(texts('footer', '/services'), path).toEqual(inFooter);
    expect(texts('footer', '/states'), path).toEqual(states);
  }
});

test('the graph of the services page lists the four, and each of their pages has its own', () => {
  const absolute = (path: string) => `${settings.siteOrigin}${path}`;
  const [overview] = nodesOf('/services', 'Service');
  expect(overview).toMatchObject({
    hasOfferCatalog: {
      itemListElement: servicePaths.map((path) => ({ itemOffered: { '@type': 'Service', url: absolute(path) } })),
    },
  });
  for (const path of servicePaths) {
    expect(nodesOf(path, 'Service'), path).toEqual([expect.objectContaining({ url: absolute(path) })]);
  }
});

test('the contact form sends along by itself what the app would, and where to go then', () => {
  const hidden = pageAt('/contact').main.querySelectorAll('form input[type="hidden"]');
  expect(Object.fromEntries(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')]))).toEqual({
    access_key: settings.contactAccessKey,
    to: settings.contactTo,
    subject: expect.stringMatching(/^new contact submission$/i),
    redirect: pageAt('/thank-you').canonical,
  });
});
