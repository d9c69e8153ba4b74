/** A headers policy that the distribution sends its files with. */
export type LivePolicy = { name: string; contentSecurityPolicy: string | undefined };

/** What the template's policy names, and the deployment relies on. */
const ours = ['script-src', 'style-src', 'connect-src', 'form-action'];

/** The directives of a Content-Security-Policy: their sources, by name. */
const directives = (policy = ''): Map<string, string[]> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** Whether a policy is that of infra/cloudfront.json, which the deployment may change. */
export const isOurs = ({ contentSecurityPolicy }: Pick<LivePolicy, 'contentSecurityPolicy'>): boolean => {
  const named = directives(contentSecurityPolicy);
  return ours.every((name) => named.has(name));
};

/** A line for each policy that the deployment leaves alone, because it is not that of infra/cloudfront.json. */
export function foreignPolicies(policies: readonly LivePolicy[]): string[] {
  if (policies.length === 0) return ['The distribution has no headers policy: pages come without a security header.'];
  return policies
    .filter((policy) => !isOurs(policy))
    .map(
      ({ name, contentSecurityPolicy }) =>
        `The headers policy “${name}” is left alone, because it is not that of infra/cloudfront.json: ${
          contentSecurityPolicy
            ? 'see that its Content-Security-Policy allows the pages’ styles, their script and the contact form.'
            : 'it has no Content-Security-Policy.'
        }`,
    );
}

/** Where the forms of a page are posted, as far as that is another site: origins. */
const formOrigins = (html: string): string[] =>
  [...html.matchAll(/<form\b[^>]*\saction="(https?:[^"]+)"/g)].map(([, action = '']) => new URL(action).origin);

/**
 * Makes sure that browsers will let the forms of these pages be sent. The stack keeps the form's service, and nothing but an
 * update of the stack changes it.
 * @throws Error with the override that the stack needs.
 */
export function checkForms(policies: readonly LivePolicy[], pages: readonly string[]): void {
  for (const origin of new Set(pages.flatMap(formOrigins))) {
    const refused = policies.filter(isOurs).find(({ contentSecurityPolicy }) => {
      const named = directives(contentSecurityPolicy);
      return ['connect-src', 'form-action'].some((name) => !allows(named.get(name) ?? [], origin));
    });
    if (!refused) continue;
    throw new Error(
      `The contact form posts to ${origin}, and the headers policy “${refused.name}” makes browsers refuse that. Nothing was uploaded. Update the stack with FormOrigin=${origin} (README, “Update the stack”), or build with another VITE_CONTACT_ENDPOINT.`,
    );
  }
}

const allows = (sources: readonly string[], origin: string): boolean =>
  sources.some((source) => URL.canParse(source) && new URL(source).origin === origin);
