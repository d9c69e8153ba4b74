import { type StyleHash, styleHash } from './content-security-policy.ts';

/** The hashes of a page's inline stylesheets, each once. */
export function inlineStyleHashes(html: string): StyleHash[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => styleHash(css));
  return [...new Set(sheets)];
}
