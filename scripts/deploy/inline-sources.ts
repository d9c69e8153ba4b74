import type { InlineHash } from '../hosting/content-security-policy.ts';

/** What stands in the pages of a release and runs by its hash alone. */
export type InlineHashes = { styles: readonly InlineHash[]; scripts: readonly InlineHash[] };

/**
 * How many hashes a directive has at once: those of this release, and those of the two before that a tab or a cache may
 * still show, or that an interrupted run left in place. A release has a stylesheet for each of five kinds of page, and one
 * script.
 */
const kept = { 'style-src': 15, 'script-src': 3 } as const;

/**
 * The policy, allowing these inline stylesheets and scripts too. The newest stand first; the oldest are dropped, so that the
 * policy does not grow with every release.
 */
export const allowInline = (policy: string, { styles, scripts }: InlineHashes): string =>
  allow(allow(policy, 'style-src', styles), 'script-src', scripts);

function allow(policy: string, name: keyof typeof kept, hashes: readonly InlineHash[]): string {
  return policy.replace(new RegExp(`${name} ([^;]*)`), (directive, list: string) => {
    const sources = list.split(/\s+/).filter(Boolean);
    const known = sources.filter((source) => source.startsWith("'sha256-"));
    const wanted = hashes.map((hash) => `'${hash}'`);
    if (wanted.every((source) => known.includes(source))) return directive;
    const allowed = [...new Set([...wanted, ...known])].slice(0, Math.max(kept[name], wanted.length));
    return [name, ...sources.filter((source) => !known.includes(source)), ...allowed].join(' ');
  });
}
