import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { settings } from '../../src/site/settings.ts';
import { blockedMarkup, inlineTexts } from '../hosting/blocked-markup.ts';
import { policyTag } from '../hosting/content-security-policy.ts';

/**
 * Gives a finished page its Content-Security-Policy, which allows the inline styles and scripts of its head.
 * @throws If the page has something that its policy blocks.
 */
export function writePolicy(distDir: string, file: string): void {
  const html = readFileSync(join(distDir, file), 'utf8');
  const root = parse(html);
  const charset = root.querySelector('head meta[charset]');
  if (!charset) throw new Error(`${file} has no <meta charset>; index.html must begin its head with one.`);
  const tag = policyTag({ ...inlineTexts(root, { within: 'head' }), formEndpoint: settings.contactEndpoint });
  const page = html.slice(0, charset.range[1]) + tag + html.slice(charset.range[1]);
  const blocked = blockedMarkup(parse(page));
  if (blocked) throw new Error(`${file} has ${blocked}. Move it into a file.`);
  writeFileSync(join(distDir, file), page);
}
