import { expect, test } from 'vitest';
import { parsePage } from '../checks/built-pages.ts';
import { deadFragments } from './dead-fragments.ts';

const origin = 'https://site.example';
const page = (file: string, body: string) => parsePage(file, `<html><head></head><main>${body}</main></html>`);
const about = page('about.html', '<h2 id="team">Team</h2><h2 id="café">Café</h2><a href="#team">Team</a>');

test('a fragment that its page does not have is reported with every page that has the link', () => {
  const home = page('index.html', '<a href="/about#gone">a</a><a href="https://site.example/about#gone">b</a>');
  const contact = page('contact.html', '<a href="/about?q=1#gone">c</a><a href="#form">d</a>');
  expect(deadFragments([home, about, contact], origin)).toEqual([
    {
      url: '/about#gone',
      reason: '/about has no element with the id “gone”; correct the link, or give the element that id',
      linkedFrom: ['/', '/contact'],
    },
    {
      url: '/contact#form',
      reason: '/contact has no element with the id “form”; correct the link, or give the element that id',
      linkedFrom: ['/contact'],
    },
  ]);
});

test.each([
  '/about#team',
  'https://site.example/about#team',
  '/about#caf%C3%A9',
  // The page's top.
  '/about#',
  // Another site, a page that is broken by itself, and no address at all.
  'https://other.example/about#gone',
  '/nowhere#gone',
  'https://#gone',
])('%s is no dead fragment', (href) => {
  expect(deadFragments([page('index.html', `<a href="${href}">x</a>`), about], origin)).toEqual([]);
});

test('a fragment that no address can have is reported, not thrown', () => {
  const home = page('index.html', '<a href="/about#50%">x</a>');
  expect(deadFragments([home, about], origin).map(({ url }) => url)).toEqual(['/about#50%']);
});
