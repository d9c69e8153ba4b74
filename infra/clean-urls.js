// The one place that decides what an address means, on every host. The preview server and the build import it. CloudFront
// runs a copy of it, which infra/cloudfront.yaml holds without the word "export": after a change here run
// `npx vitest run scripts/serve -u`, which writes the copy, and update the stack. CloudFront Functions speak a small dialect: no
// imports, no optional chaining, spread, destructuring or for-of, no regular expressions that look back.

/** Pages that were removed, each with the page that takes its place: `'/old-page': '/about',`. None ever leaves this list. */
export const moved = {};

/** Characters. No page's address is as long, and a robot's must not cost more than a look. */
const longestPath = 1000;

/** The canonical form of a path: single slashes, no trailing slash, no `index`, no `.html`. It looks at each segment once. */
export function cleanPath(path) {
  // A backslash counts as a slash: browsers read `/\host` as `//host`, another site. Encoded ones count too: a server
  // that decodes them finds a page, and the app, which does not, knows none.
  const segments = path.split(/(?:[/\\]|%2f|%5c)+/i);
  while (segments.length > 1) {
    const last = segments.pop();
    let length = last.length;
    while (last.slice(length - 5, length) === '.html') length -= 5;
    const name = last.slice(0, length);
    if (name === '' || name === 'index') continue;
    segments.push(name);
    break;
  }
  return segments.length > 1 ? segments.join('/') : '/';
}

/**
 * Where a request belongs: `{ location }` for a permanent redirect (one hop for scheme, host and path together), or
 * `{ file }`, the file that answers, whether or not it exists. The path is taken and returned in its percent-encoded form.
 */
export function resolveAddress(scheme, host, path, movedPaths) {
  if (path.length > longestPath) return { file: '/404/too-long.html' };
  const clean = cleanPath(path);
  // The error page has no address of its own; asked for by name, it is as missing as any other path.
  if (clean === '/404') return { file: '/404/missing.html' };

  // biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is not among what CloudFront documents.
  const target = Object.prototype.hasOwnProperty.call(movedPaths, clean) ? movedPaths[clean] : clean;
  const apex = host.replace(/^www\./i, '');
  if (scheme !== 'https' || apex !== host) return { location: `https://${apex}${target}` };
  if (target !== path) return { location: target };

  if (target === '/') return { file: '/index.html' };
  const lastSegment = target.slice(target.lastIndexOf('/') + 1);
  return { file: lastSegment.indexOf('.') === -1 ? `${target}.html` : target };
}

/** What CloudFront calls for each request. It has redirected http to https by itself before. */
export function handler(event) {
  const request = event.request;
  const destination = resolveAddress('https', request.headers.host.value, request.uri, moved);
  if (destination.file) {
    request.uri = destination.file;
    return request;
  }
  const pairs = [];
  Object.keys(request.querystring).forEach((name) => {
    const entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach((one) => {
      pairs.push(`${name}=${one.value}`);
    });
  });
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: destination.location + (pairs.length > 0 ? `?${pairs.join('&')}` : '') },
      // Browsers would keep a permanent redirect for good; an hour lets a mistake be mended.
      'cache-control': { value: 'public, max-age=3600' },
      'strict-transport-security': { value: 'max-age=31536000; includeSubDomains' },
    },
  };
}
