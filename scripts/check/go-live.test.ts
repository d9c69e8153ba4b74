import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { pagePaths } from '../../src/site/paths.ts';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { distProblems, hiddenProblems, refuseUnfinished, websiteProblems } from './go-live.ts';
import { placeholderSettings } from './settings.ts';

const people = [{ id: 'member', name: 'Ann', role: 'Founder', experience: '', description: '', image: '', alt: '' }];

/** A small site that can go live. */
function build(): string {
  const page = '<link rel="canonical" href="https://firm.com/"><main><a href="https://other.com/a.pdf"></main>';
  const pages = ['index', '404', ...pagePaths.slice(1)].map((path) => [`${path}.html`, page]);
  const others = ['icon.svg', '.well-known/security.txt', 'robots.txt', 'sitemap.xml', '_headers', '_redirects'];
  return folderWith(Object.fromEntries([...pages, ...others.map((file) => [file, ''])]), onTestFinished);
}

test('a finished site can go live', async () => {
  const dist = build();
  await refuseUnfinished(dist, people, {});
  writeFiles(dist, { 'about.md': '[Book](https://booking.example)' });
  await expect(refuseUnfinished(dist, people, {})).rejects.toThrow('must not go live:\n  The');
});

test('an invented person keeps a site from going live', async () => {
  const invented = people.map((person) => ({ ...person, sample: true as const }));
  await expect(refuseUnfinished(build(), invented, {})).rejects.toThrow(
    /go live:\n {2}Ann \(Founder\) is invented\. .*“sample: true”, in src\/content\/team\.ts\.$/,
  );
});

test('an invented history of the agency keeps a site from going live', async () => {
  await expect(refuseUnfinished(build(), people, { sample: true })).rejects.toThrow('src/content/founder-story.ts');
});

test('a document that no page links to does not go live', () => {
  const dist = build();
  writeFiles(dist, {
    'IMG_2041.png': '',
    'Smith contract signed.pdf': '',
    'our fees.pdf': '',
    'about.html': '<a href="/our%20fees.pdf">',
  });
  expect(distProblems(dist)).toEqual([
    expect.stringMatching(/^IMG_2041\.png is a file that no page links to/),
    expect.stringMatching(/^Smith contract signed\.pdf is a file/),
  ]);
});

test.each([...placeholderSettings({}), { variable: 'VITE_CONTACT_ENDPOINT', placeholder: 'local-inbox' }])(
  'the placeholder of $variable keeps a site from going live',
  ({ variable, placeholder }) => {
    const dist = build();
    writeFiles(dist, { 'index.html': `<main><a href="${placeholder}">Book</a></main>`, 'z.md': placeholder });
    const fix = `The placeholder “${placeholder}” is in index.html and 1 more. Set ${variable}, then build again`;
    expect(distProblems(dist).filter((problem) => problem.includes('placeholder'))).toEqual([fix]);
  },
);

test.each([
  ['/*\n  x-robots-tag: noindex\n', '_headers hides / from'],
  ['/about\n  x-robots-tag: noindex\n', '_headers hides /about from'],
])('a site that search engines may not list does not go live: %o', async (headers, problem) => {
  const dist = build();
  const sitemap = '<loc>https://firm.com/</loc><loc>https://firm.com/about</loc>';
  writeFiles(dist, { _headers: '/*.md\n  X-Robots-Tag: noindex\n', 'sitemap.xml': sitemap });
  expect(await hiddenProblems(dist)).toEqual([]);
  writeFiles(dist, { _headers: headers });
  expect(await hiddenProblems(dist)).toEqual([expect.stringContaining(problem)]);
});

test('a site whose guides lead to another address does not go live', () => {
  const fix = 'The site is at https://firm.com/, but the guides lead to other.com. Set “website”';
  const dist = build();
  expect(websiteProblems(dist, 'other.com')).toEqual([]);
  writeFiles(dist, { 'guides/year-of-pages.pdf': '' });
  expect(websiteProblems(dist, 'other.com')).toEqual([expect.stringMatching(`^${fix}`)]);
  expect(websiteProblems(dist, 'firm.com')).toEqual([]);
});

test.each([
  ['new.firm.example', 'Write to a@new.firm.example. See www.example.com.'],
  ['555-0143', 'Call +1 202-555-0143.'],
])('so does %s, which is reserved for fiction', (value, text) => {
  const dist = build();
  writeFiles(dist, { 'about.html': text });
  expect(distProblems(dist)).toEqual([expect.stringContaining(`“${value}” is in about.html. Replace it`)]);
});

test.each(['thank-you.html', '404.html', 'sitemap.xml'])('a build without %s is incomplete', (file) => {
  const dist = build();
  rmSync(join(dist, file));
  expect(distProblems(dist)).toEqual([`${file} is missing. Build again`]);
});

test.each([
  ['.env.txt', 'is hidden'],
  ['states/.DS_Store', 'is hidden'],
  ['.well-known/.env', 'is hidden'],
  ['backup.zip', 'is not of a kind'],
  ['notes', 'is not of a kind'],
])('the file %s does not go live, because it %s', (file, reason) => {
  const dist = build();
  writeFiles(dist, { [file]: '', 'IMG_2041.PNG': '', 'about.html': '<img src="/IMG_2041.PNG">' });
  expect(distProblems(dist)).toEqual([expect.stringMatching(`^${file.replace('.', '\\.')} ${reason}.* Delete it`)]);
});

test('Netlify and the deployment check a site before it goes live', () => {
  const netlify = readFileSync('netlify.toml', 'utf8').replaceAll('\r\n', '\n');
  expect(netlify).toContain('[context.production]\n  command = "npm run release"\n');
  const workflow = parse(readFileSync('.github/workflows/deploy.yml', 'utf8'));
  const commands = workflow.jobs.deploy.steps.map(({ run, uses }: { run?: string; uses?: string }) => run ?? uses);
  const order = ['npm run release', 'aws-actions/', 'npm run deploy:s3', 'npm run check:live'];
  expect(commands.slice(-order.length)).toEqual(order.map((start) => expect.stringMatching(`^${start}`)));
  expect(workflow.jobs.deploy.environment).toBe('production');
});
