import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { describe, expect, test } from 'vitest';
import { addresses } from '../../infra/addresses.fixture.ts';
import { byCleanPath, handler, resolveAddress } from '../../infra/clean-urls.js';
import { readHeaders } from '../read/headers.ts';
import { folderWith } from '../test-files.fixture.ts';
import { writeRedirects } from './host-rules.ts';

/* Every host must answer an address the same way. */

const host = 'firm.example';
const site = `https://${host}`;
/** As WordPress writes its addresses. */
const moved = byCleanPath({ '/Old-Page/': '/about', '/assets/old-X1.pdf': '/guides/new.pdf' });

describe('the preview server and CloudFront', () => {
  test.each([
    ...addresses,
    ['/old-page', '/about'],
    ['/Old-Page.html', '/about'],
    ['/old-page/', '/about'],
    ['/assets/old-X1.pdf', '/guides/new.pdf'],
  ])('%s leads to %s in one hop', (path, page) => {
    expect(resolveAddress(host, path, moved)).toEqual({ location: page });
    expect(resolveAddress(`www.${host}`, path, moved)).toEqual({ location: site + page });
    expect(resolveAddress(host, page, moved)).toHaveProperty('file');
  });

  test.each(['/404', '/404.html', '/index'.repeat(1300)])('%.9s is missing', (path) =>
    expect(resolveAddress(host, path, moved)).toEqual({ file: expect.stringMatching(/^\/404\/.+/) }),
  );
});

test('CloudFront keeps the query and https when it redirects', () => {
  const querystring = { a: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, b: { value: 'x%20y' } };
  const request = (uri: string) => ({ request: { uri, querystring, headers: { host: { value: host } } } });
  expect(handler(request('/about'))).toMatchObject({ uri: '/about.html' });
  expect(handler(request('/about.html'))).toMatchObject({
    statusCode: 301,
    headers: {
      location: { value: '/about?a=1&a=2&b=x%20y' },
      'strict-transport-security': { value: 'max-age=31536000; includeSubDomains' },
    },
  });
});

const dist = folderWith({ 'index.html': '', 'about.html': '', 'states/texas.html': '', 'guides/new.pdf': '' });
const write = (movedPaths: Record<string, string>) =>
  writeRedirects(dist, ['/', '/about', '/states/texas'], site, movedPaths);
await write(moved);

describe('Netlify and Cloudflare Pages', () => {
  test('no rule is refused, and a page that moved is reached in one hop', async () => {
    const redirectsFiles = [join(dist, '_redirects')];
    const options = { redirectsFiles, netlifyConfigPath: 'netlify.toml', configRedirects: [], minimal: false };
    const { errors, redirects } = await parseAllRedirects(options);
    expect(errors).toEqual([]);
    expect(redirects.slice(-3)).toMatchObject([
      { from: '/404', to: '/404.html', status: 404, force: true },
      { from: '/404.html', to: '/404.html', status: 404, force: true },
      { from: '/assets/*', to: '/404', status: 302, force: false },
    ]);
    // For pages, the same is tested on the built site.
    const rules = readFileSync(join(dist, '_redirects'), 'utf8').split('\n');
    for (const path of ['/old-page', '/old-page.html'])
      expect(rules).toEqual(
        expect.arrayContaining([`${path} /about 301`, `http://www.${host}${path} ${site}/about 301!`]),
      );
    expect(rules).toContain('/assets/old-X1.pdf /guides/new.pdf 301');
  });

  test('Cloudflare Pages, which redirects from files that exist, gets rules for those alone that have moved', () => {
    const rules = readFileSync(join(dist, '_redirects'), 'utf8').trim().split('\n');
    expect(rules.filter((rule) => !rule.endsWith('!'))).toEqual([
      '/old-page /about 301',
      '/old-page/ /about 301',
      '/old-page.html /about 301',
      '/old-page/index.html /about 301',
      '/assets/old-X1.pdf /guides/new.pdf 301',
    ]);
    const firstPattern = rules.findIndex((rule) => rule.includes('*'));
    expect(rules.slice(firstPattern)).toEqual(rules.filter((rule) => rule.includes('*')));
  });

  test.each([
    ['/blog/*', '/about', /lists \/blog\/\*, which does not mean the same on every host/],
    ['/naïve', '/about', /lists \/naïve, which does not mean the same on every host/],
    ['/old', '/abuot', /clean-urls\.js.*\/old.*\/abuot/],
    ['/about', '/', /\/about, which is still there/],
    ['/guides/new.pdf', '/', /new\.pdf, which is still there/],
  ])('%s cannot have moved to %s', async (from, to, problem) => {
    await expect(write({ [from]: to })).rejects.toThrow(problem);
  });
});

const headersOf = await readHeaders('public/_headers');
const security = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

test.each<[string, string, string, Record<string, string>?]>([
  ['/about.html', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/assets/app-x_y-Z123.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'image/x-icon', 'public, max-age=3600'],
  [
    '/states/texas.md',
    'text/markdown; charset=utf-8',
    'public, max-age=0, must-revalidate',
    { 'x-robots-tag': 'noindex' },
  ],
])('the headers of %s', (path, type, cache, more = {}) => {
  const expected = { ...security, 'content-type': type, 'cache-control': cache, ...more };
  const fix = 'If you meant to change it in public/_headers, also change it here';
  expect(Object.fromEntries(headersOf(path)), fix).toEqual(expected);
});
