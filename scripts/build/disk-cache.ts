import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What builds cache for the next one. Deleting it costs time and nothing else; `BUILD_CACHE` names another folder. */
export const cacheFolder = resolve(process.env.BUILD_CACHE ?? 'node_modules/.cache/site');

/** A short digest of text or bytes; the same everywhere. */
export const digest = (...parts: (string | Buffer)[]): string =>
  parts
    .reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

const inProgress = new Map<string, Promise<unknown>>();

/**
 * The value that was cached under a name, if it was made from the same key; else makes and caches it, once, however many
 * ask at the same time. One file per name, so that the folder does not grow. The value must survive JSON.
 */
export function cached<Value>(name: string, key: string, make: () => Value | Promise<Value>): Promise<Value> {
  const task = `${name} ${key}`;
  const running = inProgress.get(task) as Promise<Value> | undefined;
  if (running) return running;
  const value = readOrMake(name, key, make).finally(() => inProgress.delete(task));
  inProgress.set(task, value);
  return value;
}

/** What was cached last under a name, whatever it was made from. */
export const lastCached = <Value>(name: string): Value | undefined => read<Value>(name)?.value;

async function readOrMake<Value>(name: string, key: string, make: () => Value | Promise<Value>): Promise<Value> {
  const known = read<Value>(name);
  if (known?.key === key) return known.value;
  const value = await make();
  write(name, { key, value });
  return value;
}

function read<Value>(name: string): { key: string; value: Value } | undefined {
  try {
    return JSON.parse(readFileSync(join(cacheFolder, `${name}.json`), 'utf8'));
  } catch {
    return undefined; // Missing or cut short: it is made anew.
  }
}

function write(name: string, content: { key: string; value: unknown }): void {
  mkdirSync(cacheFolder, { recursive: true });
  const file = join(cacheFolder, `${name}.json`);
  // A build that reads at the same time must see the whole file or none.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content));
  renameSync(draft, file);
}
