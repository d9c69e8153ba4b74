import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { brand } from '../../src/site/brand.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { folderWith, writeFiles } from '../test-files.fixture.ts';
import { guideProblems, refuseUnfinished, releaseProblems } from './release.ts';
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
  await refuseUnfinished(dist, people);
  writeFiles(dist, { 'about.md': '[Book](https://booking.example)' });
  await expect(refuseUnfinished(dist, people)).rejects.toThrow('must not go live:\n  The');
});

test('an invented person keeps a site from going live', async () => {
  const invented = people.map((person) => ({ ...person, sample: true as const }));
  await expect(refuseUnfinished(build(), invented)).rejects.toThrow(
    /go live:\n {2}Ann \(Founder\) is invented\. .*“sample: true”, in src\/content\/team\.ts\.$/,
  );
});

test.each([...placeholderSettings({}), { variable: 'VITE_CONTACT_ENDPOINT', placeholder: 'local-inbox' }])(
  'the placeholder of $variable keeps a site from going live',
  ({ variable, placeholder }) => {
    const dist = build();
    writeFiles(dist, { 'index.html': `<main><a href="${placeholder}">Book</a></main>`, 'z.md': placeholder });
    const fix = `The placeholder “${placeholder}” is in index.html and 1 more. Set ${variable}, then build again`;
    expect(releaseProblems(dist).filter((problem) => problem.includes('placeholder'))).toEqual([fix]);
  },
);

test('a guide that was printed with another address keeps a site from going live', async () => {
  const dist = build();
  copyFileSync('src/assets/guides/listing-checklist.pdf', join(dist, 'guide.pdf'));
  expect(await guideProblems(dist)).toEqual([
    expect.stringMatching('^guide.pdf does not link to https://firm.com. Set “website” in src/site/brand.ts'),
  ]);
  writeFiles(dist, { 'index.html': `<link rel="canonical" href="https://${brand.website}/"><main></main>` });
  expect(await guideProblems(dist)).toEqual([]);
});

test.each([
  ['new.firm.example', 'Write to a@new.firm.example. See www.example.com.'],
  ['555-0143', 'Call +1 202-555-0143.'],
])('so does %s, which is reserved for fiction', (value, text) => {
  const dist = build();
  writeFiles(dist, { 'about.html': text });
  expect(releaseProblems(dist)).toEqual([expect.stringContaining(`“${value}” is in about.html. Replace it`)]);
});

test.each(['thank-you.html', '404.html', 'sitemap.xml'])('a build without %s is incomplete', (file) => {
  const dist = build();
  rmSync(join(dist, file));
  expect(releaseProblems(dist)).toEqual([`${file} is missing. Build again`]);
});

test.each(['.env.txt', 'states/.DS_Store', 'backup.zip', 'notes', '.well-known/.env'])(
  'the file %s does not go live',
  (file) => {
    const dist = build();
    writeFiles(dist, { [file]: '' });
    expect(releaseProblems(dist)).toEqual([
      expect.stringMatching(`^${file.replace('.', '\\.')} is hidden.* Delete it`),
    ]);
  },
);

test('Netlify and the deployment check a site before it goes live', () => {
  const netlify = readFileSync('netlify.toml', 'utf8');
  expect(netlify).toContain('[context.production]\n  command = "npm run build && npm run check:release"\n');
  const workflow = parse(readFileSync('.github/workflows/deploy.yml', 'utf8'));
  const commands = workflow.jobs.deploy.steps.map(({ run, uses }: { run?: string; uses?: string }) => run ?? uses);
  const order = ['npm run build', 'npm run check:release', 'aws-actions/', 'npm run deploy:s3', 'npm run check:live'];
  expect(commands.slice(-order.length)).toEqual(order.map((start) => expect.stringMatching(`^${start}`)));
  expect(workflow.jobs.deploy.environment).toBe('production');
});
