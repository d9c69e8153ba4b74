import { type BuiltPage, parsePage } from '../read/built-pages.ts';

const origin = 'https://divorcelawyerseo.example';

/** A built page for tests, with a sound head and graph; `graph` nodes are added to its own. */
export function builtPage(
  path: string,
  main: string,
  { graph = [], head = '', updated = '2026-11-20' }: { graph?: object[]; head?: string; updated?: string } = {},
): BuiltPage {
  const url = `${origin}${path}`;
  const nodes = [{ '@type': 'WebPage', '@id': `${url}#webpage`, url, dateModified: updated }, ...graph];
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return parsePage(
    file,
    `<!doctype html><html lang="en-US"><head><title>Title of ${path}</title>
<meta name="description" content="Description of ${path}"><link rel="canonical" href="${url}">${head}
<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script></head>
<body><div id="root"><header><a href="/">Home</a></header><main>${main}</main><footer></footer></div></body></html>`,
  );
}
