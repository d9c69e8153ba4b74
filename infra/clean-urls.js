// Decides which page or file an address means, on every host. The preview server and the build import this file. CloudFront runs a copy
// of it in infra/cloudfront.yaml, without the word "export". After a change, run `npm run make -- redirects` and update the stack.
// CloudFront Functions run a subset of JavaScript: no imports, optional chaining, spread, destructuring, for-of, or lookbehind.

/** Removed pages and files, each with its replacement: `'/old-page': '/about',`. Entries stay here forever. */
export const moved = byCleanPath({
  // Until 2026, a guide's address changed with its content.
  '/assets/family-law-in-search-CQtIY1t7.pdf': '/guides/family-law-in-search.pdf',
  '/assets/listing-checklist-DzXTWSCa.pdf': '/guides/listing-checklist.pdf',
  '/assets/year-of-pages-D7fA7ni2.pdf': '/guides/year-of-pages.pdf',
});

/** In characters. No page has an address this long; a robot's is refused before the expressions below read it. */
const longestPath = 1000;

/** The canonical form of a path: plain characters, single slashes, no trailing slash, no `index`, no `.html`, lower case. */
function cleanPath(path) {
  const plain = path
    // Control and invisible characters, such as the line break in an address that a letter has wrapped.
    .replace(/%(?:[01][\da-f]|7f|c2%(?:[89][\da-f]|ad)|e2%80%(?:8[b-f]|a[89a-e])|e2%81%a[06-9]|ef%bb%bf)/gi, '')
    // Letters, digits, and -._~ mean the same when they are encoded.
    .replace(/%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi, decodeURIComponent);
  const segments = [''];
  // A backslash counts as a slash, because browsers read `/\host` as `//host`, another site. So do encoded ones, because a server
  // that decodes them would find a page that the app, which does not decode them, cannot show.
  plain.split(/(?:[/\\]|%2f|%5c)+/i).forEach((part) => {
    if (part === '..' && segments.length > 1) segments.pop();
    // Marks around an address in a text, which are taken along when the text is made into a link.
    const segment = part
      .replace(/^(?:%20|%c2%a0|%2[278a]|%3c|%5b|%e2%80%9[8c]|["'(*<[])+/i, '')
      .replace(/(?:%20|%c2%a0|%2[1279ac]|%3[abef]|%5d|%60|%7d|%e2%80%9[9d]|[!"')*,.:;>\]`}])+$/i, '');
    if (segment !== '') segments.push(segment);
  });
  while (segments.length > 1) {
    const name = segments.pop().replace(/(?:\.html)+$/i, '');
    if (name === '' || name.toLowerCase() === 'index') continue;
    segments.push(name);
    break;
  }
  const clean = segments.length > 1 ? segments.join('/') : '/';
  return isFile(clean) ? clean : clean.toLowerCase();
}

/** Files keep their capitals: `/assets/app-X1.js`, `/IMG_2041.PNG`. */
export function isFile(path) {
  return path.slice(path.lastIndexOf('/')).indexOf('.') !== -1;
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
  // A query whose question mark was encoded, or that begins as if there were one already.
  const parts = /^(.*?)(?:%3f|(?:&|%26)(?:amp;)?)([\w.-]+(?:=|%3d).*)$/i.exec(path);
  const query = parts ? `?${parts[2].replace(/%3d/gi, '=').replace(/%26|&amp;/gi, '&')}` : '';
  const clean = cleanPath(parts ? parts[1] : path);
  // The error page has no address of its own.
  if (clean === '/404') return { file: '/404/missing.html' };

  // biome-ignore lint/suspicious/noPrototypeBuiltins: CloudFront does not document Object.hasOwn.
  const target = Object.prototype.hasOwnProperty.call(movedPaths, clean) ? movedPaths[clean] : clean;
  const apex = host.replace(/^www\./i, '');
  if (apex !== host) return { location: `https://${apex}${target}${query}` };
  if (target !== path) return { location: target + query };

  if (target === '/') return { file: '/index.html' };
  return { file: isFile(target) ? target : `${target}.html` };
}

/** Adds the query of a request (`?a=1`, or nothing) to its new location, which may have one. */
export function withQuery(location, query) {
  return location.indexOf('?') === -1 ? location + query : location + query.replace('?', '&');
}

/** CloudFront calls it for each request, after it has redirected http to https. */
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
      location: { value: withQuery(destination.location, pairs.length > 0 ? `?${pairs.join('&')}` : '') },
      // Browsers would keep a permanent redirect forever. An hour leaves room to correct a mistake.
      'cache-control': { value: 'public, max-age=3600' },
      'strict-transport-security': { value: 'max-age=31536000; includeSubDomains' },
    },
  };
}
