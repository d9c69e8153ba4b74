// Decides what an address means, on every host. The preview server and the build import this file. CloudFront runs a copy
// of it in infra/cloudfront.yaml, without the word "export": after a change, run `npm run copy:redirects` and update the stack.
// CloudFront Functions run a subset of JavaScript: no imports, optional chaining, spread, destructuring, for-of, or lookbehind.

/** Removed pages, each with the page that replaces it: `'/old-page': '/about',`. Entries stay here forever. */
export const moved = byCleanPath({});

/** In characters. No page has an address this long, and a robot's must not cost more than a glance. */
const longestPath = 1000;

/** The canonical form of a path: single slashes, no trailing slash, no `index`, no `.html`. */
function cleanPath(path) {
  // A backslash counts as a slash: browsers read `/\host` as `//host`, which is another site. So do encoded ones: a server
  // that decodes them would find a page that the app, which does not decode them, cannot show.
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

/** So that `/old-post/`, `/old-post.html`, and `old-post` may be written as they were. */
export function byCleanPath(paths) {
  const clean = {};
  Object.keys(paths).forEach((path) => {
    clean[cleanPath(`/${path}`)] = paths[path];
  });
  return clean;
}

/**
 * Where a request belongs: `{ location }` for a permanent redirect (host and path in one hop), or `{ file }` for the file
 * that answers, which may not exist. Paths are percent-encoded.
 */
export function resolveAddress(host, path, movedPaths) {
  if (path.length > longestPath) return { file: '/404/too-long.html' };
  const clean = cleanPath(path);
  // The error page has no address of its own.
  if (clean === '/404') return { file: '/404/missing.html' };

  // biome-ignore lint/suspicious/noPrototypeBuiltins: CloudFront does not document Object.hasOwn.
  const target = Object.prototype.hasOwnProperty.call(movedPaths, clean) ? movedPaths[clean] : clean;
  const apex = host.replace(/^www\./i, '');
  if (apex !== host) return { location: `https://${apex}${target}` };
  if (target !== path) return { location: target };

  if (target === '/') return { file: '/index.html' };
  const lastSegment = target.slice(target.lastIndexOf('/') + 1);
  return { file: lastSegment.indexOf('.') === -1 ? `${target}.html` : target };
}

/** What CloudFront calls for each request, after it has redirected http to https. */
export function handler(event) {
  const request = event.request;
  const destination = resolveAddress(request.headers.host.value, request.uri, moved);
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
      // Browsers would keep a permanent redirect forever. An hour leaves room to correct a mistake.
      'cache-control': { value: 'public, max-age=3600' },
      'strict-transport-security': { value: 'max-age=31536000; includeSubDomains' },
    },
  };
}
