import { readdirSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { replaceFolder } from './replace-folder.ts';

/** The files of dist/ after the system has refused a build’s call, as Windows does while somebody has a file open. */
async function distAfter(refused: object): Promise<string[]> {
  const home = folderWith({ 'dist/old.html': '', '.build/new.html': '' }, onTestFinished);
  await replaceFolder(`${home}/.build`, `${home}/dist`, { ...files, ...refused }).catch(() => {});
  return readdirSync(`${home}/dist`);
}

test('a file of dist/ that is open somewhere never leaves the owner with half a site', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const no = () => Promise.reject(Object.assign(new Error('EBUSY'), { code: 'EBUSY' }));
  const rename = (from: string, to: string) => (from.endsWith('.build') ? no() : files.rename(from, to));
  const rm = vi.fn().mockResolvedValueOnce(undefined).mockImplementation(no);
  expect(await distAfter({})).toEqual(['new.html']);
  expect(await distAfter({ rename: no })).toEqual(['old.html']);
  expect(await distAfter({ rename })).toEqual(['old.html']);
  expect(await distAfter({ rm })).toEqual(['new.html']);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
  await files.rm('.build-old', { recursive: true });
});

test('dist/ may be a link to the folder of a web server, which gets the new site', async () => {
  const home = folderWith({ 'www/old.html': '', '.build/new.html': '' }, onTestFinished);
  await files.symlink(`${home}/www`, `${home}/dist`, 'junction');
  await replaceFolder(`${home}/.build`, `${home}/dist`);
  expect(readdirSync(`${home}/www`)).toEqual(['new.html']);
  expect(readdirSync(`${home}/dist`)).toEqual(['new.html']);
});
