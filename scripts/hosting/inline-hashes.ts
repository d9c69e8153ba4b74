import { type InlineHash, inlineHash, isInlineScript } from './content-security-policy.ts';

/** The hashes of a page's inline stylesheets, each once. */
export function inlineStyleHashes(html: string): InlineHash[] {
  const sheets = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => inlineHash(css));
  return [...new Set(sheets)];
}

/** The hashes of a page's inline scripts, each once. */
export function inlineScriptHashes(html: string): InlineHash[] {
  const scripts = [...html.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs)]
    .filter(([, tag = '']) => isInlineScript(tag))
    .map(([, , code = '']) => inlineHash(code));
  return [...new Set(scripts)];
}
