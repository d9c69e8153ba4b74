import { type Context, createContext, runInContext } from 'node:vm';

/**
 * A context without what CloudFront's runtime 2.0 does not document and a function about addresses could use (“JavaScript
 * runtime 2.0 features for CloudFront Functions”, read in November 2026), so that code that leans on it fails here and not at
 * the first visitor. With the iterators go for-of, spread and destructuring of arrays, which the edge's parser refuses.
 */
export function edgeContext(): Context {
  const context = createContext({});
  runInContext(
    `['at', 'flat', 'flatMap', 'findLast', 'toSorted', 'toReversed', 'with', Symbol.iterator].forEach((name) => delete Array.prototype[name]);
    ['at', 'matchAll', 'isWellFormed', Symbol.iterator].forEach((name) => delete String.prototype[name]);
    ['hasOwn', 'fromEntries', 'groupBy'].forEach((name) => delete Object[name]);
    ['URL', 'URLSearchParams', 'Map', 'Set', 'WeakMap', 'Intl', 'console', 'structuredClone'].forEach((name) => delete globalThis[name]);
    delete Array.from; delete String.raw;`,
    context,
  );
  return context;
}
