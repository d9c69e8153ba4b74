// The one place that decides what an address means, on every host. It is plain JavaScript of the small dialect that
// CloudFront Functions run, because cloudfront-function.ts pastes this file into the edge function as it stands; the
// preview server imports it. The dialect is ES 5.1 with let, const, arrow functions and template literals. So: no imports,
// no optional chaining, spread, destructuring or for-of, and no built-in that sample-hosts/edge-runtime.ts does not list.

/**
 * The canonical form of a path: single slashes, no trailing slash, no `index`, no `.html`. Repeats until nothing is left
 * to do, so that one redirect is enough for `/about/index.html/`.
 */
export function cleanPath(path) {
  let clean = path;
  let before;
  do {
    before = clean;
    // A backslash counts as a slash: browsers read `/\host` as `//host`, another site. Encoded ones count too: a server
    // that decodes them finds a page, and the app, which does not, knows none.
    clean = clean
      .replace(/([/\\]|%2f|%5c)+/gi, '/')
      .replace(/\/index(\.html)?$/, '/')
      .replace(/\.html$/, '')
      .replace(/(.)\/$/, '$1');
  } while (clean !== before);
  return clean;
}

/**
 * Where a request belongs: `{ location }` for a permanent redirect (one hop for scheme, host and path together), or
 * `{ file }`, the file that answers, whether or not it exists.
 *
 * `moved` maps removed paths to the paths that take their place. The path is taken and returned in its percent-encoded form.
 */
export function resolveAddress(scheme, host, path, moved) {
  const clean = cleanPath(path);
  // The error page has no address of its own; asked for by name, it is as missing as any other path.
  if (clean === '/404') return { file: '/404/missing.html' };

  // biome-ignore lint/suspicious/noPrototypeBuiltins: Object.hasOwn is not among what the edge documents.
  const target = Object.prototype.hasOwnProperty.call(moved, clean) ? moved[clean] : clean;
  const apex = host.replace(/^www\./i, '');
  if (scheme !== 'https' || apex !== host) return { location: `https://${apex}${target}` };
  if (target !== path) return { location: target };

  if (target === '/') return { file: '/index.html' };
  const lastSegment = target.slice(target.lastIndexOf('/') + 1);
  return { file: lastSegment.indexOf('.') === -1 ? `${target}.html` : target };
}
