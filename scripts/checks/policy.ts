import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { attribute, type BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/** The sources that a policy gives for a directive, or else its default. */
function sources(policy: string, directive: string): string[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );
  return directives.get(directive) ?? directives.get('default-src') ?? [];
}

const hashOf = (element: Element) => `'sha256-${createHash('sha256').update(textOf(element)).digest('base64')}'`;

/** What a page's Content-Security-Policy would block in the page itself: inline code that it does not name by its hash. */
export function policyFaults(pages: readonly BuiltPage[], distDir: string): Fault[] {
  const headers = join(distDir, '_headers');
  const sent = existsSync(headers)
    ? [...readFileSync(headers, 'utf8').matchAll(/^\s*Content-Security-Policy:(.*)$/gim)].map(
        ([, policy = '']) => policy,
      )
    : [];
  return pages.flatMap(({ path, root }) => {
    const own = selectAll('meta[http-equiv="content-security-policy" i]', root).map(
      (meta) => attribute(meta, 'content') ?? '',
    );
    const policies = [...own, ...sent].filter((policy) => /(?:script|default)-src/.test(policy));
    if (policies.length === 0) return [`${path} has no Content-Security-Policy; the build must write it into its head`];
    const blocked = (selector: string, directive: string, what: string) =>
      selectAll(selector, root)
        .filter((element) => policies.some((policy) => !sources(policy, directive).includes(hashOf(element))))
        .map(
          (element) =>
            `${path} has ${what} that its Content-Security-Policy blocks: “${textOf(element).slice(0, 60)}”; name its hash there, or move it into a file`,
        );
    const handlers = selectAll('*', root).flatMap(({ tagName, properties }) =>
      Object.keys(properties)
        .filter((name) => /^on/i.test(name))
        .map(
          (name) =>
            `${path} has <${tagName} ${name.toLowerCase()}>, which its Content-Security-Policy blocks; listen in a script`,
        ),
    );
    const head = selectAll(
      'meta[http-equiv="content-security-policy" i], script:not([type="application/ld+json"]), style, link[rel="stylesheet"]',
      root,
    );
    const isLate = own.length > 0 && head[0]?.tagName !== 'meta';
    return [
      ...(isLate
        ? [`${path} has a <${head[0]?.tagName}> before its Content-Security-Policy, which does not apply to it`]
        : []),
      ...blocked('script:not([src]):not([type="application/ld+json"])', 'script-src', 'an inline script'),
      ...blocked('style', 'style-src', 'an inline style sheet'),
      ...handlers,
    ];
  });
}
