import { type Context, createContext, runInContext } from 'node:vm';

/**
 * What CloudFront documents for cloudfront-js-2.0 on the objects that a function about addresses could use, in the words of
 * “JavaScript runtime 2.0 features for CloudFront Functions” (Amazon CloudFront Developer Guide, read in November 2026).
 */
const documented: Record<string, { own: string; prototype: string }> = {
  Object: {
    own: `create defineProperties defineProperty freeze getOwnPropertyDescriptor getOwnPropertyDescriptors
      getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys preventExtensions seal assign entries values`,
    prototype: 'hasOwnProperty isPrototypeOf propertyIsEnumerable toString valueOf',
  },
  String: {
    own: 'fromCharCode fromCodePoint',
    prototype: `charAt concat indexOf lastIndexOf match replace search slice split substr substring toLowerCase trim
      toUpperCase codePointAt endsWith includes repeat startsWith padStart padEnd trimStart trimEnd replaceAll`,
  },
  Array: {
    own: 'isArray of',
    prototype: `concat every filter forEach indexOf join lastIndexOf map pop push reduce reduceRight reverse shift slice
      some sort splice unshift copyWithin fill find findIndex includes`,
  },
  RegExp: { own: '', prototype: 'global ignoreCase multiline source sticky flags exec test toString' },
};

const globals = `Object String Number Boolean Array RegExp Function Math Date JSON Promise Symbol ArrayBuffer DataView
  Float32Array Float64Array Int8Array Int16Array Int32Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array
  Error EvalError RangeError ReferenceError SyntaxError TypeError URIError globalThis NaN Infinity undefined
  decodeURI decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt`;

const listed = (names: string): string[] => names.split(/\s+/).filter(Boolean);

/**
 * An empty context as poor as the edge: whatever is not documented there is taken away, so that code that leans on it
 * fails here and not at the first visitor. No console, no process, no Buffer either. With the iterators of strings and
 * arrays go for-of, spread and array destructuring, which the edge's parser refuses; other new syntax passes here.
 */
export function edgeContext(): Context {
  const context = createContext({});
  const inside = (code: string) => runInContext(code, context);
  const keepOnly = (object: string, names: string[]) =>
    inside(`(function (object, names) {
      Object.getOwnPropertyNames(object).forEach(function (name) {
        if (names.indexOf(name) === -1) delete object[name];
      });
    })`)(inside(object), names);

  inside('delete String.prototype[Symbol.iterator]; delete Array.prototype[Symbol.iterator];');
  for (const [name, { own, prototype }] of Object.entries(documented)) {
    if (name === 'Object') continue;
    keepOnly(name, ['length', 'name', 'prototype', ...listed(own)]);
    keepOnly(`${name}.prototype`, ['length', 'constructor', ...listed(prototype)]);
  }
  keepOnly('globalThis', listed(globals));
  // Last, because the others were taken apart with its help.
  keepOnly('Object.prototype', ['constructor', '__proto__', ...listed(documented.Object?.prototype ?? '')]);
  keepOnly('Object', ['length', 'name', 'prototype', ...listed(documented.Object?.own ?? '')]);
  return context;
}
