import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

/** The first of these programs that is on the PATH. */
const onPath = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** The browser for the tests: `CHROMIUM_PATH`, one on the PATH, or Playwright's own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ||
  onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ||
  [chromium.executablePath()].find((file) => existsSync(file));

/** `FIREFOX_PATH`, or the one on the PATH. */
export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

/** Debian's own Python, which has the bindings of WebKitGTK; another one on the PATH would not. */
export const python = '/usr/bin/python3';
const importsWebKit = ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'];

export type Engine = 'webkit' | 'firefox';

const engines = {
  webkit: {
    packages: ['gir1.2-webkit2-4.1', 'python3-gi', 'xdotool', 'xvfb'],
    isThere: () => onPath('Xvfb') && onPath('xdotool') && spawnSync(python, importsWebKit).status === 0,
  },
  firefox: { packages: ['firefox-esr'], isThere: findFirefox },
};

/** Why an engine cannot be tested on this machine; undefined when it can. */
export function whyNot(engine: Engine): string | undefined {
  const { packages, isThere } = engines[engine];
  if (isThere()) return undefined;
  return `The tests in ${engine} are skipped: they need the Debian packages ${packages.join(', ')}, which only root installs on its own.`;
}

/** Installs Debian packages, as root on Debian and its derivatives. @returns Whether it could. */
function aptInstall(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return [['update'], ['install', '-y', '--no-install-recommends', ...packages]].every(
    (args) => spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0,
  );
}

const playwright = (...args: string[]) =>
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], { stdio: 'inherit' }).status ?? 1;

/** Installs Chromium where there is none. */
function installChromium(): void {
  if (!findChromium() && !aptInstall('chromium')) playwright('install', 'chromium');
  const found = findChromium();
  if (!found) throw new Error('There is no Chromium: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  console.log(`Using ${found}`);
}

/** Runs the browser tests of another engine, or says why not. */
function testEngine(engine: Engine): void {
  if (whyNot(engine)) aptInstall(...engines[engine].packages);
  const reason = whyNot(engine);
  if (reason) console.log(reason);
  else process.exitCode = playwright('test', `--project=${engine}`);
}

// As a gate of `npm test`.
if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npx tsx scripts/browsers.ts chromium|webkit|firefox', () => {
    const name = process.argv[2];
    if (name === 'webkit' || name === 'firefox') testEngine(name);
    else installChromium();
  });
