import { brand } from '../site/brand.ts';
import { type ArticlePath, type PagePath, pages, type StatePath } from '../site/paths.ts';
import { settings } from '../site/settings.ts';

/** The subtypes of schema.org's WebPage that this site uses. */
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** A page’s facts, from which everything in its head follows. */
export type PageFacts = CommonFacts & (DatedPage | NotFoundPage);

interface DatedPage {
  /** The canonical path, also on a page that has a second address. */
  path: PagePath | StatePath | ArticlePath;
  /** The day an editor last changed the page's words, ISO 8601; becomes the sitemap's lastmod. */
  updated: string;
}

interface NotFoundPage {
  path: '/404';
  updated?: never;
}

interface CommonFacts {
  /** 30 to 60 characters where the words allow; unique. */
  title: string;
  /** 110 to 160 characters; unique. */
  description: string;
  /** Kept out of search results and the sitemap. */
  noindex?: boolean;
  /** The day an article was published, ISO 8601. */
  published?: string;
  /** The kind of Open Graph object; articles are the guides and legal texts. */
  type?: 'website' | 'article';
  /** The kind of page for structured data; `WebPage` by default. */
  pageType?: PageType;
}

/** A day as a moment that is the same day in all of the United States. */
export const noon = (day: string): string => `${day}T12:00:00Z`;

/** The absolute address of a path of this site. */
export const absoluteUrl = (path: string): string => settings.siteOrigin + path;

/** The size in pixels at which every network shows a share image whole. */
export const shareImageSize = { width: 1200, height: 630 };

/** The page's share image, which the build draws from its title (scripts/build). */
export const shareImagePath = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/** The page as Markdown, which the build makes from its HTML (scripts/build). */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;

/** The language of a page, by its address. */
export const langOf = (path: string): string => pages[path]?.lang ?? brand.language;

/** A page and its versions in other languages, which all name one another. */
function alternatesOf(path: string) {
  const original = pages[path]?.translationOf ?? path;
  const translations = Object.keys(pages).filter((other) => pages[other]?.translationOf === original);
  if (translations.length === 0) return [];
  return [original, ...translations].map((other) => ({
    rel: 'alternate' as const,
    hrefLang: langOf(other),
    href: absoluteUrl(other),
  }));
}

/** The articles as a feed (scripts/build). */
export const feedPath = '/feed.xml';

/** The tags that every page shares. The build writes them, and the browser never changes them. */
export const siteHead = () => ({
  link: [
    { rel: 'icon' as const, href: '/favicon.ico', sizes: '32x32' as const },
    { rel: 'icon' as const, href: '/icon.svg', type: 'image/svg+xml' as const, sizes: 'any' as const },
    { rel: 'apple-touch-icon' as const, href: '/apple-touch-icon.png' },
    { rel: 'manifest' as const, href: '/site.webmanifest' },
    { rel: 'alternate' as const, type: 'application/atom+xml' as const, href: feedPath, title: 'Articles' },
  ],
  meta: [
    // Otherwise iOS makes links of figures and dates, before React gets the page.
    { name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no, url=no' },
    { name: 'google-site-verification', content: settings.googleSiteVerification },
    { name: 'msvalidate.01', content: settings.bingSiteVerification },
  ].filter(({ content }) => content),
});

/**
 * A page's head in unhead's format: title, description, canonical, robots, Open Graph, and Twitter card.
 * The 404 page is served at any address, so it names none: no canonical, no og:url. Other noindex pages keep theirs, which
 * is their own address and so does not ask search engines for another page.
 */
export function headOf(facts: PageFacts) {
  const url = absoluteUrl(facts.path);
  const lang = langOf(facts.path);
  const notFound = facts.path === '/404';
  const image = absoluteUrl(shareImagePath(notFound ? '/' : facts.path));
  const canonical = { rel: 'canonical' as const, href: url };
  const markdown = {
    rel: 'alternate' as const,
    type: 'text/markdown' as const,
    href: absoluteUrl(markdownPath(facts.path)),
  };
  return {
    title: facts.title,
    // print.css writes the foot on each sheet.
    htmlAttrs: { lang, style: `--foot:${JSON.stringify(`${brand.name} · ${notFound ? settings.siteOrigin : url}`)}` },
    link: notFound ? [] : facts.noindex ? [canonical] : [canonical, markdown, ...alternatesOf(facts.path)],
    meta: [
      { name: 'description', content: facts.description },
      {
        name: 'robots',
        content: facts.noindex ? 'noindex' : 'index, follow, max-image-preview:large, max-snippet:-1',
      },
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: lang.replace('-', '_') },
      { property: 'og:title', content: facts.title },
      { property: 'og:description', content: facts.description },
      ...(notFound ? [] : [{ property: 'og:url', content: url }]),
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: `${shareImageSize.width}` },
      { property: 'og:image:height', content: `${shareImageSize.height}` },
      { property: 'og:image:alt', content: facts.title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: facts.title },
      { name: 'twitter:description', content: facts.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: facts.title },
      ...(facts.published ? [{ property: 'article:published_time', content: noon(facts.published) }] : []),
      ...(facts.updated && facts.type === 'article'
        ? [{ property: 'article:modified_time', content: noon(facts.updated) }]
        : []),
    ],
  };
}
