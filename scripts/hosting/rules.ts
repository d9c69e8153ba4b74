import { lookup } from 'mrmime';
import type { MovedPaths } from './clean-urls.js';

/**
 * The single source of what the hosts do with a file: netlify.ts, cloudformation.ts, the S3 deployment and the preview
 * server all read it. What an address means is decided beside it, in clean-urls.js.
 */

/** Header names and values. Names are written as they go over the wire. */
export type Headers = Record<string, string>;

/** Pages that were removed, each with the page that takes its place. A removed page never leaves this list. */
export const movedPaths: MovedPaths = {};

/** Answers every request that finds no file, with status 404. */
export const notFoundFile = '/404.html';

/** Browsers would keep a permanent redirect for good; an hour lets a mistake be fixed. */
export const redirectCacheControl = 'public, max-age=3600';

/** False for what lies in dist but configures a host, and for hidden files (but /.well-known is public by its nature). */
export function isServed(file: string): boolean {
  if (file === '/_headers' || file === '/_redirects') return false;
  return !file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
}

/** The kinds of files that differ in their headers; `hashed` are those whose name changes with what is in them. */
export type FileClass = 'hashed' | 'page' | 'markdown' | 'other';

/** The class of a file in dist, by its path from the root: `/about.html`. */
export function fileClass(file: string): FileClass {
  // By the hash in the name and not by the folder: a file put there by hand must not be kept for a year. The bundler's has
  // eight characters, that of a drawing twelve (scripts/assets/vite-plugin-maps.ts).
  if (/^\/assets\/.+-[\w-]{8}\.\w+$|^\/maps\/.+-[0-9a-f]{12}\.svg$/.test(file)) return 'hashed';
  if (file.endsWith('.html')) return 'page';
  if (file.endsWith('.md')) return 'markdown';
  return 'other';
}

/** A browser asks again each time (and mostly gets a 304), so that a release is seen at once. */
export const revalidate = 'public, max-age=0, must-revalidate';

const cacheControl: Record<FileClass, string> = {
  hashed: 'public, max-age=31536000, immutable',
  page: revalidate,
  markdown: revalidate,
  other: 'public, max-age=3600',
};

/** Where the common table is silent or says something that crawlers do not expect. */
const ownTypes: Record<string, string> = { xml: 'application/xml', ico: 'image/x-icon' };

/** The media type of a file, with its charset where it is text. */
export function contentType(file: string): string {
  const type = ownTypes[file.slice(file.lastIndexOf('.') + 1)] ?? lookup(file) ?? 'application/octet-stream';
  return /^text\/|\/xml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The headers that depend on the file alone. */
export function fileHeaders(file: string): Headers {
  const kind = fileClass(file);
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl[kind],
    // The page is what should be found; its Markdown twin is for readers that ask for it.
    ...(kind === 'markdown' && { 'X-Robots-Tag': 'noindex' }),
  };
}

/** One year, and the subdomains too. `preload` is left out: it is a promise that only the owner can make, and hard to undo. */
export const strictTransportSecurity = 'max-age=31536000; includeSubDomains';

/** Only features that browsers know: an unknown name is a warning in every visitor's console. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * The headers that every response carries.
 *
 * `secure` is false only for the preview server on plain http, where "https only" would lock the visitor out of
 * localhost; everything else is sent there too, so that tests meet the real policy.
 */
export function securityHeaders(sources: any & { secure?: boolean }): Headers {
  const { secure = true } = sources;
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    ...(secure && { 'Strict-Transport-Security': strictTransportSecurity }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
