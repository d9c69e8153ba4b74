// biome-ignore-all lint/suspicious/noTemplateCurlyInString: CloudFormation's own placeholders look like that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readHeaders } from '../scripts/serve/host-rules.ts';

/** What the template promises. The headers and redirects of the other hosts: scripts/serve/hosts.test.ts. */

const tag = (name: string) => ({ tag: name, resolve: (value: string) => `${name} ${value}` });
const list = (name: string) => ({ tag: name, collection: 'seq' as const });
const { Resources } = parse(readFileSync(join(import.meta.dirname, 'cloudfront.yaml'), 'utf8'), {
  customTags: [tag('!Ref'), tag('!Sub'), tag('!GetAtt'), list('!Not'), list('!Equals')],
});
const propertiesOf = (name: string) => Resources[name].Properties;
const { DistributionConfig } = propertiesOf('Distribution');
const behaviors = [DistributionConfig.DefaultCacheBehavior, ...DistributionConfig.CacheBehaviors];

test('CloudFront signs what it asks of the bucket', () => {
  expect(DistributionConfig.Origins).toEqual([
    expect.objectContaining({
      DomainName: '!GetAtt SiteBucket.RegionalDomainName',
      OriginAccessControlId: '!GetAtt OriginAccess.Id',
    }),
  ]);
  expect(propertiesOf('OriginAccess').OriginAccessControlConfig).toMatchObject({
    OriginAccessControlOriginType: 's3',
    SigningBehavior: 'always',
    SigningProtocol: 'sigv4',
  });
});

test('only this distribution reads the bucket, only its objects, and only over https', () => {
  expect(propertiesOf('SiteBucketPolicy').PolicyDocument.Statement).toEqual([
    {
      Sid: 'CloudFrontReads',
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: 's3:GetObject',
      Resource: '!Sub ${SiteBucket.Arn}/*',
      Condition: {
        StringEquals: {
          'AWS:SourceArn': '!Sub arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}',
        },
      },
    },
    {
      Sid: 'NoPlainHttp',
      Effect: 'Deny',
      Principal: '*',
      Action: 's3:*',
      Resource: ['!GetAtt SiteBucket.Arn', '!Sub ${SiteBucket.Arn}/*'],
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    },
  ]);
});

test('visitors use https and a current version of TLS', () => {
  for (const behavior of behaviors) expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
  expect(DistributionConfig.ViewerCertificate).toMatchObject({ MinimumProtocolVersion: 'TLSv1.2_2021' });
});

test('a query, a cookie, or a header does not make the edge ask the bucket again', () => {
  for (const behavior of behaviors) expect(behavior.CachePolicyId).toBe('!Ref EdgeCache');
  expect(propertiesOf('EdgeCache').CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toMatchObject({
    QueryStringsConfig: { QueryStringBehavior: 'none' },
    CookiesConfig: { CookieBehavior: 'none' },
    HeadersConfig: { HeaderBehavior: 'none' },
  });
});

test('access logs are written, and deleted after the ninety days of the privacy policy', () => {
  expect(DistributionConfig.Logging).toMatchObject({ Bucket: '!GetAtt LogBucket.DomainName', IncludeCookies: false });
  expect(propertiesOf('LogBucket')).toMatchObject({
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerPreferred' }] },
    LifecycleConfiguration: { Rules: [{ Status: 'Enabled', ExpirationInDays: 90 }] },
  });
});

test('each request passes through the Function, and an update publishes it', () => {
  const [EventType, FunctionARN] = ['viewer-request', '!GetAtt CleanUrls.FunctionARN'];
  for (const { FunctionAssociations } of behaviors) expect(FunctionAssociations).toEqual([{ EventType, FunctionARN }]);
  expect(propertiesOf('CleanUrls')).toMatchObject({
    AutoPublish: true,
    FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
  });
});

test('both names lead to the distribution, over IPv4 and IPv6', () => {
  const names = ['!Ref DomainName', '!Sub www.${DomainName}'];
  expect(DistributionConfig.Aliases).toEqual(names);
  const AliasTarget = { DNSName: '!GetAtt Distribution.DomainName', HostedZoneId: 'Z2FDTNDATAQYW2' };
  expect(propertiesOf('DnsRecords').RecordSets).toEqual(
    names.flatMap((Name) => ['A', 'AAAA'].map((Type) => ({ Name, Type, AliasTarget }))),
  );
});

const headersOf = await readHeaders('public/_headers');
const fix = 'public/_headers and infra/cloudfront.yaml say different things. Change both (docs/recipes.md, “Headers”)';

test.each([
  ['/about', DistributionConfig.DefaultCacheBehavior],
  ['/about.md', DistributionConfig.CacheBehaviors[0]],
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

test('the buckets are private, and a missing page is answered with 404', () => {
  for (const bucket of [propertiesOf('SiteBucket'), propertiesOf('LogBucket')]) {
    expect(Object.values(bucket.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(bucket).toHaveProperty('BucketEncryption');
  }
  const missing = { ResponseCode: 404, ResponsePagePath: '/404.html' };
  expect(DistributionConfig.CustomErrorResponses).toMatchObject([missing, missing]);
});

test('deleting the stack keeps the site and the logs, and replaced files stay for a month', () => {
  for (const name of ['SiteBucket', 'LogBucket'])
    expect(Resources[name]).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' });
  expect(propertiesOf('SiteBucket')).toMatchObject({
    VersioningConfiguration: { Status: 'Enabled' },
    LifecycleConfiguration: { Rules: [{ Status: 'Enabled', NoncurrentVersionExpiration: { NoncurrentDays: 30 } }] },
  });
});
