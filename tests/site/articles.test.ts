import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArticles } from '../../scripts/articles/read-articles.ts';
import { parseHtml, visibleText } from '../../scripts/read/built-pages.ts';
import { auditPoints, firstFive, pointNumber } from '../../src/content/audit-list.ts';
import { team } from '../../src/content/team.ts';
import { listed, longDate } from '../../src/lib/format.ts';
import { settings } from '../../src/site/settings.ts';
import { all, dist, isBuilt, linksIn, nodesOf, text, texts, values } from './pages.ts';

const articles = readArticles();

test.each(articles)(
  '$path says who wrote it, when, and how long it takes to read',
  ({ path, heading, title, ...facts }) => {
    const { name, role } = team.find(({ id }) => id === facts.author) ?? {};
    // Without its notes.
    const words = texts(path, 'article > :not(section)').join(' ').split(' ').length;
    expect(texts(path, 'h1')).toEqual([heading ?? title]);
    expect(text(path)).toContain(`By ${name}, ${role}`);
    expect(text(path)).toContain(longDate(facts.published));
    const [, minutes] = / (\d+) min/.exec(text(path)) ?? [];
    expect(Math.abs(Number(minutes) - Math.max(1, words / 230))).toBeLessThan(0.8);
    // Google’s recommended properties of an article, each with its time zone.
    expect(nodesOf(path, 'BlogPosting')).toEqual([
      expect.objectContaining({
        headline: heading ?? title,
        datePublished: expect.stringMatching(`^${facts.published}T.*Z$`),
        dateModified: expect.stringMatching(`^${facts.updated}T.*Z$`),
        author: expect.objectContaining({
          '@type': 'Person',
          name,
          url: `${settings.siteOrigin}/about#${facts.author}`,
        }),
        image: [`${settings.siteOrigin}/share${path.replace('/resources/', '/resources-')}.jpg`],
      }),
    ]);
    expect(existsSync(join(dist, 'share', `${path.slice(1).replace('/', '-')}.jpg`))).toBe(true);
  },
);

test.each(articles)('$path leads from each note to its source and back, and on to a booking', ({ path }) => {
  for (const to of values(path, 'article :is(sup a, a[data-footnote-backref])', 'href'))
    expect(all(path, `${to}`), `${to}`).toHaveLength(1);
  const buttons = linksIn(path, 'main').filter((to) => to?.includes('utm_campaign=resources'));
  expect(buttons.length).toBeGreaterThan(0);
  // A misspelled figure.
  expect(text(path)).not.toMatch(/undefined|NaN/);
});

/** Names that readers such as Firefox’s take for something that isn’t the text (mozilla/readability). */
const droppedByReaders =
  /-ad-|banner|breadcrumb|comment|community|contact|disqus|footer|gdpr|header|legends|masthead|media|meta|menu|pager|pagination|popup|promo|related|remark|replies|rss|scroll|share|shopping|sidebar|social|sponsor|supplemental|tags|widget/;

test.each(articles)('$path is read in full in a browser’s reader view', ({ path }) => {
  const names = all(path, 'article :is(h2, h3, li, p, section, figure)').flatMap(({ properties }) => [
    properties.id,
    properties.className,
  ]);
  expect(names.flat().filter((name) => droppedByReaders.test(`${name}`))).toEqual([]);
  expect(values(path, 'article section li', 'value')).toEqual(
    all(path, 'article section li').map((_, index) => `${index + 1}`),
  );
});

test('a feed reader gets every article in full, with addresses that work anywhere', () => {
  const feed = readFileSync(join(dist, 'feed.xml'), 'utf8');
  const entries = feed.split('<entry>').slice(1);
  expect(feed).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/);
  expect(entries.map((entry) => /<id>(.*?)<\/id>/.exec(entry)?.[1])).toEqual(
    articles.map(({ path }) => settings.siteOrigin + path),
  );
  for (const [index, entry] of entries.entries()) {
    expect(entry).toMatch(/<updated>[\d-]+T[\d:.]+Z<\/updated>/);
    const [, content = ''] = /<content[^>]*><!\[CDATA\[(.*)\]\]><\/content>/s.exec(entry) ?? [];
    const { path = '' } = articles[index] ?? {};
    const words = visibleText(parseHtml(content));
    expect(texts(path, 'article :is(h2, h3)').filter((piece) => !words.includes(piece))).toEqual([]);
    expect(content.match(/(?:href|src)="(?!https:\/\/)[^"]*|opens in a new tab/g)).toBeNull();
  }
  expect(values('/about', 'link[type="application/atom+xml"]', 'href')).toEqual(['/feed.xml']);
});

const checklist = '/resources/audit-points-in-order';

test.runIf(isBuilt(checklist))('the ranked audit has each point once, by its number in the guide, best first', () => {
  const [numbers = [], points = [], effects = [], efforts = []] = [1, 2, 3, 4].map((column) =>
    texts(checklist, `article td:nth-child(${column})`),
  );
  const printed = points.map((point, row) => `${numbers[row]}. ${point}`);
  expect(printed.toSorted()).toEqual(auditPoints.map((point, index) => `${index + 1}. ${point}`).toSorted());
  const explained = texts(checklist, 'article li strong').map((point) => point.slice(0, -1));
  expect(explained.filter((point) => /^\d/.test(point))).toEqual(printed);
  const hours = { Small: 1, Medium: 2, Large: 4 };
  const gains = efforts.map((effort, row) => Number(effects[row]) / hours[effort as keyof typeof hours]);
  expect(gains).toEqual(gains.toSorted((one, other) => other - one));
  expect(text(checklist)).toContain(`only five: ${listed(firstFive.map((point) => `${pointNumber(point)}`))}`);
});
