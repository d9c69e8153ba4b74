import { runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { edgeContext } from './edge-runtime.ts';

const run = (code: string): unknown => runInContext(`'use strict'; ${code}`, edgeContext());

test.each([
  'Object.hasOwn({ a: 1 }, "a")',
  '[1].at(0)',
  '[[1]].flat()',
  'Array.from("ab")',
  '"a".at(0)',
  '"ab".matchAll(/a/g)',
  'new Map()',
  'structuredClone({})',
  'console.log(1)',
  'for (const one of [1]) one',
  'Math.max(...[1])',
  'const [one] = [1]; one',
])('the edge has no %s', (code) => {
  expect(() => run(code)).toThrow(/is not (?:a function|defined|iterable)|iterator/);
});

test.each([
  ['Object.prototype.hasOwnProperty.call({ a: 1 }, "a")', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that runs there.
  ['Object.keys({ a: 1 }).map((key) => `<${key}>`).join()', '<a>'],
  ['"/a/b".replace(/^\\/(.)/, "$1").replaceAll("/", "-").slice(0, -1).includes("-")', true],
  ['"www.a".split(".").indexOf("a")', 1],
])('the edge runs %s', (code, value) => {
  expect(run(code)).toBe(value);
});
