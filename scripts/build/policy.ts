import { createHash } from 'node:crypto';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';

/** Allows an inline `<style>` or `<script>` with exactly this text, in which a browser reads each line end as \n. */
const inline = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/**
 * A page's Content-Security-Policy, for its `<meta http-equiv>`. It allows nothing that it does not name.
 * `frame-ancestors`, which only a header can set, is in public/_headers.
 */
export function contentSecurityPolicy(style: string, scripts: readonly string[], origins = allowedOrigins()): string {
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(inline), ...origins['script-src']],
    'style-src': ["'self'", inline(style), ...origins['style-src']],
    // Radix and React position and measure with style attributes, which no hash can name in advance. An attribute
    // cannot load anything that the other lines do not allow, and visitors' input never becomes one.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...origins['img-src']],
    'font-src': ["'self'", ...origins['font-src']],
    'connect-src': ["'self'", ...origins['connect-src']],
    'media-src': ["'self'", ...origins['media-src']],
    'frame-src': origins['frame-src'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...origins['form-action']],
  };
  return Object.entries(sources)
    .filter(([, allowed]) => allowed.length > 0)
    .map(([directive, allowed]) => [directive, ...allowed].join(' '))
    .join('; ');
}
