import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { integrity?: string; resolved?: string; inBundle?: boolean; hasInstallScript?: boolean };
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Package> };
/** What npm downloads. A package in a bundle comes with the one that contains it. */
const downloaded = Object.entries(packages).filter(([path, { inBundle }]) => path && !inBundle);

test('npm compares every package that it downloads with its hash, and takes it from the public registry', () => {
  const unchecked = downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unchecked.map(([path]) => path)).toEqual([]);
  const elsewhere = downloaded.filter(
    ([, { resolved = '' }]) => !/^(?:$|https:\/\/registry\.npmjs\.org\/)/.test(resolved),
  );
  expect(elsewhere).toEqual([]);
});

test('somebody has decided about every script that a package runs when it is installed', () => {
  const names = downloaded
    .filter(([, one]) => one.hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1));
  expect(Object.keys(read('package.json').allowScripts)).toEqual(expect.arrayContaining(names));
});
