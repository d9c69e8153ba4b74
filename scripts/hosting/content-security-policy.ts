import { createHash } from 'node:crypto';

/** The source under which a policy allows an inline `<style>` or `<script>` with exactly this text. */
const inlineSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page's Content-Security-Policy. Nothing is allowed that is not named here: the page's own inline styles and scripts, by
 * their hashes, and nothing foreign but the form's service.
 */
export function contentSecurityPolicy({
  styles,
  scripts,
  formEndpoint,
}: {
  styles: readonly string[];
  scripts: readonly string[];
  formEndpoint: string;
}): string {
  const form = /^https?:/.test(formEndpoint) ? ` ${new URL(formEndpoint).origin}` : '';
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(inlineSource)].join(' '),
    ["style-src 'self'", ...styles.map(inlineSource)].join(' '),
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
