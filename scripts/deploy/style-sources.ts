import type { InlineHash } from '../hosting/content-security-policy.ts';

/**
 * How many stylesheets a policy allows at once: those of this release, one for each of four kinds of page, and those of
 * the two before that a tab or a cache may still show.
 */
const kept = 12;

/**
 * The policy, allowing these inline stylesheets too. The newest stand first; the oldest are dropped, so that the policy
 * does not grow with every release.
 */
export function allowStyles(policy: string, hashes: readonly InlineHash[]): string {
  return policy.replace(/style-src ([^;]*)/, (directive, list: string) => {
    const sources = list.split(/\s+/).filter(Boolean);
    const known = sources.filter((source) => source.startsWith("'sha256-"));
    const wanted = hashes.map((hash) => `'${hash}'`);
    if (wanted.every((source) => known.includes(source))) return directive;
    const allowed = [...new Set([...wanted, ...known])].slice(0, Math.max(kept, wanted.length));
    return ['style-src', ...sources.filter((source) => !known.includes(source)), ...allowed].join(' ');
  });
}
