import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { expect, onTestFinished, test } from 'vitest';
import { parseHtml } from '../scripts/read/built-pages.ts';
import { folderWith, runScript } from '../scripts/test-files.fixture.ts';

/* What our patch of vite-react-ssg is for (README.md), on a page that the engine has built. */

test('copy with $ and large parts of a page are in its HTML as they are', () => {
  const copy = `$$ $' "$" $& $\` $1`;
  const long = 'word '.repeat(5000);
  const folder = folderWith(
    {
      'index.html':
        '<html><head><title>x</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
      'main.js': `import { createElement, Suspense } from 'react';
import { ViteReactSSG } from 'vite-react-ssg';
const page = createElement('main', null, ${JSON.stringify(copy)}, createElement(Suspense, null, createElement('p', null, ${JSON.stringify(long)})));
export const createRoot = ViteReactSSG({ routes: [{ path: '/', element: page }] });`,
    },
    onTestFinished,
    'node_modules/.cache',
  );
  const code = `const { build } = await import('vite-react-ssg/node');
await build({ entry: 'main.js', preloadLinks: false, beastiesOptions: false }, { configFile: false, logLevel: 'error' });`;
  expect(runScript(folder, ['--input-type=module', '--eval', code])).toMatchObject({ status: 0, stderr: '' });
  const page = parseHtml(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
  const main = select('main', page);
  expect(main && textOf(main)).toBe(copy + long);
  expect(selectAll('[id="root"]', page)).toHaveLength(1);
});
