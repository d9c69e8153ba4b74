import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  write('dist/index.html', 'The last build.');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Builds in that folder, where there is nothing to build: it must end before it begins. */
function build(settings: Record<string, string> = {}) {
  const { SITE_SETTINGS: _, DEBUG: __, ...env } = process.env;
  const args = ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'build.ts')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...env, ...settings },
    encoding: 'utf8',
  });
  expect(readdirSync(join(folder, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('The last build.');
  return { status, stderr };
}

test('a setting that cannot work stops the build, and the last one stays', () => {
  expect(build({ VITE_BOOKING_URL: 'http://x' })).toEqual({
    status: 1,
    stderr: expect.stringMatching(
      /^\nThe build failed; dist\/ is as it was\.\nVITE_BOOKING_URL is “http:\/\/x”\. .+\n$/,
    ),
  });
});

test('content that cannot be true stops the build, and the last one stays', () => {
  write('src/content/states/atlantis.ts', 'export default {};');
  for (const portraits of ['public/portraits', 'src/assets/portraits'])
    mkdirSync(join(folder, portraits), { recursive: true });
  expect(build()).toEqual({
    status: 1,
    stderr: expect.stringContaining('src/content/states/atlantis.ts: the file name is no US state.'),
  });
});
