/** The host that the table asks. */
export const tableHost = 'firm.example';

export type Answer =
  | { status: 200 | 404; file: string; headers?: Record<string, string | undefined> }
  | { status: 301; location: string };

export type Row = {
  /** A whole address as a visitor types it. */
  request: string;
  answer: Answer;
  /** Why Netlify decides this before it reads any rule, so that its rules can say nothing about it. */
  notNetlify?: string;
  /** Hops until the answer, on the host that needs more than one. */
  hops?: { cloudfront?: number; netlify?: number };
};

const site = `https://${tableHost}`;
const revalidate = 'public, max-age=0, must-revalidate';
const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const page = (path: string, file: string): Row => ({
  request: site + path,
  answer: { status: 200, file, headers: { 'cache-control': revalidate, 'x-robots-tag': undefined } },
});
const moved = (path: string, to: string, more: Partial<Row> = {}): Row => ({
  request: path.startsWith('http') ? path : site + path,
  answer: { status: 301, location: site + to },
  ...more,
});
const missing = (path: string, more: Partial<Row> = {}): Row => ({
  request: site + path,
  answer: { status: 404, file: '/404.html', headers: { 'cache-control': revalidate } },
  ...more,
});
/** `type` is left out where Netlify's own is as good. */
const file = (path: string, cache: string, type?: string, more: Record<string, string> = {}): Row => ({
  request: site + path,
  answer: {
    status: 200,
    file: path,
    headers: { 'cache-control': cache, ...(type && { 'content-type': type }), ...more },
  },
});

/**
 * CloudFront redirects http to https by itself, on the same host, before any function runs. That is also what the list
 * of preloaded HSTS hosts asks for: the first hop lets the browser note the www name. Everything else is the second hop.
 */
const schemeFirst = { hops: { cloudfront: 2 } };
const merged = { notNetlify: 'it merges and decodes slashes before it matches, and a rule on them would loop' };

/** What every host has to do with a request: the contract of public/_headers and infra/clean-urls.js, said by example. */
export const requestTable: readonly Row[] = [
  page('/', '/index.html'),
  page('/about', '/about.html'),
  page('/states?q=tex', '/states.html'),
  page('/states', '/states.html'),
  page('/states/texas', '/states/texas.html'),

  moved('/about/', '/about'),
  moved('/states/', '/states'),
  moved('/about.html', '/about'),
  moved('/states/texas.html', '/states/texas'),
  moved('/index.html', '/'),
  moved('/about/index.html', '/about'),
  moved('/about.html?a=1&a=2&b=x%20y', '/about?a=1&a=2&b=x%20y'),
  moved('/old-page', '/about'),
  moved('/old-page.html', '/about'),

  moved(`https://www.${tableHost}/about`, '/about'),
  moved(`https://www.${tableHost}/`, '/'),
  moved(`https://www.${tableHost}/about.html`, '/about'),
  moved(`https://www.${tableHost}/about/`, '/about'),
  moved(`https://www.${tableHost}/old-page`, '/about'),
  moved(`https://www.${tableHost}/robots.txt`, '/robots.txt'),
  moved(`http://${tableHost}/about`, '/about'),
  moved(`http://${tableHost}/about.html`, '/about', schemeFirst),
  moved(`http://www.${tableHost}/about`, '/about', schemeFirst),
  moved(`http://www.${tableHost}/index.html?q=1`, '/?q=1', schemeFirst),

  moved('//about', '/about', merged),
  moved('/about//', '/about', merged),
  moved('//about.html', '/about', merged),
  moved('/states//texas', '/states/texas', merged),
  moved('//evil.example/', '/evil.example', merged),
  moved('/\\evil.example/', '/evil.example', merged),
  moved('/states%2ftexas', '/states/texas', merged),
  moved('/states%5Ctexas', '/states/texas', merged),
  moved('/states/%2Ftexas.html?q=%2f', '/states/texas?q=%2f', merged),
  moved('/about%2f', '/about', merged),
  moved('/%2f%2fevil.example', '/evil.example', merged),
  moved('/%5c%2Fevil.example%2F', '/evil.example', merged),
  moved('/%2f..%2f%2fevil.example', '/evil.example', merged),
  moved(`https://www.${tableHost}/%2f%2fevil.example`, '/evil.example', merged),

  missing('/nothing-here'),
  missing('/states/atlantis'),
  missing('/404'),
  missing('/404.html'),
  missing('/nothing-here.md'),
  missing('/_headers'),
  missing('/index'.repeat(1300)),
  // It may not be kept for a year (scripts/serve/host-rules.ts).
  missing('/assets/gone-abcd1234.js', { hops: { netlify: 1 } }),

  file('/assets/app-abcd1234.js', forAYear),
  file('/assets/serif-x_y-Z123.woff2', forAYear),
  file('/about.md', revalidate, 'text/markdown; charset=utf-8', { 'x-robots-tag': 'noindex' }),
  file('/states/texas.md', revalidate, 'text/markdown; charset=utf-8', { 'x-robots-tag': 'noindex' }),
  file('/robots.txt', forAnHour, 'text/plain; charset=utf-8'),
  file('/.well-known/security.txt', forAnHour, 'text/plain; charset=utf-8'),
  file('/sitemap.xml', forAnHour),
  file('/site.webmanifest', forAnHour),
  file('/icon-192.png', forAnHour),
  file('/share/about.jpg', forAnHour),
];

export const sampleMoved = { '/old-page': '/about' };

/** The site behind the table: each file's text names it. */
export const sampleSite: Readonly<Record<string, string>> = Object.fromEntries([
  ...['/', '/about', '/states', '/states/texas', '/404'].map((path) => {
    const name = path === '/' ? '/index.html' : `${path}.html`;
    return [name, `<!doctype html><title>${name}</title>`];
  }),
  ...requestTable.flatMap(({ answer }) =>
    answer.status === 200 && !answer.file.endsWith('.html') ? [[answer.file, answer.file]] : [],
  ),
]);
