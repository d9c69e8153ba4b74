import { brand } from '../site/brand.ts';
import type { PagePath, StatePath } from '../site/paths.ts';
import { settings } from '../site/settings.ts';

/** The subtypes of schema.org's WebPage that this site uses. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';

/** What a page says about itself; everything in its head follows from it. */
export interface PageFacts {
  /** The canonical path. Pages that are shown at two addresses name the one that counts. */
  path: PagePath | StatePath | '/404';
  /** 30 to 60 characters where the words allow; unique. */
  title: string;
  /** 110 to 160 characters; unique. */
  description: string;
  /** Kept out of search results (and of the sitemap, which reads the built tag). */
  noindex?: boolean;
  /** The kind of Open Graph object; articles are the guides and legal texts. */
  type?: 'website' | 'article';
  /** The kind of page for structured data; `WebPage` unless said. */
  pageType?: PageType;
  /** The day an editor last changed the page, ISO 8601; becomes the sitemap's lastmod. */
  updated?: string;
}

/** The absolute address of a path of this site, without a trailing slash but for the root. */
export const absoluteUrl = (path: string): string => new URL(path, settings.siteOrigin).href;

/** The page's share image, made after the build from its title (scripts/share-images). */
export const shareImagePath = (path: string): string =>
  `/share/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;

/**
 * A page's head as unhead takes it: title, description, canonical, robots, Open Graph and Twitter card.
 * A noindex page has no canonical of another page's to compete with, so only the 404 page goes without one.
 */
export function pageHead(facts: PageFacts) {
  const url = absoluteUrl(facts.path);
  const notFound = facts.path === '/404';
  const image = absoluteUrl(shareImagePath(notFound ? '/' : facts.path));
  return {
    title: facts.title,
    htmlAttrs: { lang: brand.language },
    link: notFound ? [] : [{ rel: 'canonical' as const, href: url }],
    meta: [
      { name: 'description', content: facts.description },
      {
        name: 'robots',
        content: facts.noindex ? 'noindex' : 'index, follow, max-image-preview:large, max-snippet:-1',
      },
      { property: 'og:type', content: facts.type ?? 'website' },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:locale', content: 'en_US' },
      { property: 'og:title', content: facts.title },
      { property: 'og:description', content: facts.description },
      { property: 'og:url', content: notFound ? absoluteUrl('/') : url },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: facts.title },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: facts.title },
      { name: 'twitter:description', content: facts.description },
      { name: 'twitter:image', content: image },
      { name: 'twitter:image:alt', content: facts.title },
      ...(facts.updated && facts.type === 'article'
        ? [{ property: 'article:modified_time', content: facts.updated }]
        : []),
    ],
  };
}
