import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';
import { checkForms, foreignPolicies } from './live-policies.ts';

const live = (formEndpoint: string, name = 'page-headers') => ({
  name,
  contentSecurityPolicy: contentSecurityPolicy({ styleHashes: [], formEndpoint }),
});
const page = (action: string) => `<form class="form" action="${action}" method="post">`;

test.each([
  ['the service that the stack was told of', live('https://forms.example'), 'https://forms.example/f?x=1'],
  ['the site itself', live('/'), '/api/contact'],
  ['a service behind a port', live('https://forms.example:8443'), 'https://forms.example:8443/f'],
  [
    'any service, by a policy that is not ours',
    { name: 'x', contentSecurityPolicy: 'default-src https:' },
    'https://f.example/',
  ],
  ['any service, without a policy', { name: 'x', contentSecurityPolicy: undefined }, 'https://f.example/'],
])('a form may post to %s', (_, policy, action) => {
  expect(() => checkForms([policy], ['Home', page(action)])).not.toThrow();
});

test.each([
  ['a stack without FormOrigin', live('/')],
  ['a stack with that of another service', live('https://old.example')],
  ['one that allows a longer name', live('https://forms.example.org')],
])('%s is refused, with what the stack needs', (_, policy) => {
  expect(() => checkForms([live('https://forms.example'), policy], [page('https://forms.example/f')])).toThrow(
    /^The contact form posts to https:\/\/forms\.example, .*“page-headers”.* Update the stack with FormOrigin=https:\/\/forms\.example /,
  );
});

test('a policy that lets the script send the form and not the page, or the reverse, is refused', () => {
  const { name, contentSecurityPolicy: policy } = live('https://forms.example');
  for (const directive of ['connect-src', 'form-action']) {
    const half = policy.replace(`${directive} 'self' https://forms.example`, `${directive} 'self'`);
    expect(() => checkForms([{ name, contentSecurityPolicy: half }], [page('https://forms.example/f')])).toThrow();
  }
});

test('policies that are not the template’s are named', () => {
  expect(foreignPolicies([live('/')])).toEqual([]);
  expect(foreignPolicies([])).toEqual([expect.stringMatching(/^The distribution has no headers policy/)]);
  const foreign = { name: 'mine', contentSecurityPolicy: "default-src 'self'" };
  expect(foreignPolicies([live('/'), foreign, { name: 'none', contentSecurityPolicy: undefined }])).toEqual([
    expect.stringMatching(/^The headers policy “mine” is left alone, .* allows the pages’ styles/),
    expect.stringMatching(/^The headers policy “none” is left alone, .* has no Content-Security-Policy\.$/),
  ]);
});
