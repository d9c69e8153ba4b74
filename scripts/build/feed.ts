import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Feed } from 'feed';
import { type DefaultTreeAdapterTypes, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { team } from '../../src/content/team.ts';
import { absoluteUrl, feedPath, noon } from '../../src/head/page-facts.ts';
import { brand } from '../../src/site/brand.ts';
import { readArticles } from '../articles/read-articles.ts';

type Element = DefaultTreeAdapterTypes.Element;

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.filter(tree.isElementNode).flatMap((child) => [child, ...elementsIn(child)]);

/** The content of the page’s <article>, with absolute addresses and without looks, because a reader shows it elsewhere. */
export function contentOf(html: string, url: string): string {
  const article = elementsIn(parse(html)).find(({ tagName }) => tagName === 'article');
  if (!article)
    throw new Error(`${url} has no <article>, which the feed needs (src/routes/resources/[slug]/page.tsx).`);
  for (const element of elementsIn(article)) {
    const {
      role,
      class: names = '',
      ...attributes
    } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const label = attributes['aria-label'];
    // Without looks, words for screen readers would be in plain sight, and a chart's scale would be a row of digits.
    const isForScreenReaders = element.tagName === 'span' && names.split(' ').includes('sr-only');
    if (isForScreenReaders || attributes['aria-hidden'] === 'true') tree.detachNode(element);
    if (role === 'img' && label) {
      // A drawing in words.
      element.childNodes = [];
      element.attrs = [];
      tree.insertText(element, label);
    }
    element.attrs = element.attrs.filter(({ name }) => name !== 'class' && name !== 'style');
    for (const attr of element.attrs)
      if (attr.name === 'href' || attr.name === 'src') attr.value = new URL(attr.value, url).href;
      else if (attr.name === 'srcset')
        attr.value = attr.value.replace(/(?<=^|,)\s*\S+/g, (address) => new URL(address.trim(), url).href);
  }
  return serialize(article);
}

/** The articles as an Atom feed, newest first, in full. @param outDir Contains their pages. */
export function articleFeed(outDir: string): string {
  const articles = readArticles();
  const days = articles.map(({ updated }) => updated).sort();
  const feed = new Feed({
    title: `Articles | ${brand.name}`,
    description: brand.blurb,
    id: absoluteUrl('/resources'),
    link: absoluteUrl('/resources'),
    language: brand.language,
    updated: new Date(noon(days.at(-1) ?? '1970-01-01')),
    feedLinks: { atom: absoluteUrl(feedPath) },
    author: { name: brand.name, link: absoluteUrl('/') },
    generator: brand.name,
    copyright: brand.name,
  });
  for (const { path, title, dek, category, author, published, updated } of articles) {
    const url = absoluteUrl(path);
    feed.addItem({
      title,
      id: url,
      link: url,
      description: dek,
      content: contentOf(readFileSync(join(outDir, `${path}.html`), 'utf8'), url),
      author: team
        .filter(({ id }) => id === author)
        .map(({ id, name }) => ({ name, link: absoluteUrl(`/about#${id}`) })),
      category: [{ name: category }],
      published: new Date(noon(published)),
      date: new Date(noon(updated)),
    });
  }
  return feed.atom1();
}
