import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nodeProblem } from './install-if-needed.mjs';
import { folderWith, runScript } from './test-files.fixture.ts';

/* What the commands say when they cannot do their work. */

test.each(['20.19.0', '20.20.2', '22.0.0', '22.16.0', '23.11.1', '24.0.0', '26.1.0'])('Node %s will do', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['18.20.8', '20.18.3', '21.7.3'])('Node %s is refused, with what to install', (version) => {
  expect(nodeProblem(version)).toBe(
    `This project needs Node 20.19 or newer, and not 21; this is ${version}. Install Node 24, or 22.`,
  );
});

test.each([
  ['an error is a sentence', `throw new Error('There is no built site.');`, /^There is no built site\.\n$/],
  [
    'a wrong flag is answered with the usage',
    `parseArgs({ args: ['--prot'], options: {} });`,
    /^Unknown option '--prot'.*\nUsage: it \[--dist dist\]\n$/,
  ],
])('%s', (_, body, complaint) => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run-command.ts')).href);
  const code = `import { parseArgs } from 'node:util';
import { runCommand } from ${module};
await runCommand('Usage: it [--dist dist]', async () => { ${body} });`;
  expect(runScript('.', ['--input-type=module', '--eval', code])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(complaint),
  });
});

describe('a build that cannot be made leaves the last one as it is', () => {
  const lastBuild = 'The last build.';
  const cases: [string, Record<string, string>, Record<string, string>, RegExp][] = [
    [
      'a setting that cannot work',
      {},
      { VITE_BOOKING_URL: 'http://x' },
      /^\nThe build failed; dist\/ is as it was\.\nVITE_BOOKING_URL is “http:\/\/x”\. .+\n$/,
    ],
    [
      'content that cannot be true',
      {
        'src/content/states/atlantis.ts': 'export default {};',
        'public/portraits/x.svg': '',
        'src/assets/portraits/x.svg': '',
      },
      {},
      /src\/content\/states\/atlantis\.ts: the file name is not a US state\./,
    ],
  ];

  test.each(cases)('%s', (_, files, settings, complaint) => {
    const folder = folderWith({ 'dist/index.html': lastBuild, ...files }, onTestFinished);
    const { status, stderr } = runScript(folder, [join(import.meta.dirname, 'build.ts')], settings);
    expect([status, stderr]).toEqual([1, expect.stringMatching(complaint)]);
    expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe(lastBuild);
  });
});
