// biome-ignore-all lint/suspicious/noTemplateCurlyInString: ${…} is CloudFormation’s own syntax here.
import { runInContext } from 'node:vm';
import { cloudformationTemplate } from '../cloudformation.ts';
import { inlineHash } from '../content-security-policy.ts';
import { sampleMoved, sampleSite, sampleStyle } from '../request-table.ts';
import { contentType, fileHeaders, isServed } from '../rules.ts';
import { edgeContext } from './edge-runtime.ts';
import { partsOf, type Reply, type SampleHost } from './reply.ts';

type FunctionResult = {
  uri?: string;
  statusCode?: number;
  headers?: Record<string, { value: string }>;
};

/**
 * S3 and CloudFront as the template sets them up: its Function run with what the edge's runtime has, its behaviors, its
 * headers policies and its error pages. Objects carry the metadata that the deployment writes.
 */
export function cloudfrontHost(): SampleHost {
  const { Resources } = cloudformationTemplate(sampleMoved);
  const config = Resources.Distribution.Properties.DistributionConfig;
  const handler: (event: object) => FunctionResult = runInContext(
    `'use strict'; ${Resources.CleanUrls.Properties.FunctionCode}; handler`,
    edgeContext(),
  );

  const behaviorOf = (path: string) =>
    config.CacheBehaviors.find(({ PathPattern }) => path.endsWith(PathPattern.slice(1))) ?? config.DefaultCacheBehavior;

  return {
    close: async () => {},
    async ask(address): Promise<Reply> {
      const { scheme, host, path, query } = partsOf(address);
      const behavior = behaviorOf(path);
      if (scheme === 'http' && behavior.ViewerProtocolPolicy === 'redirect-to-https') {
        return { status: 301, location: address.replace('http:', 'https:'), headers: {} };
      }
      const result = handler({
        version: '1.0',
        request: {
          method: 'GET',
          uri: path,
          querystring: querystringOf(query),
          headers: { host: { value: host } },
          cookies: {},
        },
      });
      if (result.statusCode) {
        const location = result.headers?.location?.value;
        return {
          status: result.statusCode,
          location: location && new URL(location, `${scheme}://${host}`).href,
          headers: {},
        };
      }
      const file = result.uri ?? '';
      const exists = isServed(file) && file in sampleSite;
      const error = config.CustomErrorResponses.find(({ ErrorCode }) => ErrorCode === 403);
      const served = exists ? file : (error?.ResponsePagePath ?? '');
      const { Properties } = Resources[behavior.ResponseHeadersPolicyId.Ref as 'PageHeaders' | 'MarkdownHeaders'];
      return {
        status: exists ? 200 : (error?.ResponseCode ?? 403),
        file: served,
        headers: {
          'content-type': contentType(served),
          'cache-control': fileHeaders(served)['Cache-Control'],
          ...policyHeaders(Properties.ResponseHeadersPolicyConfig),
        },
      };
    },
  };
}

/** As CloudFront hands it over: still encoded, repeated names in `multiValue`. */
function querystringOf(query: string): Record<string, { value: string; multiValue?: { value: string }[] }> {
  const parsed: Record<string, { value: string; multiValue?: { value: string }[] }> = {};
  for (const pair of query.slice(1).split('&').filter(Boolean)) {
    const [name = '', value = ''] = pair.split('=');
    const known = parsed[name];
    if (known) known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
    else parsed[name] = { value };
  }
  return parsed;
}

type PolicyConfig = ReturnType<
  typeof cloudformationTemplate
>['Resources']['PageHeaders']['Properties']['ResponseHeadersPolicyConfig'];

/** The headers that a response headers policy adds, its parameters filled in: one stylesheet, and a form of the site itself. */
function policyHeaders({ SecurityHeadersConfig: security, CustomHeadersConfig }: PolicyConfig): Reply['headers'] {
  const { AccessControlMaxAgeSec, IncludeSubdomains, Preload } = security.StrictTransportSecurity;
  const csp = security.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Sub']
    .replace('${StyleSources}', `'${inlineHash(sampleStyle)}'`)
    // An empty parameter leaves a blank, which means nothing in a policy.
    .replaceAll(' ${FormOrigin}', '');
  return {
    'content-security-policy': csp,
    'strict-transport-security': `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}${Preload ? '; preload' : ''}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  };
}
