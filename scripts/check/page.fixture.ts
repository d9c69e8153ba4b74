import { type BuiltPage, parsePage } from '../read/built-pages.ts';

const origin = 'https://divorcelawyerseo.example';

/** A built page for tests, with a sound head and graph; `graph` nodes are added to its own. */
export function builtPage(
  path: string,
  main: string,
  { graph = [], head = '' }: { graph?: object[]; head?: string } = {},
): BuiltPage {
  const url = `${origin}${path}`;
  const nodes = [{ '@type': 'WebPage', '@id': `${url}#webpage`, url, dateModified: '2026-11-20' }, ...graph];
  return parsePage(
    path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    `<!doctype html><html lang="en-US"><head><title>A title that is long enough for ${path}</title>
<meta name="description" content="${'d'.repeat(110)} ${path}"><link rel="canonical" href="${url}">${head}
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script></head>
<body><header><a href="/">Home</a></header><main>${main}</main><footer></footer></body></html>`,
  );
}
