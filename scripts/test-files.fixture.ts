import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/**
 * Makes a folder with these files.
 * @param whenDone Registers its removal: `onTestFinished` for the folder of one test.
 * @param parent A folder in the project if the files need the project's packages.
 */
export function folderWith(
  files: Readonly<Record<string, string | Buffer>>,
  whenDone: (remove: () => void) => void = afterAll,
  parent = tmpdir(),
): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'test-'));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Runs a script in a folder, with the settings in `env` and no others. */
export function runScript(cwd: string, args: readonly string[], env: Record<string, string> = {}) {
  const { SITE_SETTINGS: _, DEBUG: __, ...inherited } = process.env;
  return spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), ...args], {
    cwd,
    env: { ...inherited, ...env },
    encoding: 'utf8',
    // A busy machine takes its time to start Node.
    timeout: 100_000,
    killSignal: 'SIGKILL',
  });
}
