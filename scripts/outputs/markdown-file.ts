import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../src/head/page-head.ts';

const folders = new Set<string>();

/** Writes a page's Markdown twin beside its HTML. */
export function writeMarkdown(distDir: string, path: string, markdown: string): void {
  const file = join(distDir, markdownPath(path));
  const folder = dirname(file);
  // Pages share a few folders, and asking for each again takes as long as writing the file.
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, markdown);
}
