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

/** The page as it is written. */
const written = (html: string, path: string) =>
  withSharedParts(html, path)
    .map((part) => (typeof part === 'string' ? part : part.html))
    .join('');

it('renders a part once for each variant and pastes it into the other pages', () => {
  expect(written(rendered('/a', 'one'), '/a')).toBe('<header id="/a"></header>');
  expect(rendered('/b', 'one')).not.toContain('/b');
  expect(written(rendered('/b', 'one'), '/b')).toBe('<header id="/a"></header>');
  expect(written(rendered('/c', 'two'), '/c')).toBe('<header id="/c"></header>');
  expect(written(rendered('/d', undefined), '/d')).toBe('<header id="/d"></header>');
});

it('keeps what came first of two pages that were rendered at the same time', () => {
  const [first, second] = [rendered('/e', 'three'), rendered('/f', 'three')];
  expect(written(first, '/e')).toContain('/e');
  expect(written(second, '/f')).toContain('/f');
  expect(written(rendered('/g', 'three'), '/g')).toContain('/e');
});

it('gives the same object for a part to each of the pages', () => {
  withSharedParts(rendered('/i', 'five'), '/i');
  const [, first] = withSharedParts(rendered('/j', 'five'), '/j');
  const [, second] = withSharedParts(rendered('/k', 'five'), '/k');
  expect(first).toEqual({ html: '<header id="/i"></header>' });
  expect(second).toBe(first);
});

it('refuses a part that is not the element it says', () => {
  expect(() => withSharedParts(rendered('/h', 'four', 'div'), '/h')).toThrow(/\/h has no <header>/);
});
