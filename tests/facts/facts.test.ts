import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { testimonials } from '../../src/content/client-testimonials.ts';
import { openingOf } from '../../src/pages/contact/prefill.ts';
import { claims } from '../../src/site/claims.ts';
import { formService } from '../../src/site/form-service.ts';
import { settings } from '../../src/site/settings.ts';
import { expectOrdered, fee, guarantee, orderedByPage } from './ordered.ts';
import { all, builtPages, dist, linksIn, nodesOf, pageAt, section, text, texts, values } from './pages.ts';

/** The owner's figures (ordered.ts); then what each page contains, how often, and under which name. */

test.each(Object.entries(orderedByPage))('%s states its figures and names', (path, ordered) => {
  for (const fact of ordered) expectOrdered(text(path), fact, path);
});

test('the plan and its price are the same wherever they are offered', () => {
  const offers = builtPages.filter(({ path }) => all(path, section('fees')).length > 0 && !path.includes('-lp'));
  // The nine hand-written state pages that the owner ordered, and the two of them that have a second address.
  expect(offers.filter(({ path }) => path.endsWith('-divorce-lawyer-seo')).length).toBeGreaterThanOrEqual(11);
  for (const { path } of offers)
    expectOrdered(text(path, section('fees')), `Growth & Authority Plan ${fee} a month`, path);
  for (const term of ['Setup fee $0', 'Cancel anytime', guarantee])
    expectOrdered(text('/', section('fees')), term, '/');
});

test('the footer has the year that the owner ordered', () => {
  for (const { path } of builtPages) expect(text(path, 'footer'), path).toContain('© 2024');
});

test('only three pages are kept out of search results', () => {
  const hidden = builtPages.filter(({ path }) => all(path, 'meta[name="robots"][content*="noindex"]').length > 0);
  expect(hidden.map(({ path }) => path)).toEqual(['/404', '/divorce-lawyers-lp2', '/thank-you']);
});

test('every page begins with the link that skips its header', () => {
  for (const { path } of builtPages) {
    expect(values(path, 'a, button, input, select, textarea, summary, [tabindex]', 'href')[0], path).toBe('#main');
    expect(all(path, 'main#main'), path).toHaveLength(1);
  }
});

const counts: [path: string, heading: string, each: string, count: number][] = [
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

test.each(counts)('%s has in its section “%s” of %s: %i', (path, heading, each, count) => {
  expect(all(path, `${section(heading)} ${each}`)).toHaveLength(count);
});

test('there are three case studies and four testimonials, with portraits of the clients who have one', () => {
  expect(all('/case-studies', 'blockquote')).toHaveLength(3);
  expect(all('/', '#testimonials article')).toHaveLength(4);
  expect(all('/', '#testimonials article:has(img)')).toHaveLength(testimonials.filter((one) => one.portrait).length);
});

test('each member of the team has a name, a role, an experience and a description', () => {
  const about = texts('/about', `${section('team')} ul > li :is(h3, p)`);
  expect(about).toEqual(Array(5 * 4).fill(expect.stringMatching(/\w/)));
});

const servicePaths = [
  '/services/local-seo',
  '/services/technical-seo',
  '/services/content-marketing',
  '/services/reputation-management',
];

test('the home page leads to the services, and the thank-you page home', () => {
  const cards = linksIn('/', 'main article').filter((to) => to?.startsWith('/services/'));
  expect(cards).toEqual(servicePaths);
  expect(texts('/thank-you', `${section('h1')} a[href="/"]`)).toContain('Back to Home');
});

test('a section that the terms refer to has the number that they say', () => {
  const references = all('/terms-of-service', 'main p a[href*="#"]');
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) {
    const [, id] = String(reference.properties.href).split('#');
    const [number] = all('/terms-of-service', `#${id} h2 span`).map(textOf);
    expect(`${textOf(reference)}. `).toBe(`section ${number}`);
  }
});

test('the menus and the footer list the services and the states by their names there', () => {
  const inMenu = ['Local SEO', 'Website Optimization', 'Content Marketing', 'Reputation Management'];
  const inFooter = ['Local SEO', 'Technical SEO', 'Content Marketing', 'Reputation Management'];
  const descriptions = [
    'Dominate local search results',
    'Technical SEO and performance',
    'Authority-building content strategies',
    'Build trust and credibility',
  ];
  const states = ['Texas', 'California', 'Florida', 'New York', 'Pennsylvania'];
  const panel = 'nav [role="group"]';
  for (const { path } of builtPages.filter((page) => !page.path.includes('-lp'))) {
    const services = (part: string) => `${part} a[href^="/services/"]`;
    for (const part of [panel, '#menu', 'footer'])
      expect(values(path, services(part), 'href'), path).toEqual(servicePaths);
    expect(texts(path, `${services(panel)} b`), path).toEqual(inMenu);
    expect(texts(path, `${services(panel)} span`), path).toEqual(descriptions);
    expect(texts(path, services('#menu')), path).toEqual(inMenu);
    expect(texts(path, services('footer')), path).toEqual(inFooter);
    expect(texts(path, 'footer a[href^="/states/"]'), path).toEqual(states);
  }
});

test('each service sets its challenges, their impact and our solutions side by side', () => {
  for (const path of servicePaths)
    expect(texts(path, `${section('challenges')} thead th`), path).toEqual(['Challenge', 'Impact', 'Solution']);
});

test('the graph of the services page lists the four, and each of their pages has its own', () => {
  const absolute = (path: string) => `${settings.siteOrigin}${path}`;
  expect(nodesOf('/services', 'Service')[0]).toMatchObject({
    hasOfferCatalog: {
      itemListElement: servicePaths.map((path) => ({ itemOffered: { '@type': 'Service', url: absolute(path) } })),
    },
  });
  for (const path of servicePaths)
    expect(nodesOf(path, 'Service'), path).toEqual([expect.objectContaining({ url: absolute(path) })]);
});

test('the contact form has the fields that the owner ordered, and sends the fixed ones without scripts too', () => {
  const ordered = ['#name[type="text"][required]', '#email[type="email"][required]', '#website[type="text"][required]'];
  for (const field of [...ordered, '#message[rows="4"]:not([required])', `[inert] #${formService.spamField}`])
    expect(all('/contact', `form[method="post"] ${field}`), field).toHaveLength(1);
  const fixed = all('/contact', 'form input[type="hidden"]').map(({ properties: { name, value } }) => [name, value]);
  expect(Object.fromEntries(fixed)).toEqual({
    access_key: formService.accessKey,
    to: settings.contactTo,
    subject: 'New contact submission',
    redirect: pageAt('/thank-you').canonical,
  });
});

test('no address ever contains the email from the newsletter box: its field has no name', () => {
  expect(values('/resources', 'main form [name]', 'name')).toEqual(['topic']);
});

test('each guide is one click away: a PDF with as many pages as it says', () => {
  const guides = section('guides-title');
  expect(all('/resources', `${guides} form, ${guides} a[href^="/contact?"]`)).toEqual([]);
  expect(texts('/resources', `${guides} li:has(a)`)).toEqual(
    claims.resources.guidePages.map((pages) => expect.stringMatching(`${pages} pages PDF, [\\d.]+ [KM]B Download`)),
  );
  const files = values('/resources', `${guides} a[download]`, 'href').map(String);
  // Browsers keep them for a year, so the address changes with the content.
  for (const file of files) expect(file).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.pdf$/);
  const pages = files.map((file) => readFileSync(join(dist, file), 'latin1').match(/\/Type \/Page\b/g)?.length);
  expect(pages).toEqual(claims.resources.guidePages);
});

test('llms.txt names the guides, and the sitemap doesn’t', () => {
  expect(readFileSync(join(dist, 'llms.txt'), 'utf8').match(/\.pdf\)/g)).toHaveLength(3);
  expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).not.toContain('.pdf');
});

test('each request for a tool opens the contact form with a sentence about it', () => {
  const requests = linksIn('/resources', 'main').filter((to) => to?.startsWith('/contact?topic='));
  expect(requests.map((to) => openingOf(new URL(to ?? '', settings.siteOrigin).search))).toEqual([
    'I am writing about the free site audit.',
    'I am writing about the free rank tracker, for up to 25 searches. Ours are:',
  ]);
});
