import { spawnSync } from 'node:child_process';
import { buildCopy } from '../../scripts/build/build-copy.ts';
import { checkSettings } from '../../scripts/check/settings.ts';

/**
 * Builds the site with an owner's settings into a folder, without share images. Builds use one folder of the engine's, so
 * two must not run at the same time.
 */
export function buildWithSettings(outDir: string, settings: Record<`VITE_${string}`, string>): void {
  const { SITE_SETTINGS: _, ...inherited } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', import.meta.filename, outDir], {
    env: { ...inherited, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build with other settings failed.\n${stderr}`);
}

if (process.argv[1] === import.meta.filename) {
  const outDir = process.argv[2] ?? '';
  checkSettings();
  await buildCopy(outDir);
  process.exit(); // The engine's timer would run for 15 seconds.
}
