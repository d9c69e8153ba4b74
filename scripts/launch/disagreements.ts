import type { Finding, SourceFile } from './source.ts';

/**
 * Where the specification gives two figures for one thing: the list in the comment of src/site/claims.ts, which the
 * owner shortens as they are settled.
 */
export function disagreements(files: readonly SourceFile[]): Finding[] {
  const file = files.find(({ path }) => path === 'src/site/claims.ts');
  const start = file?.lines.findIndex((line) => line.includes('DISAGREEMENTS')) ?? -1;
  if (!file || start < 0) return [];
  const end = file.lines.findIndex((line, index) => index > start && line.includes('*/'));
  const found: Finding[] = [];
  for (const [index, line] of file.lines.slice(start, end).entries()) {
    const text = line.replace(/^\s*\*\s*/, '').replaceAll('`', '');
    const last = found.at(-1);
    if (text.startsWith('- ')) found.push({ path: file.path, line: start + index + 1, what: text.slice(2) });
    else if (last && /^\s*\* {3}/.test(line)) last.what += ` ${text}`;
  }
  return found;
}
