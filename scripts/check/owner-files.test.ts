import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { indexProblems, portraitProblems, publicProblems } from './owner-files.ts';

const index = readFileSync('index.html', 'utf8');

test('index.html has nothing that the build would drop', () => expect(indexProblems(index)).toEqual([]));

test.each([
  ['<script async src="https://x.example/gtag"></script>', '<script async="true" src="https://x.example/gtag">'],
  ['<script>gtag("js")</script>', '<script>'],
  ['<meta name="robots" content="noindex">', '<meta name="robots" content="noindex">'],
])('%s in index.html is refused', (pasted, named) => {
  const problems = indexProblems(index.replace('</head>', `${pasted}</head>`));
  expect(problems).toEqual([expect.stringMatching(/.* VITE_ANALYTICS.*/)]);
  expect(problems[0]).toContain(`index.html contains ${named}`);
});

test('a file that the build writes is refused in public/, with the place where its content belongs', () => {
  const folder = folderWith({ _redirects: '/old /about 301', _headers: '', 'google123.html': '' }, onTestFinished);
  expect(publicProblems(folder)).toEqual([expect.stringMatching(/_redirects would be .* infra\/clean-urls\.js\.$/)]);
});

test.each([
  [['team-1.JPG', 'README.md', '.DS_Store'], undefined],
  [['team-2.jpg'], "team-2.jpg: no one in src/content has the image or portrait 'team-2'"],
  [['team-1.HEIC'], 'Export it as JPEG'],
  [['team-1.tiff'], 'a .jpg, .png, or .webp file'],
  [['team-1.jpg', 'team-1.png'], 'team-1.png: there is a second photo named team-1. Delete one of the two.'],
])('portraits: %s', (files, problem) => {
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ''])), onTestFinished);
  const problems = portraitProblems(new Set(['team-1']), [folder]);
  expect(problems).toEqual(problem ? [expect.stringContaining(problem)] : []);
});
