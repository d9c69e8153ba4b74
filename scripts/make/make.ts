import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';
import { fontFiles } from './fonts.ts';
import { iconFiles } from './icons.ts';
import { mapFiles } from './maps.ts';
import { portraitFiles } from './portraits.ts';

/** Files by their path in the repository. */
export type Files = Record<string, string | Buffer>;

interface Part {
  /** The same each time. */
  files: () => Files | Promise<Files>;
  /** Folders that hold nothing else. */
  folders: readonly string[];
}

/** What changes only when a state, a person, a color or a package does: made by hand and committed. */
export const parts = {
  maps: { files: mapFiles, folders: ['src/assets/maps'] },
  portraits: { files: portraitFiles, folders: ['public/portraits'] },
  icons: { files: iconFiles, folders: [] },
  fonts: { files: fontFiles, folders: ['src/assets/fonts', 'src/assets/share-fonts'] },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** The files that are not as they should be, with what they should hold; `undefined` for one that should not be there. */
export async function staleFiles(name: PartName): Promise<Map<string, string | Buffer | undefined>> {
  const { files, folders }: Part = parts[name];
  const made = await files();
  const stale = new Map<string, string | Buffer | undefined>();
  for (const [file, content] of Object.entries(made))
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) stale.set(file, content);
  for (const file of folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((each) => join(folder, each))))
    if (!Object.hasOwn(made, file)) stale.set(file, undefined);
  return stale;
}

/** Brings the committed files of some parts up to date, and says which changed. */
export async function make(names: readonly PartName[]): Promise<void> {
  for (const name of names) {
    const stale = await staleFiles(name);
    for (const [file, content] of stale) {
      mkdirSync(dirname(file), { recursive: true });
      if (content === undefined) rmSync(file);
      else writeFileSync(file, content);
      console.log(`${content === undefined ? 'Removed' : 'Wrote'} ${file}`);
    }
    if (stale.size === 0) console.log(`The ${name} are up to date.`);
  }
}

const usage = `Usage: npm run make -- [${partNames.join('|')}]`;

if (process.argv[1] === import.meta.filename) {
  await runCommand(usage, async () => {
    const { positionals } = parseArgs({ allowPositionals: true });
    const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
    if (unknown.length > 0) throw new Error(`There is nothing called “${unknown.join(', ')}” to make.\n${usage}`);
    await make(positionals.length > 0 ? (positionals as PartName[]) : partNames);
  });
}
