// First, because the settings are read when their module is.
import './read/load-env.ts';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { renderPages } from '../engine/build.ts';
import { readArticles } from './articles/read-articles.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { contentProblems } from './check/content.ts';
import { fontProblems } from './check/fonts.ts';
import {
  indexProblems,
  misnamedSettings,
  photoProblems,
  portraitProblems,
  publicProblems,
  shownPortraits,
  unprefixedSettings,
} from './check/owner-files.ts';
import { pageFolderProblems } from './check/page-folders.ts';
import { checkSettings, placeholderSettings } from './check/settings.ts';
import { statementProblems } from './check/statements.ts';
import { hintsFor } from './hints.ts';
import { pageFiles } from './read/built-pages.ts';
import { namedVariables } from './read/load-env.ts';
import { readStateContents, readStatePages } from './read/state-contents.ts';
import { refuse } from './refuse.ts';

const lock = '.build.lock';

/** Keeps other builds out of this folder until the process ends. @throws If one is at work. */
function lockFolder(): void {
  try {
    // Fails if the file exists, so that of two builds that begin at once, one goes on.
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(lock, 'utf8'));
    if (isRunning(other))
      throw new Error(
        `Process ${other} is building in this folder. Wait until it is done, then build again. If there is none, delete ${lock}.`,
      );
    writeFileSync(lock, `${process.pid}`);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
}

/** A build that was killed leaves its lock behind, and another process may have its number by now, such as this one in a container. */
function isRunning(pid: number): boolean {
  try {
    if (!pid || pid === process.pid || !process.kill(pid, 0)) return false;
    const command = `/proc/${pid}/cmdline`; // On Linux.
    return !existsSync(command) || readFileSync(command, 'utf8').includes('scripts/build.ts');
  } catch {
    return false;
  }
}

/** @throws Error that lists every edit that cannot work. */
async function checkEdits(): Promise<void> {
  checkSettings();
  readArticles();
  const content = contentProblems(await readStateContents());
  // A page can be made of sound content alone.
  refuse(content);
  const portraits = portraitProblems(shownPortraits((await readStatePages()).values()));
  const files = [...publicProblems(), ...portraits, ...(await photoProblems()), ...fontProblems()];
  const pages = [...indexProblems(), ...pageFolderProblems()];
  refuse([...misnamedSettings(), ...unprefixedSettings(), ...pages, ...files, ...statementProblems()]);
}

/** Builds the site into .build/ and replaces dist/ when it is complete, so that a failed build changes nothing. */
async function build(dist: string): Promise<void> {
  lockFolder();
  await checkEdits();
  await rm('.build', { recursive: true, force: true });
  // load-env.ts has already read .env, unless it was told not to.
  await renderPages({ envDir: false, configLoader: 'native', logLevel: 'warn' });
  await replaceFolder('.build', dist);
  console.log(`Built ${pageFiles(dist).length} pages into ${dist}/.`);
  const sources = new Set(namedVariables.map(({ source }) => source));
  if (sources.size > 0)
    console.log(`The settings are from these, the first before the others: ${[...sources].join(', ')}.`);
  const unset = placeholderSettings();
  if (unset.length > 0)
    console.warn(`${unset.length} settings are placeholders. Before the launch: npm run check:launch`);
}

const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
await build(dist).catch(({ message, stack }: Error) => {
  // An editor needs one sentence. The engine puts a page's stack into the message of its own error.
  const sentences = message.replace(/\n\s*at .*/g, '');
  const advice = [sentences, ...hintsFor(message)].join('\n');
  console.error(process.env.DEBUG ? stack : `\nThe build failed; ${dist}/ is as it was.\n${advice}`);
  process.exit(1);
});
