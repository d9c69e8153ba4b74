import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * Fails when an upgrade of vite-react-ssg makes the patch void, in part or in whole. What each part is for, and what to do
 * then: patches/README.md.
 */
const engine = 'node_modules/vite-react-ssg';
const { version } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8')) as { version: string };
const patch = `patches/vite-react-ssg+${version}.patch`;

/** The lines that a patch adds, by file. */
function addedLines(text: string): [file: string, line: string][] {
  let file = '';
  return text.split('\n').flatMap((line): [string, string][] => {
    if (line.startsWith('+++ b/')) file = line.slice('+++ b/'.length);
    else if (line.startsWith('+')) return [[file, line.slice(1)]];
    return [];
  });
}

test('there is a patch for the version of the engine that is installed, and no other', () => {
  expect(readdirSync('patches').filter((file) => file.endsWith('.patch'))).toEqual([`vite-react-ssg+${version}.patch`]);
});

test('the installed engine has every line of the patch', () => {
  const lines = existsSync(patch) ? addedLines(readFileSync(patch, 'utf8')) : [];
  expect(lines).not.toEqual([]);
  expect(lines.filter(([file, line]) => !readFileSync(file, 'utf8').split('\n').includes(line))).toEqual([]);
});

/** Text that means something in a replacement string. */
const dollars = `$$ $' "$" $& $\` $1`;

const main = `
import { createElement, lazy, Suspense } from 'react';
import { ViteReactSSG } from 'vite-react-ssg';
const Long = lazy(async () => ({ default: () => createElement('p', null, 'long '.repeat(5000)) }));
const Home = () =>
  createElement('div', null, createElement('p', { id: 'dollars' }, ${JSON.stringify(dollars)}), createElement(Suspense, null, createElement(Long)));
const Page = () => createElement('p', null, 'page');
export const createRoot = ViteReactSSG({
  routes: [
    { path: '/', Component: Home },
    { path: '/page/:n', Component: Page, getStaticPaths: () => Array.from({ length: 100 }, (_, n) => '/page/' + n) },
    { path: '/loaded', Component: Page, loader: () => ({ loaded: true }) },
  ],
});
`;

const run = `
import { createRequire } from 'node:module';
import { build } from 'vite-react-ssg/node';
const onPageRendered = (route, html) => route !== '/page/3' && html;
await build({ preloadLinks: false, beastiesOptions: false, onPageRendered }, { root: process.argv[1], configFile: false });
const { cache } = createRequire(import.meta.url);
console.log('jsdom is', Object.keys(cache).some((file) => file.includes('/jsdom/')) ? 'loaded' : 'not loaded');
process.exit(0);
`;

describe('the patched engine', () => {
  // Below node_modules, so that the site of the test finds the packages.
  const parent = resolve('node_modules/.cache');
  let site = '';
  let output = '';
  const page = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');

  beforeAll(() => {
    mkdirSync(parent, { recursive: true });
    site = mkdtempSync(join(parent, 'engine-patch-'));
    writeFileSync(join(site, 'main.js'), main);
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><html><head><title>t</title></head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>',
    );
    output = execFileSync(process.execPath, ['--input-type=module', '--eval', run, site], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
  }, 60_000);
  afterAll(() => rmSync(site, { recursive: true, force: true }));

  test('pastes the page as it is', () => {
    const [, text] = page('index.html').match(/id="dollars">(.*?)<\/p>/) ?? [];
    expect(text?.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(dollars);
    expect(page('index.html').match(/<div id="root"/g)).toHaveLength(1);
  });

  test('leaves large Suspense boundaries where they are', () => {
    expect(page('index.html')).toMatch(/<!--\$--><p>long /);
    expect(page('index.html')).not.toMatch(/\$RC|<template/);
  });

  test('adds no preload links when told so, and parses no page for it', () => {
    expect(page('index.html')).not.toContain('<link');
    expect(output).toContain('jsdom is not loaded');
  });

  test('writes a data file for a route with a loader, and for no other', () => {
    const files = readdirSync(join(site, 'dist', 'static-loader-data'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual([expect.stringMatching(/^loaded\.\w+\.json$/)]);
  });

  test('leaves a page alone that the callback says it has written', () => {
    expect(existsSync(join(site, 'dist/page/2.html'))).toBe(true);
    expect(existsSync(join(site, 'dist/page/3.html'))).toBe(false);
  });

  test('counts the pages of a large site in place of a line each', () => {
    expect(output).toMatch(/102 of 102 pages, \d+ a second/);
    expect(output).not.toContain('page/7.html');
  });
});
