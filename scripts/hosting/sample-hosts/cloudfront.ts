import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInContext } from 'node:vm';
import { parse } from 'yaml';
import { contentType, type Headers, isServed, readHeaders } from '../host-headers.ts';
import { sampleMoved, sampleSite } from '../request-table.ts';
import { edgeContext } from './edge-runtime.ts';
import { partsOf, type Reply, type SampleHost } from './reply.ts';

type Behavior = { PathPattern?: string; ViewerProtocolPolicy: string; ResponseHeadersPolicyId: string };
type PolicyConfig = {
  SecurityHeadersConfig: {
    ContentSecurityPolicy: { ContentSecurityPolicy: string };
    StrictTransportSecurity: { AccessControlMaxAgeSec: number; IncludeSubdomains: boolean; Preload: boolean };
    ReferrerPolicy: { ReferrerPolicy: string };
  };
  CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
};

/** The template, `!Ref name` and its like read as the name alone. */
export function readTemplate() {
  const text = readFileSync(resolve(import.meta.dirname, '../../../infra/cloudfront.yaml'), 'utf8');
  const customTags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (value: string) => value }));
  return parse(text, { customTags, logLevel: 'silent' });
}

/**
 * S3 and CloudFront as the template sets them up: its Function run with what the edge's runtime has, its behaviors, its
 * headers policies and its error pages. Objects carry the metadata that the deployment writes.
 */
export async function cloudfrontHost(): Promise<SampleHost> {
  const { Resources } = readTemplate();
  const config = Resources.Distribution.Properties.DistributionConfig;
  const stored = await readHeaders(resolve(import.meta.dirname, '../../../public/_headers'));
  const handler = runInContext(
    `'use strict'; ${Resources.CleanUrls.Properties.FunctionCode};
Object.assign(moved, ${JSON.stringify(sampleMoved)}); handler`,
    edgeContext(),
  );
  const behaviorOf = (path: string): Behavior =>
    config.CacheBehaviors.find(({ PathPattern = '' }: Behavior) => path.endsWith(PathPattern.slice(1))) ??
    config.DefaultCacheBehavior;

  return {
    close: async () => {},
    async ask(address): Promise<Reply> {
      const { scheme, host, path, query } = partsOf(address);
      const behavior = behaviorOf(path);
      if (scheme === 'http' && behavior.ViewerProtocolPolicy === 'redirect-to-https') {
        return { status: 301, location: address.replace('http:', 'https:'), headers: {} };
      }
      const request = { uri: path, querystring: querystringOf(query), headers: { host: { value: host } } };
      const result = handler({ version: '1.0', request });
      if (result.statusCode) {
        const location = new URL(result.headers.location.value, `${scheme}://${host}`).href;
        return { status: result.statusCode, location, headers: {} };
      }
      const exists = isServed(result.uri) && result.uri in sampleSite;
      const error = config.CustomErrorResponses.find(({ ErrorCode }: { ErrorCode: number }) => ErrorCode === 403);
      const file: string = exists ? result.uri : error.ResponsePagePath;
      return {
        status: exists ? 200 : error.ResponseCode,
        file,
        headers: {
          'content-type': contentType(file),
          'cache-control': stored(file)['cache-control'],
          ...policyHeaders(Resources[behavior.ResponseHeadersPolicyId].Properties.ResponseHeadersPolicyConfig),
        },
      };
    },
  };
}

/** As CloudFront hands it over: still encoded, repeated names in `multiValue`. */
function querystringOf(query: string): Record<string, { value: string; multiValue?: { value: string }[] }> {
  const parsed: ReturnType<typeof querystringOf> = {};
  for (const pair of query.slice(1).split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    const known = parsed[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else parsed[name] = { value };
  }
  return parsed;
}

/** The headers that a response headers policy adds. */
function policyHeaders({ SecurityHeadersConfig: security, CustomHeadersConfig }: PolicyConfig): Headers {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  return {
    'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
