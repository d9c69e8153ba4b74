import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './pages.ts';

test('the policy lets the form reach its service, and nothing else', () => {
  const policy = contentSecurityPolicy('h1{color:red}', 'go()', 'https://forms.example/submit?x=1');
  expect(policy).toContain("connect-src 'self' https://forms.example;");
  expect(policy).toMatch(/form-action 'self' https:\/\/forms\.example$/);
  expect(policy.match(/forms\.example/g)).toHaveLength(2);
});
