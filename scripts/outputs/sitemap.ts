import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { settings } from '../../src/site/settings.ts';
import type { BuiltPage } from '../checks/built-pages.ts';

/** The day an editor last changed a page, as its graph says. @throws If it says none. */
export function lastModified({ root, path }: BuiltPage): string {
  const graph = root.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const date = graph.match(/"dateModified":"(\d{4}-\d\d-\d\d)"/)?.[1];
  if (!date)
    throw new Error(`${path} does not say when it was last changed. Give its <PageHead> an updated="2026-11-20".`);
  return date;
}

/**
 * sitemap.xml from the built pages: the ones that may be found, each under its own address, in the order of the route
 * table. `lastmod` is the editor's date; priority and changefreq are left out, since search engines ignore them.
 * @param order Paths in the order of the route table; what is not in it (the states) follows.
 */
export async function sitemapXml(pages: readonly BuiltPage[], order: readonly string[]): Promise<string> {
  const rank = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length);
  const items = pages
    .filter((page) => page.indexable)
    .sort((a, b) => rank(a.path) - rank(b.path) || a.path.localeCompare(b.path))
    .map((page): SitemapItemLoose => {
      const figures = page.main
        .querySelectorAll('[data-figure]')
        .map((figure) => figure.getAttribute('data-figure') ?? '');
      return {
        url: page.path,
        lastmod: lastModified(page),
        img: figures.map((file) => ({ url: `${settings.siteOrigin}${file}` })),
      };
    });
  const stream = new SitemapStream({
    hostname: settings.siteOrigin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  // The package writes the home page with its slash and every other page as it is canonical here: without one.
  return `${xml.toString()}\n`;
}
