import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { aptInstall, onPath } from './chromium.ts';
import { runCommand } from './run-command.ts';

export type Engine = 'webkit' | 'firefox';

/** Debian's own Python, which has the bindings of WebKitGTK; another one on the PATH would not. */
export const python = '/usr/bin/python3';
const importsWebKit = ['-c', 'import gi; gi.require_version("WebKit2", "4.1")'];

/** `FIREFOX_PATH`, or the one on the PATH. */
export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

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

// As a gate of `npm test`: runs the browser tests of one engine, or says why not.
if (process.argv[1] === import.meta.filename)
  await runCommand('Usage: npx tsx scripts/engines.ts webkit|firefox', () => {
    const [engine] = parseArgs({ allowPositionals: true }).positionals;
    if (engine !== 'webkit' && engine !== 'firefox') throw new Error(`Name an engine: webkit or firefox.`);
    if (whyNot(engine)) aptInstall(...engines[engine].packages);
    const reason = whyNot(engine);
    if (reason) return console.log(reason);
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', `--project=${engine}`];
    process.exitCode = spawnSync(process.execPath, playwright, { stdio: 'inherit' }).status ?? 1;
  });
