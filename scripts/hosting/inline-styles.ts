import { type InlineHash, inlineHash } from './content-security-policy.ts';

/** The hashes of a page's inline stylesheets, each once. */
export function inlineStyleHashes(html: string): InlineHash[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => inlineHash(css));
  return [...new Set(sheets)];
}
