import type { HTMLElement } from 'node-html-parser';
import { inlineHash } from './content-security-policy.ts';

const inlineCode = 'script:not([src]):not([type="application/ld+json"])';

/** The texts of a page's inline styles and scripts. JSON-LD is data and runs nowhere. */
export const inlineTexts = (root: HTMLElement, { within = '' } = {}): { styles: string[]; scripts: string[] } => ({
  styles: root.querySelectorAll(`${within} style`.trim()).map(({ rawText }) => rawText),
  scripts: root.querySelectorAll(`${within} ${inlineCode}`.trim()).map(({ rawText }) => rawText),
});

/** What a finished page holds that its own Content-Security-Policy does not let work, or could not, in words. */
export function blockedMarkup(root: HTMLElement): string | undefined {
  const policy = root.querySelector('head meta[http-equiv="Content-Security-Policy"]');
  if (!policy) return 'no Content-Security-Policy';
  const first = root.querySelector('script, style, link');
  if (first && first.range[0] < policy.range[0]) return `a <${first.rawTagName}> before its Content-Security-Policy`;

  const allowed = policy.getAttribute('content') ?? '';
  const isBlocked = (text: string) => !allowed.includes(inlineHash(text));
  const { styles, scripts } = inlineTexts(root);
  if (scripts.some(isBlocked)) return 'an inline script that its Content-Security-Policy blocks';
  if (styles.some(isBlocked)) return 'an inline stylesheet that its Content-Security-Policy blocks';
  const handler = root
    .querySelectorAll('*')
    .flatMap(({ attributes }) => Object.keys(attributes))
    .find((name) => /^on/i.test(name));
  return handler && `an inline event handler, ${handler}, which its Content-Security-Policy blocks`;
}
