import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { folderOf, pagePaths } from '../../src/site/paths.ts';

/** It answers at any address. */
const notFound = 'src/routes/not-found/page.tsx';

const fileOf = (path: (typeof pagePaths)[number]): string => {
  const state = stateOfSlug(path.slice(1));
  return state ? `src/states/data/${state}.ts` : `src/routes/${folderOf(path)}/page.tsx`;
};

/** Pages without a line in the registry, and lines without a page, one sentence each, with the fix. */
export function pageFolderProblems(project = '.'): string[] {
  const registry = 'src/site/paths.ts';
  const written = readdirSync(join(project, 'src/routes'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/routes/${file.replaceAll('\\', '/')}`) // As Windows separates folders.
    // Pages by [slug] are listed by their content.
    .filter((file) => file.endsWith('/page.tsx') && !file.includes('['));
  const listed = [...pagePaths.map(fileOf), notFound];
  return [
    ...written
      .filter((file) => !listed.includes(file))
      .map((file) => `${file} has no address. Add one for its folder to ${registry}, or delete the folder.`),
    ...pagePaths
      .filter((path) => !existsSync(join(project, fileOf(path))))
      .map((path) => `${path} has no page. Write ${fileOf(path)}, or delete the line of ${path} in ${registry}.`),
  ];
}
