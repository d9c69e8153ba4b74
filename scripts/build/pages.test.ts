import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHash } from './pages.ts';

const css = 'h1{color:red}';
const code = 'go()';

test('an inline text’s hash is the one that browsers compute', () => {
  // From the specification of CSP 2, section 5.2: the hash of alert('Hello, world.');
  expect(inlineHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('the policy allows the page’s own inline texts, and no foreign origin', () => {
  const policy = contentSecurityPolicy(css, code, '/api/contact');
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain(`script-src 'self' ${inlineHash(code)};`);
  expect(policy).toContain(`style-src 'self' ${inlineHash(css)};`);
});

test('the policy lets the form reach its service, and nothing else', () => {
  const policy = contentSecurityPolicy(css, code, 'https://forms.example/submit?x=1');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toMatch(/form-action 'self' https:\/\/forms\.example$/);
  expect(policy.match(/forms\.example/g)).toHaveLength(2);
});
