import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { blockedMarkup } from './blocked-markup.ts';
import { contentSecurityPolicy, inlineHash, type PolicySources } from './content-security-policy.ts';

const css = 'h1{color:red}';
const code = 'go()';
const sources = { styles: [css], scripts: [code], formEndpoint: '/api/contact' };

test('an inline text’s hash is the one that browsers compute', () => {
  // From the specification of CSP 2, section 5.2: the hash of alert('Hello, world.');
  expect(inlineHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('the policy allows the page’s own inline texts, and no foreign origin', () => {
  const policy = contentSecurityPolicy(sources);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain(`script-src 'self' ${inlineHash(code)};`);
  expect(policy).toContain(`style-src 'self' ${inlineHash(css)};`);
});

test('the policy lets the form reach its service, and nothing else', () => {
  const policy = contentSecurityPolicy({ ...sources, formEndpoint: 'https://forms.example/submit?x=1' });
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toMatch(/form-action 'self' https:\/\/forms\.example$/);
  expect(policy.match(/forms\.example/g)).toHaveLength(2);
});

const policyTag = (allowed: PolicySources) =>
  `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(allowed)}">`;
const page = (body: string, head = policyTag(sources)) =>
  parse(`<html><head><meta charset="utf-8">${head}<style>${css}</style></head><body>${body}</body></html>`);

test.each([
  ['a foreign stylesheet', '<style>b{}</style>', 'an inline stylesheet'],
  ['a script', '<script>other()</script>', 'an inline script'],
  ['a script that calls itself a module', '<script type="module">other()</script>', 'an inline script'],
  ['a script beside the page’s own', `<script>${code};other()</script>`, 'an inline script'],
  ['a handler', '<button type="button" onclick="go()">x</button>', 'an inline event handler, onclick'],
])('%s is what the policy blocks', (_, body, what) => {
  expect(blockedMarkup(page(body))).toContain(what);
});

test('a page without a policy, or with one too late, is named', () => {
  expect(blockedMarkup(page('', ''))).toBe('no Content-Security-Policy');
  expect(blockedMarkup(page('', `<script src="/a.js"></script>${policyTag(sources)}`))).toBe(
    'a <script> before its Content-Security-Policy',
  );
});

test('data, files, words and the page’s own script are allowed', () => {
  const body = `<script type="application/ld+json">{}</script><script src="/x.js"></script><script type="module">${code}</script><p>Set onclick="x" there.</p>`;
  expect(blockedMarkup(page(body))).toBeUndefined();
});
