import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { guideFiles, type Printed } from '../../guides/print/guides.ts';
import { findChromium } from '../browsers.ts';
import { runCommand } from '../run-command.ts';
import { fontFiles } from './fonts.ts';
import { iconFiles } from './icons.ts';
import { importRules } from './import-rules.ts';
import { mapFiles } from './maps.ts';
import { redirectFiles } from './redirects.ts';
import { settingFiles } from './settings.ts';

/** Files that change only when a state, a color, a figure, a package, a redirect, a setting, or a room does. They are committed. */
const parts = {
  maps: mapFiles,
  icons: iconFiles,
  fonts: fontFiles,
  guides: guideFiles,
  redirects: redirectFiles,
  imports: importRules,
  settings: settingFiles,
};

type Content = string | Buffer | Printed;

type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** The files of a part that are missing or out of date, each with its right content. */
export async function staleFiles(name: PartName) {
  const files = Object.entries<Content>(await parts[name]());
  return files.filter(([file, content]) => !existsSync(file) || !isCurrent(readFileSync(file), content));
}

const isCurrent = (committed: Buffer, content: Content): boolean =>
  isPrinted(content) ? committed.includes(content.fingerprint) : unixLines(committed).equals(unixLines(content));

/** Git for Windows may check out text with its own line ends. */
const unixLines = (content: string | Buffer): Buffer =>
  typeof content === 'string' || !content.includes(0)
    ? Buffer.from(content.toString().replaceAll('\r\n', '\n'))
    : content;

const isPrinted = (content: Content): content is Printed => typeof content === 'object' && 'print' in content;

export async function make(names: readonly PartName[]): Promise<void> {
  for (const name of names) {
    const stale = await staleFiles(name);
    for (const [file, content] of stale) {
      writeFileSync(file, isPrinted(content) ? await content.print(findChromium()) : content);
      console.log(`Wrote ${file}`);
    }
    if (stale.length === 0) console.log(`The ${name} are up to date.`);
  }
}

const usage = `Usage: npm run make -- [${partNames.join('|')}]`;

if (process.argv[1] === import.meta.filename)
  await runCommand(usage, async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
    if (unknown.length > 0) throw new Error(`There is no part called “${unknown.join(' ')}”.\n${usage}`);
    await make(positionals.length > 0 ? (positionals as PartName[]) : partNames);
  });
