import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { absoluteUrl, shareImagePath } from '../../src/head/page-head.ts';
import { settings } from '../../src/site/settings.ts';
import type { PageHead } from '../checks/built-pages.ts';

/**
 * sitemap.xml from the built pages: those that may be found, each under its own address. `lastmod` is the editor's date;
 * priority and changefreq are left out, since search engines ignore them. The directory and the state pages name the picture of their map.
 * @param pages In the order of the route table.
 */
export async function sitemapXml(pages: readonly PageHead[]): Promise<string> {
  const items = pages
    .filter((page) => page.indexable)
    .map(
      (page): SitemapItemLoose => ({
        url: page.path,
        lastmod: page.modified,
        img: page.path.startsWith('/states') ? [{ url: absoluteUrl(shareImagePath(page.path)) }] : [],
      }),
    );
  const stream = new SitemapStream({
    hostname: settings.siteOrigin,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: true },
  });
  const xml = await streamToPromise(Readable.from(items).pipe(stream));
  return `${xml.toString()}\n`;
}
