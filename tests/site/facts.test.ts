import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { refuse } from '../../scripts/refuse.ts';
import { companions, guides } from '../../src/content/resource-list.ts';
import { serviceIds, services } from '../../src/content/service-list.ts';
import { inWords } from '../../src/lib/format.ts';
import { brand } from '../../src/site/brand.ts';
import { formService } from '../../src/site/form-service.ts';
import { newsletter } from '../../src/site/newsletter.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { settings } from '../../src/site/settings.ts';
import { expectOrdered, fee, guarantee, hiddenPages, orderedByPage } from './ordered.ts';
import { all, builtPages, dist, isBuilt, nodesOf, pageAt, section, text, texts, values } from './pages.ts';

/** The owner’s figures (ordered.ts); then things that an edit could remove without anybody noticing. */

test.each(Object.entries(orderedByPage))('%s states its figures and names', (path, ordered) => {
  for (const fact of ordered) expectOrdered(text(path), fact, path);
});

test('the plan and its price are the same wherever they are offered', () => {
  // The terms have a section on fees that offers nothing.
  const offers = builtPages.filter(({ path }) => all(path, section('fees')).length > 0 && !/-lp|terms/.test(path));
  expect(offers.map(({ path }) => path)).toContain('/');
  for (const { path } of offers)
    expectOrdered(text(path, section('fees')), `Growth & Authority Plan ${fee} a month`, path);
  for (const term of ['No setup fees', 'Cancel anytime', guarantee])
    expectOrdered(text('/', section('fees')), term, '/');
});

test('the footer has the year that the owner ordered', () => {
  for (const { path } of builtPages) expect(text(path, 'footer'), path).toContain(`© ${brand.copyrightYear}`);
});

test('only the pages that should be are kept out of search results', () => {
  const isHidden = (path: string) => all(path, 'meta[name="robots"][content*="noindex"]').length > 0;
  const hidden = builtPages.map(({ path }) => path).filter(isHidden);
  const message = 'A page is hidden if its <PageHead> says “noindex”. Which ones should be is in tests/site/ordered.ts';
  expect(hidden, message).toEqual(hiddenPages.filter(isBuilt));
});

test('each member of the team has a name, a role, an experience, and a description', () => {
  const members = all('/about', `${section('team')} ul > li`);
  expect(members.length).toBeGreaterThan(0);
  expect(texts('/about', `${section('team')} ul > li :is(h3, p)`)).toEqual(
    Array(members.length * 4).fill(expect.stringMatching(/\w/)),
  );
});

test('a picture is described, unless its name is beside it', () => {
  const nameless = ['$=".jpg"', '$=".jpeg"', '$=".png"', '$=".webp"', '^="IMG_"', '^="DSC"']
    .map((is) => `[alt${is} i]`)
    .join();
  // A person’s name stands in bold beside the portrait.
  const beside = ':has(> * b:first-child) > img[alt=""], :has(> * b:first-child) > picture > img[alt=""]';
  for (const { path } of builtPages) {
    // The map of the menu is described by its link.
    const silent = values(path, `img:not([src*="us-map"]):is(:not([alt]), [alt=""], ${nameless})`, 'src');
    const described = silent.length > 0 ? values(path, beside, 'src') : [];
    const problems = silent.filter((src) => !described.includes(src));
    refuse(problems.map((src) => `${path} doesn’t say what is in ${src}. Say it in its alt, not the name of its file`));
  }
});

const servicePaths = serviceIds.map((id) => services[id].path);

test('there is a page for each service, and no page counts them wrong', () => {
  expect(pagePaths.filter((path) => path.startsWith('/services/')).sort()).toEqual([...servicePaths].sort());
  const count = inWords(serviceIds.length);
  const problems = builtPages.flatMap(({ path, title, description }) =>
    [
      ...`${title} ${description} ${text(path, 'body')}`.matchAll(
        /(?<!other )\b(two|three|four|five|six|seven) (?:SEO )?services\b/gi,
      ),
    ]
      .filter(([, number]) => number?.toLowerCase() !== count)
      .map(([words]) => `${path} says “${words}”, but there are ${count} (src/content/service-list.ts). Correct it.`),
  );
  refuse(problems);
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

test('the menus and the footer list the services', () => {
  for (const { path } of builtPages.filter((page) => !page.path.includes('-lp')))
    for (const part of ['nav[aria-label="Main"]', '#menu', 'footer'])
      expect(values(path, `${part} a[href^="/services/"]`, 'href'), `${path}, ${part}`).toEqual(servicePaths);
});

test('the graph of the services page lists them, and each of their pages has its own', () => {
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
  for (const field of [...ordered, '#message[rows="4"]:not([required])', `[inert] [name="${formService.spamField}"]`])
    expect(
      all('/contact', `form[method="post"] ${field}`),
      `The form on /contact has one ${field}. If you have removed the form, delete this test`,
    ).toHaveLength(1);
  const fixed = all('/contact', 'form input[type="hidden"]').map(({ properties: { name, value } }) => [name, value]);
  const { accessKey, redirectField } = formService;
  expect(Object.fromEntries(fixed)).toEqual({
    ...(accessKey && { access_key: accessKey }),
    to: settings.contactTo,
    subject: 'New contact submission',
    ...(redirectField && { [redirectField]: `${pageAt('/thank-you').canonical}#message` }),
  });
});

test('no address ever contains the email from the newsletter box: it is posted, or its field has no name', () => {
  const form = newsletter ? [['post'], [newsletter.emailField]] : [['get'], ['topic']];
  const box = 'main form:has([type="email"])';
  expect([values('/resources', box, 'method'), values('/resources', `${box} [name]`, 'name')]).toEqual(form);
});

test('each guide is one click away: a PDF with as many pages as it says', () => {
  const printed = Object.values(guides);
  const list = section('guides');
  expect(texts('/resources', `${list} li:has(a[download$=".pdf"])`)).toEqual(
    printed.map(({ pages }) => expect.stringMatching(`${pages} pages Fillable PDF, [\\d.]+ [KM]B Download`)),
  );
  const files = values('/resources', `${list} a[download$=".pdf"]`, 'href').map(String);
  // People keep these addresses, so they are the same after a guide is printed again.
  for (const file of files) expect(file).toMatch(/^\/guides\/[a-z-]+\.pdf$/);
  const pages = files.map((file) => readFileSync(join(dist, file), 'latin1').match(/\/Type \/Page\b/g)?.length);
  expect(pages).toEqual(printed.map(({ pages }) => pages));
  const withThem = values('/resources', `${list} a[download]:not([download$=".pdf"])`, 'href');
  expect(withThem).toEqual(Object.values(companions).map(({ file }) => `/guides/${file}`));
});

test('Netlify redirects every other name and file of a page, in one hop', () => {
  const { host, origin } = new URL(settings.siteOrigin);
  const others = [`http://${host}`, `http://www.${host}`, `https://www.${host}`];
  const pages = builtPages.filter(({ path }) => path !== '/404').map(({ path }) => path);
  const rulesOf = (path: string) => {
    const files = path === '/' ? ['/index.html'] : [`${path}.html`, `${path}/index.html`];
    const names = others.flatMap((other) => [path, ...files].map((file) => `${other}${file} ${origin}${path} 301!`));
    return [...names, ...files.map((file) => `${file} ${path} 301!`)];
  };
  const everywhere = others.map((other) => `${other}/* ${origin}/:splat 301!`);
  expect(readFileSync(`${dist}/_redirects`, 'utf8').split('\n')).toEqual(
    expect.arrayContaining([...pages.flatMap(rulesOf), ...everywhere]),
  );
});
