import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

const onPath = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/** Chromium without a window, as Debian packages it. A page costs it a third of the time. */
const findHeadlessShell = (): string | undefined => process.env.CHROMIUM_PATH || onPath('chromium-headless-shell');

export const findChromium = (): string | undefined =>
  findHeadlessShell() ||
  onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome') ||
  [chromium.executablePath()].find((file) => existsSync(file));

export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

/** Debian’s own Python, because another one on the PATH lacks the bindings for WebKitGTK. */
export const python = '/usr/bin/python3';
const importWebKit = ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'];
const hasWebKit = () => onPath('Xvfb') && onPath('xdotool') && spawnSync(python, importWebKit).status === 0;

const browsers = {
  chromium: { packages: ['chromium-headless-shell'], isInstalled: findHeadlessShell },
  webkit: { packages: ['gir1.2-webkit2-4.1', 'python3-gi', 'xdotool', 'xvfb'], isInstalled: hasWebKit },
  firefox: { packages: ['firefox-esr'], isInstalled: findFirefox },
};

export type Engine = 'webkit' | 'firefox';

/** Why a browser cannot be tested on this machine; undefined if it can. */
export function whyNot(name: keyof typeof browsers): string | undefined {
  const { packages, isInstalled } = browsers[name];
  if (!isInstalled()) return `not installed; “npm run browsers”, as root on Debian, installs ${packages.join(', ')}`;
}

function installBrowsers(): void {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  const aptGet = (...args: string[]) => spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit' });
  for (const name of ['chromium', 'webkit', 'firefox'] as const) {
    const { packages } = browsers[name];
    if (whyNot(name) && canInstall) {
      console.log(`Installing ${packages.join(', ')} with apt-get …`);
      aptGet('update');
      aptGet('install', '--no-install-recommends', ...packages);
    }
    if (name === 'chromium' && !findChromium())
      spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', name], { stdio: 'inherit' });
    console.log(`${name}: ${(name === 'chromium' && findChromium()) || whyNot(name) || 'installed'}`);
  }
  if (!findChromium()) throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.');
}

if (process.argv[1] === import.meta.filename) await runCommand('Usage: npm run browsers', installBrowsers);
