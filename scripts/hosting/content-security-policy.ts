import { createHash } from 'node:crypto';
import { inlineScript } from '../../src/inline-script.ts';

/** A CSP source of an inline stylesheet or script: `sha256-…`, base64, without quotes. */
export type InlineHash = `sha256-${string}`;

/** What differs from site to site and from build to build. */
export type PolicySources = {
  /** The inline stylesheet that all pages share; several while releases overlap. */
  styleHashes: readonly InlineHash[];
  /** Where the contact form posts: an absolute address, or a path on this site. */
  formEndpoint: string;
};

/** CloudFront refuses a longer header in a response headers policy (characters). */
export const policyLimit = 1783;

/** The hash under which a policy allows an inline `<style>` or `<script>` with exactly this text. */
export const inlineHash = (text: string): InlineHash => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The Content-Security-Policy. Nothing is allowed that is not named here: one inline script, by its hash, and no foreign
 * script at all.
 *
 * @throws when it is longer than CloudFront takes.
 */
export function contentSecurityPolicy({ styleHashes, formEndpoint }: PolicySources, secure = true): string {
  const form = /^https?:/.test(formEndpoint) ? ` ${new URL(formEndpoint).origin}` : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${inlineHash(inlineScript)}'`,
    `style-src 'self'${styleHashes.map((hash) => ` '${hash}'`).join('')}`,
    // Radix and React position and measure with style attributes, which no hash can name in advance. An attribute
    // cannot load anything that the other lines do not allow, and no text of a visitor ever becomes one.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

  if (policy.length > policyLimit) {
    throw new Error(
      `The Content-Security-Policy has ${policy.length} characters, CloudFront takes ${policyLimit}. Allow fewer inline stylesheets (there are ${styleHashes.length}).`,
    );
  }
  return policy;
}

/** Whether a `<script …>` tag holds code. JSON-LD is data and runs nowhere. */
export const isInlineScript = (tag: string): boolean => !/\bsrc=|\btype="application\/ld\+json"/.test(tag);

/**
 * What the policy would not let run in a page's markup, in words, if there is any.
 */
export function blockedMarkup(html: string): string | undefined {
  for (const { 0: tag, index } of html.matchAll(/<script\b[^>]*>/g)) {
    if (isInlineScript(tag) && !html.startsWith(`${inlineScript}</script>`, index + tag.length))
      return 'an inline script';
  }
  if (/\son[a-z]+="/.test(html) && /<[a-z][^>]*\son[a-z]+="/.test(html)) return 'an inline event handler';
  if (html.includes('<style')) return 'an inline stylesheet that is not one of the shared ones';
  return undefined;
}
