import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SharedPart, withSharedParts } from './shared-part.tsx';

/** A page as it is rendered, with a header that says who has rendered it. */
const rendered = (path: string, variant: string | undefined, element = 'header') =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      { initialEntries: [path] },
      // biome-ignore lint/correctness/noChildrenProp: this file has no JSX
      createElement(SharedPart, { element: 'header', variant, children: createElement(element, { id: path }) }),
    ),
  );

it('renders a part once for each variant and pastes it into the other pages', () => {
  expect(withSharedParts(rendered('/a', 'one'), '/a')).toBe('<header id="/a"></header>');
  expect(rendered('/b', 'one')).not.toContain('/b');
  expect(withSharedParts(rendered('/b', 'one'), '/b')).toBe('<header id="/a"></header>');
  expect(withSharedParts(rendered('/c', 'two'), '/c')).toBe('<header id="/c"></header>');
  expect(withSharedParts(rendered('/d', undefined), '/d')).toBe('<header id="/d"></header>');
});

it('keeps what came first of two pages that were rendered at the same time', () => {
  const [first, second] = [rendered('/e', 'three'), rendered('/f', 'three')];
  expect(withSharedParts(first, '/e')).toContain('/e');
  expect(withSharedParts(second, '/f')).toContain('/f');
  expect(withSharedParts(rendered('/g', 'three'), '/g')).toContain('/e');
});

it('refuses a part that is not the element it says', () => {
  expect(() => withSharedParts(rendered('/h', 'four', 'div'), '/h')).toThrow(/\/h has no <header>/);
});
