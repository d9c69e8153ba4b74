import { expect, it } from 'vitest';
import { sectionOf } from './desktop-menu.tsx';

it.each([
  ['/services', 'services'],
  ['/services/local-seo', 'services'],
  ['/states', 'states'],
  ['/states/texas-divorce-lawyer-seo', 'states'],
  ['/texas-divorce-lawyer-seo', 'states'],
  ['/about', 'about'],
  ['/case-studies', 'case-studies'],
  ['/', undefined],
  ['/divorce-lawyer-seo', undefined],
  ['/servicesx', undefined],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
