import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const folders = new Set<string>();

/** One buffer for all files: allocating memory costs more than writing. */
let buffer = Buffer.allocUnsafeSlow(1 << 18);

/** Writes text and bytes, one after another, as a file. Makes its folder. */
export function writeParts(file: string, parts: readonly (string | Buffer)[]): void {
  const folder = dirname(file);
  // Pages share a few folders, and asking for each again takes as long as writing the file.
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  write(file, inBuffer(parts));
}

function inBuffer(parts: readonly (string | Buffer)[]): Buffer {
  // A character code takes three bytes at most.
  const most = parts.reduce((sum, part) => sum + part.length * (typeof part === 'string' ? 3 : 1), 0);
  if (most > buffer.length) buffer = Buffer.allocUnsafeSlow(most);
  let length = 0;
  for (const part of parts) length += typeof part === 'string' ? buffer.write(part, length) : part.copy(buffer, length);
  return buffer.subarray(0, length);
}

function write(file: string, bytes: Buffer): void {
  const descriptor = openSync(file, 'w');
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
  } finally {
    closeSync(descriptor);
  }
}
