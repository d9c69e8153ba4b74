import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { refuse } from '../refuse.ts';
import { folderWith } from '../test-files.fixture.ts';
import {
  indexProblems,
  misnamedSettings,
  photoProblems,
  portraitProblems,
  publicProblems,
  unprefixedSettings,
} from './owner-files.ts';

const index = readFileSync('index.html', 'utf8');

test('index.html has nothing that the build would drop', () => refuse(indexProblems(index)));

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
  ['why us?.png', /why us\?\.png: hosts refuse a name with \? in it\. Rename the file/],
  ['new/#1 agency.png', /new\/#1 agency\.png: hosts refuse a name with # in it/],
  ['Offer.html', /Offer\.html: its address would lead to \/offer\. Give it a name in lower case/],
  ['offer/index.html', /its address would lead to \/offer\. /],
])('a file called %s, which no visitor would get, is refused', (file, problem) => {
  const fine = { 'photo[1].jpg.png': '', 'IMG 2041.PNG': '', 'google1a2b.html': '', '.well-known/x.txt': '' };
  const folder = folderWith({ ...fine, [file]: '' }, onTestFinished);
  expect(publicProblems(folder)).toEqual([expect.stringMatching(problem)]);
});

test('settings that Windows has saved as .env.txt are named', () => {
  expect(misnamedSettings(folderWith({ '.env': '' }, onTestFinished))).toEqual([]);
  expect(misnamedSettings(folderWith({ '.env.txt': '' }, onTestFinished))).toEqual([
    expect.stringContaining('Rename it'),
  ]);
});

test('a setting in .env without its prefix is named', () => {
  const env = 'VITE_CONTACT_TO=a@firm.com\nBOOKING_URL=https://cal.com/x\n# PHONE=1\n';
  expect(unprefixedSettings(env)).toEqual(['.env: BOOKING_URL sets nothing. Write VITE_BOOKING_URL.']);
});

test('a picture or a video that would keep a phone waiting is refused', () => {
  const kilobytes = (count: number) => 'x'.repeat(count * 1024);
  const files = {
    'a.PNG': kilobytes(501),
    'b.png': kilobytes(500),
    'c.mp4': `    ftyp${kilobytes(501)}`,
    'e.pdf': kilobytes(10_241),
    'd.webm': kilobytes(26_000),
  };
  expect(publicProblems(folderWith(files, onTestFinished))).toEqual([
    expect.stringMatching(/a\.PNG: the picture has 501 KB/),
    expect.stringMatching(/d\.webm: the video has 26000 KB/),
    expect.stringMatching(/e\.pdf: the document has 10241 KB/),
  ]);
});

test('a video that no browser plays, and captions that none shows, are refused', () => {
  const files = {
    'a.mp4': 'x',
    'b.vtt': '1\n00:00:01,000 --> 00:00:02,000\nHi',
    'c.vtt': '\uFEFFWEBVTT\n',
    'd.webm': 'x',
  };
  expect(publicProblems(folderWith(files, onTestFinished))).toEqual([
    expect.stringMatching(/a\.mp4: It is no MP4/),
    expect.stringMatching(/b\.vtt: Its first line is not WEBVTT/),
    expect.stringMatching(/d\.webm: It is no WebM/),
  ]);
});

test('a photo that is torn, empty, or a pointer is named', async () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n';
  const folder = folderWith({ 'a.jpg': '', 'b.jpg': pointer, 'readme.md': '' }, onTestFinished);
  const photo = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#a33', noise: { type: 'gaussian' } },
  })
    .jpeg()
    .toBuffer();
  writeFileSync(join(folder, 'c.jpg'), photo.subarray(0, photo.length / 2));
  writeFileSync(join(folder, 'd.jpg'), photo);
  expect(await photoProblems([folder])).toEqual([
    expect.stringMatching(/a\.jpg can’t be read/),
    expect.stringMatching(/b\.jpg is a pointer of Git LFS.*git lfs pull/),
    expect.stringMatching(/c\.jpg can’t be read: it is torn/),
  ]);
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
