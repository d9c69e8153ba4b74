import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markdownPath } from '../../src/head/page-head.ts';

/** Writes a page's Markdown twin beside its HTML. */
export function writeMarkdown(distDir: string, path: string, markdown: string): void {
  const file = join(distDir, markdownPath(path));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, markdown);
}
