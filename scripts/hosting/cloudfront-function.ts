import { readFileSync } from 'node:fs';
import type { MovedPaths } from './clean-urls.js';
import { redirectCacheControl, strictTransportSecurity } from './rules.ts';

/** A CloudFront Function may be no larger (bytes). */
export const functionLimit = 10 * 1024;

/**
 * The source of the viewer-request Function, runtime cloudfront-js-2.0: clean-urls.js as it stands, and a handler.
 *
 * CloudFront sends http to https before any function runs, so the scheme is always right here. It does not know which
 * files exist: a path that none answers is S3's 403, which the distribution turns into /404.html with status 404.
 *
 * @throws when the source is larger than CloudFront takes, which a long list of moved paths could cause.
 */
export function cloudfrontFunction(moved: MovedPaths): string {
  const cleanUrls = readFileSync(new URL('./clean-urls.js', import.meta.url), 'utf8').replaceAll(
    'export function',
    'function',
  );
  const source = `${cleanUrls}
var moved = ${JSON.stringify(moved)};

function handler(event) {
  var request = event.request;
  var destination = resolveAddress('https', request.headers.host.value, request.uri, moved);
  if (destination.file) {
    request.uri = destination.file;
    return request;
  }
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: destination.location + queryOf(request.querystring) },
      'cache-control': { value: '${redirectCacheControl}' },
      'strict-transport-security': { value: '${strictTransportSecurity}' },
    },
  };
}

function queryOf(querystring) {
  var pairs = [];
  Object.keys(querystring).forEach(function (name) {
    var entry = querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      pairs.push(name + '=' + one.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}
`;
  const size = Buffer.byteLength(source);
  if (size > functionLimit) {
    throw new Error(
      `The CloudFront Function has ${size} bytes, the limit is ${functionLimit}. Shorten movedPaths in scripts/hosting/rules.ts.`,
    );
  }
  return source;
}
