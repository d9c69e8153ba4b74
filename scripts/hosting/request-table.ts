import { revalidate } from './rules.ts';

/** The host that the table asks. */
export const tableHost = 'firm.example';

export type Answer =
  | { status: 200 | 404; file: string; headers?: Record<string, string | undefined> }
  | { status: 301; location: string };

export type Row = {
  /** What the row is about. */
  about: string;
  /** A whole address as a visitor types it. */
  request: string;
  answer: Answer;
  /** Netlify's edge decides this before it reads any rule, so that its rules can say nothing about it. */
  notNetlify?: string;
  /** Hops until the answer's address on CloudFront, where it is not one. */
  cloudfrontHops?: number;
};

const https = `https://${tableHost}`;
const forAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const page = (file: string): Answer => ({
  status: 200,
  file,
  headers: { 'cache-control': revalidate, 'x-robots-tag': undefined },
});
const missing: Answer = { status: 404, file: '/404.html', headers: { 'cache-control': revalidate } };
const moved = (path: string): Answer => ({ status: 301, location: `${https}${path}` });

/**
 * CloudFront redirects http to https by itself, on the same host, before any function runs. That is also what the list
 * of preloaded HSTS hosts asks for: the first hop lets the browser note the www name. Everything else is the second hop.
 */
const schemeFirst = 2;

/** What every host has to do with a request: the contract of `rules.ts` and `clean-urls.js`, said by example. */
export const requestTable: readonly Row[] = [
  { about: 'the home page', request: `${https}/`, answer: page('/index.html') },
  { about: 'a clean URL', request: `${https}/about`, answer: page('/about.html') },
  { about: 'a query', request: `${https}/states?q=tex`, answer: page('/states.html') },
  { about: 'a page beside the folder of its children', request: `${https}/states`, answer: page('/states.html') },
  { about: 'a page in a folder', request: `${https}/states/texas`, answer: page('/states/texas.html') },

  { about: 'a trailing slash', request: `${https}/about/`, answer: moved('/about') },
  { about: 'a trailing slash beside a folder', request: `${https}/states/`, answer: moved('/states') },
  { about: '.html', request: `${https}/about.html`, answer: moved('/about') },
  { about: '.html in a folder', request: `${https}/states/texas.html`, answer: moved('/states/texas') },
  { about: 'index.html', request: `${https}/index.html`, answer: moved('/') },
  { about: 'index.html of a page', request: `${https}/about/index.html`, answer: moved('/about') },
  {
    about: 'a query on a redirect',
    request: `${https}/about.html?a=1&a=2&b=x%20y`,
    answer: moved('/about?a=1&a=2&b=x%20y'),
  },
  { about: 'a removed page', request: `${https}/old-page`, answer: moved('/about') },
  { about: 'a removed page, .html', request: `${https}/old-page.html`, answer: moved('/about') },

  { about: 'www', request: `https://www.${tableHost}/about`, answer: moved('/about') },
  { about: 'www, home page', request: `https://www.${tableHost}/`, answer: moved('/') },
  { about: 'www and .html', request: `https://www.${tableHost}/about.html`, answer: moved('/about') },
  { about: 'www and a trailing slash', request: `https://www.${tableHost}/about/`, answer: moved('/about') },
  { about: 'www and a removed page', request: `https://www.${tableHost}/old-page`, answer: moved('/about') },
  { about: 'www and an asset', request: `https://www.${tableHost}/robots.txt`, answer: moved('/robots.txt') },
  { about: 'http', request: `http://${tableHost}/about`, answer: moved('/about') },
  {
    about: 'http and .html',
    request: `http://${tableHost}/about.html`,
    answer: moved('/about'),
    cloudfrontHops: schemeFirst,
  },
  {
    about: 'http and www',
    request: `http://www.${tableHost}/about`,
    answer: moved('/about'),
    cloudfrontHops: schemeFirst,
  },
  {
    about: 'http, www, index.html and a query',
    request: `http://www.${tableHost}/index.html?q=1`,
    answer: moved('/?q=1'),
    cloudfrontHops: schemeFirst,
  },

  ...['//about', '/about//', '//about.html', '/states//texas'].map(
    (path): Row => ({
      about: `doubled slashes: ${path}`,
      request: `${https}${path}`,
      answer: moved(path.replace(/\/+/g, '/').replace(/(\.html|\/)$/, '')),
      notNetlify: 'it merges slashes before it matches, and a rule on them would loop',
    }),
  ),
  {
    about: 'a host in the path',
    request: `${https}//evil.example/`,
    answer: moved('/evil.example'),
    notNetlify: 'as above',
  },
  {
    about: 'a host in the path, with a backslash',
    request: `${https}/\\evil.example/`,
    answer: moved('/evil.example'),
    notNetlify: 'as above',
  },
  ...Object.entries({
    '/states%2ftexas': '/states/texas',
    '/states%5Ctexas': '/states/texas',
    '/states/%2Ftexas.html?q=%2f': '/states/texas?q=%2f',
    '/about%2f': '/about',
    '/%2f%2fevil.example': '/evil.example',
    '/%5c%2Fevil.example%2F': '/evil.example',
    '/%2f..%2f%2fevil.example': '/evil.example',
  }).map(
    ([path, clean]): Row => ({
      about: 'encoded slashes',
      request: `${https}${path}`,
      answer: moved(clean),
      notNetlify: 'it decodes a path before it matches, and a rule on slashes would loop',
    }),
  ),
  {
    about: 'www and an encoded host in the path',
    request: `https://www.${tableHost}/%2f%2fevil.example`,
    answer: moved('/evil.example'),
    notNetlify: 'as above',
  },

  { about: 'an unknown path', request: `${https}/nothing-here`, answer: missing },
  { about: 'an unknown path in a folder', request: `${https}/states/atlantis`, answer: missing },
  { about: 'the error page by its address', request: `${https}/404`, answer: missing },
  { about: 'the error page by its file', request: `${https}/404.html`, answer: missing },
  {
    about: 'a missing asset, which must not be kept for a year',
    request: `${https}/assets/gone-abcd1234.js`,
    answer: missing,
  },
  { about: 'a missing map, likewise', request: `${https}/maps/gone-0123456789ab.svg`, answer: missing },
  { about: 'a missing twin', request: `${https}/nothing-here.md`, answer: missing },
  { about: 'the hosts’ own files', request: `${https}/_headers`, answer: missing },

  {
    about: 'a hashed script',
    request: `${https}/assets/app-abcd1234.js`,
    answer: {
      status: 200,
      file: '/assets/app-abcd1234.js',
      headers: { 'cache-control': forAYear, 'content-type': 'text/javascript; charset=utf-8' },
    },
  },
  {
    about: 'a hashed font',
    request: `${https}/assets/serif-x_y-Z123.woff2`,
    answer: {
      status: 200,
      file: '/assets/serif-x_y-Z123.woff2',
      headers: { 'cache-control': forAYear, 'content-type': 'font/woff2' },
    },
  },
  {
    about: 'a map, whose name has a hash',
    request: `${https}/maps/texas-8a4d428aebc0.svg`,
    answer: {
      status: 200,
      file: '/maps/texas-8a4d428aebc0.svg',
      headers: { 'cache-control': forAYear, 'content-type': 'image/svg+xml' },
    },
  },
  {
    about: 'a map without a hash',
    request: `${https}/maps/texas.svg`,
    answer: {
      status: 200,
      file: '/maps/texas.svg',
      headers: { 'cache-control': forAnHour, 'content-type': 'image/svg+xml' },
    },
  },
  {
    about: 'an asset without a hash',
    request: `${https}/assets/logo.svg`,
    answer: {
      status: 200,
      file: '/assets/logo.svg',
      headers: { 'cache-control': forAnHour, 'content-type': 'image/svg+xml' },
    },
  },
  {
    about: 'a Markdown twin',
    request: `${https}/about.md`,
    answer: {
      status: 200,
      file: '/about.md',
      headers: {
        'cache-control': revalidate,
        'content-type': 'text/markdown; charset=utf-8',
        'x-robots-tag': 'noindex',
      },
    },
  },
  {
    about: 'robots.txt',
    request: `${https}/robots.txt`,
    answer: {
      status: 200,
      file: '/robots.txt',
      headers: { 'cache-control': forAnHour, 'content-type': 'text/plain; charset=utf-8' },
    },
  },
  {
    about: 'sitemap.xml',
    request: `${https}/sitemap.xml`,
    answer: {
      status: 200,
      file: '/sitemap.xml',
      headers: { 'cache-control': forAnHour, 'content-type': 'application/xml; charset=utf-8' },
    },
  },
  {
    about: 'the manifest',
    request: `${https}/site.webmanifest`,
    answer: {
      status: 200,
      file: '/site.webmanifest',
      headers: { 'cache-control': forAnHour, 'content-type': 'application/manifest+json' },
    },
  },
  {
    about: 'security.txt',
    request: `${https}/.well-known/security.txt`,
    answer: { status: 200, file: '/.well-known/security.txt', headers: { 'cache-control': forAnHour } },
  },
];

/** Headers that every answer with a body carries, whatever its values. */
export const everywhere = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** The site behind the table; its pages carry one inline stylesheet, as the real ones do. */
export const sampleStyle = 'h1{color:#123}';
export const sampleMoved = { '/old-page': '/about' };
export const sampleSite: Readonly<Record<string, string>> = Object.fromEntries(
  ['/index.html', '/about.html', '/states.html', '/states/texas.html', '/404.html']
    .map((file) => [file, `<!doctype html><title>${file}</title><style>${sampleStyle}</style><h1>${file}</h1>`])
    .concat(
      ['/about.md', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/.well-known/security.txt'].map((file) => [
        file,
        file,
      ]),
      ['/assets/app-abcd1234.js', '/assets/serif-x_y-Z123.woff2', '/assets/logo.svg'].map((file) => [file, file]),
      ['/maps/texas-8a4d428aebc0.svg', '/maps/texas.svg'].map((file) => [file, file]),
    ),
);
