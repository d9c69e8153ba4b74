import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readHeaders } from '../scripts/read/headers.ts';

/** The headers and redirects of the other hosts: scripts/serve/hosts.test.ts. */

const tag = (name: string) => ({ tag: name, resolve: (value: string) => `${name} ${value}` });
const list = (name: string) => ({ tag: name, collection: 'seq' as const });
const { Resources } = parse(readFileSync(join(import.meta.dirname, 'cloudfront.yaml'), 'utf8'), {
  customTags: [tag('!Ref'), tag('!Sub'), tag('!GetAtt'), list('!Not'), list('!Equals')],
});
const propertiesOf = (name: string) => Resources[name].Properties;
const { DistributionConfig } = propertiesOf('Distribution');
const headersOf = await readHeaders('public/_headers');
const fix = 'public/_headers and infra/cloudfront.yaml say different things. Change both (docs/recipes.md, “Headers”)';

test.each([
  ['/about', DistributionConfig.DefaultCacheBehavior],
  ['/about.md', DistributionConfig.CacheBehaviors[0]],
  ['/llms.txt', DistributionConfig.CacheBehaviors[1]],
])('CloudFront sends the same headers for %s as the other hosts', (path, { ResponseHeadersPolicyId }) => {
  const policy = propertiesOf(ResponseHeadersPolicyId.replace('!Ref ', '')).ResponseHeadersPolicyConfig;
  const headers = headersOf(path);
  expect(policy.SecurityHeadersConfig, fix).toMatchObject({
    ContentSecurityPolicy: { ContentSecurityPolicy: headers.get('content-security-policy') },
    StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true, Override: true },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: headers.get('referrer-policy') },
  });
  const custom = ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'X-Robots-Tag']
    .map((Header) => ({ Header, Value: headers.get(Header), Override: true }))
    .filter(({ Value }) => Value);
  expect(policy.CustomHeadersConfig.Items, fix).toEqual(custom);
});
