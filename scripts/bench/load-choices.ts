import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const usage = 'Usage: npm run bench:load -- [--pages /,/contact] [--runs 5] [--dist dist]';

const defaultPages = [
  '/',
  '/states/texas-divorce-lawyer-seo',
  '/states/alabama-divorce-lawyer-seo',
  '/states',
  '/contact',
];

export interface Choices {
  pages: string[];
  runs: number;
  dist: string;
}

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
export function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string', default: defaultPages.join() },
      runs: { type: 'string', default: '5' },
      dist: { type: 'string', default: 'dist' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs takes a whole number, not “${values.runs}”.`);
  if (!existsSync(join(values.dist, 'index.html'))) {
    throw new Error(`There is no built site in ${values.dist}/. Run: npm run build`);
  }
  const pages = values.pages.split(',');
  for (const path of pages) {
    if (!path.startsWith('/')) throw new Error(`--pages takes paths such as /,/contact, not “${path}”.`);
    if (!existsSync(fileOf(values.dist, path)))
      throw new Error(`--pages names “${path}”, which is no page of ${values.dist}/.`);
  }
  return { pages, runs, dist: resolve(values.dist) };
}

/** The file of a page in the built site. */
export const fileOf = (dist: string, path: string): string => join(dist, path === '/' ? 'index.html' : `${path}.html`);
