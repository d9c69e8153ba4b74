import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { builtPage } from './page-fixture.ts';
import { policyFaults } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (value: string) => `<meta http-equiv="Content-Security-Policy" content="${value}">`;
const faults = (head: string, main = '') =>
  policyFaults([builtPage('/about', `<h1>x</h1>${main}`, { head })], 'no-such-folder');

it('lets inline code be that the policy names by its hash', () => {
  const sound = policy(`default-src 'none'; script-src 'self' ${hash('start()')}; style-src ${hash('p{}')}`);
  expect(faults(`${sound}<style>p{}</style><script>start()</script><script src="/a.js"></script>`)).toEqual([]);
});

it.each([
  ['no policy', '', '', /no Content-Security-Policy/],
  ['another script', '<script>alert(1)</script>', '', /inline script .*“alert\(1\)”/],
  ['another style sheet', '<style>p{}</style>', '', /inline style sheet/],
  ['a handler', '', '<p onclick="x()">x</p>', /<p onclick>/],
])('finds %s', (what, head, main, fault) => {
  const own = what === 'no policy' ? '' : policy("default-src 'none'");
  expect(faults(own + head, main)).toEqual([expect.stringMatching(fault)]);
});

it('finds a policy that comes too late', () => {
  const sound = policy(`default-src 'none'; style-src ${hash('p{}')}`);
  expect(faults(`<style>p{}</style>${sound}`)).toEqual([expect.stringMatching(/<style> before/)]);
});
