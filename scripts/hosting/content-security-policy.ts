import { createHash } from 'node:crypto';

/** What a page's policy must allow. */
export type PolicySources = {
  /** The text of each `<style>`, exactly as it stands between the tags. */
  styles: readonly string[];
  /** The text of each inline `<script>` that runs. JSON-LD is data and needs no leave. */
  scripts: readonly string[];
  /** Where the contact form posts: an absolute address, or a path on this site. */
  formEndpoint: string;
};

/** The source under which a policy allows an inline `<style>` or `<script>` with exactly this text, quotes included. */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page's Content-Security-Policy, for its `<meta http-equiv>`. Nothing is allowed that is not named here, and no foreign
 * script at all. `frame-ancestors`, which a page cannot say, is in public/_headers.
 */
export function contentSecurityPolicy({ styles, scripts, formEndpoint }: PolicySources): string {
  const hashes = (texts: readonly string[]) => texts.map((text) => ` ${inlineHash(text)}`).join('');
  const form = /^https?:/.test(formEndpoint) ? ` ${new URL(formEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    // Radix and React position and measure with style attributes, which no hash can name in advance. An attribute
    // cannot load anything that the other lines do not allow, and no text of a visitor ever becomes one.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${form}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${form}`,
  ].join('; ');
}
