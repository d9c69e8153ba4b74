import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { indexProblems, publicProblems } from './owner-files.ts';

const index = readFileSync('index.html', 'utf8');

test('index.html has nothing that the build would drop', () => expect(indexProblems(index)).toEqual([]));

test.each([
  [
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script>',
    '<script async="true" src="https://www.googletagmanager.com/gtag/js?id=G-1">',
  ],
  ['<script>gtag("js")</script>', '<script>'],
  ['<link rel="icon" href="/x.png">', '<link rel="icon" href="/x.png">'],
  ['<meta name="robots" content="noindex">', '<meta name="robots" content="noindex">'],
])('%s in index.html is refused', (pasted, named) => {
  const problems = indexProblems(index.replace('</head>', `${pasted}</head>`));
  expect(problems).toEqual([expect.stringContaining(`index.html contains ${named}`)]);
  expect(problems[0]).toContain('VITE_ANALYTICS');
});

test('a file that the build writes is refused in public/, with the place where its content belongs', () => {
  const folder = folderWith({ _redirects: '/old /about 301', _headers: '', 'google123.html': '' }, onTestFinished);
  expect(publicProblems(folder)).toEqual([expect.stringMatching(/_redirects would be .* infra\/clean-urls\.js\.$/)]);
});
