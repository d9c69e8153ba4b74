import { expect, it } from 'vitest';
import { currentEntry } from './menu.ts';

it.each([
  ['/services', '/services'],
  ['/services/local-seo', '/services'],
  ['/states', '/states'],
  ['/states/texas-divorce-lawyer-seo', '/states'],
  ['/texas-divorce-lawyer-seo', '/states'],
  ['/about', '/about'],
  ['/case-studies', '/case-studies'],
  ['/', undefined],
  ['/thank-you', undefined],
  ['/servicesx', undefined],
])('%s belongs to %s', (path, section) => {
  expect(currentEntry(path)?.path).toBe(section);
});
