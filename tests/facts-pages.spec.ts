import { expect, test } from '@playwright/test';
import { settings } from '../src/site/settings.ts';
import { linksIn, nodesOf, pageAt, partOf, section } from './support/facts.ts';
import { builtPages } from './support/site.ts';

/** What stands on which page, how often, and under which name. */

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
];

test('the pages have their parts, in number', () => {
  for (const [path, heading, each, count] of numbers) {
    expect(partOf(path, section(heading)).querySelectorAll(each), `${path}, ${heading}`).toHaveLength(count);
  }
  expect(pageAt('/case-studies').main.querySelectorAll('blockquote')).toHaveLength(3);
});

test('each member of the team has a name, a role, an experience and a description', () => {
  for (const member of pageAt('/about').main.querySelectorAll(`${section('team')} ul > li`)) {
    const texts = member.querySelectorAll('h3, p').map(({ textContent }) => textContent);
    expect(texts).toEqual(Array(4).fill(expect.stringMatching(/\w/)));
  }
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

const servicePaths = [
  '/services/local-seo',
  '/services/technical-seo',
  '/services/content-marketing',
  '/services/reputation-management',
];

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
    const items = linksTo('nav [role="group"]', '/services');
    expect(
      items.map((item) => item.querySelectorAll('b, span').map(({ textContent }) => textContent)),
      path,
    ).toEqual(inMenu);
    expect(
      items.map((item) => item.getAttribute('href')),
      path,
    ).toEqual(servicePaths);
    expect(texts('#menu', '/services'), path).toEqual(inMenu.map(([name]) => name));
    expect(texts('footer', '/services'), path).toEqual(inFooter);
    expect(
      linksTo('footer', '/services').map((link) => link.getAttribute('href')),
      path,
    ).toEqual(servicePaths);
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
