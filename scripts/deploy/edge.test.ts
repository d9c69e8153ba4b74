import type { CloudFrontClient, UpdateResponseHeadersPolicyCommandInput } from '@aws-sdk/client-cloudfront';
import { beforeEach, expect, test } from 'vitest';
import { inlineScript } from '../../src/inline-script.ts';
import { contentSecurityPolicy, type InlineHash, inlineHash, policyLimit } from '../hosting/content-security-policy.ts';
import { invalidationPaths, openEdge } from './edge.ts';
import { explain } from './explain.ts';
import { allowInline } from './inline-sources.ts';

const styles = (...sheets: string[]) => ({ styles: sheets.map(inlineHash), scripts: [] });

const policyWith = (...sheets: string[]) =>
  contentSecurityPolicy({ styleHashes: sheets.map(inlineHash), formEndpoint: '/api/contact' });

test('a new stylesheet joins those of the releases before', () => {
  expect(allowInline(policyWith('old'), styles('new'))).toBe(policyWith('new', 'old'));
  expect(allowInline(policyWith(), styles('new'))).toBe(policyWith('new'));
});

test('a known stylesheet changes nothing', () => {
  expect(allowInline(policyWith('b', 'a'), styles('a'))).toBe(policyWith('b', 'a'));
});

test('a new inline script joins those of the two releases before, and the styles stay', () => {
  const own = `script-src 'self' '${inlineHash(inlineScript)}';`;
  const withScripts = (...scripts: string[]) =>
    policyWith('a').replace(own, `script-src 'self' ${scripts.map((hash) => `'${hash}'`).join(' ')};`);
  const [first, second, third] = ['1', '2', '3'].map(inlineHash) as [InlineHash, InlineHash, InlineHash];
  let policy = allowInline(policyWith('a'), { styles: [], scripts: [first] });
  expect(policy).toBe(withScripts(first, inlineHash(inlineScript)));
  for (const script of [second, third]) policy = allowInline(policy, { styles: [], scripts: [script] });
  expect(policy).toBe(withScripts(third, second, first));
  expect(allowInline(policy, { styles: [], scripts: [first] })).toBe(policy);
});

test('the policy does not grow with every release', () => {
  let policy = policyWith();
  const kinds = (release: number) =>
    ['home', 'state', 'template', 'services', 'other'].map((kind) => `${kind} ${release}`);
  for (let release = 0; release < 20; release += 1) policy = allowInline(policy, styles(...kinds(release)));
  // The last three releases, of five kinds of page each.
  expect(policy).toBe(policyWith(...kinds(19), ...kinds(18), ...kinds(17)));
  expect(policy.length).toBeLessThan(policyLimit);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
});

test('an invalidation names a page by its file and by its address', () => {
  expect(invalidationPaths(['index.html', 'states/texas.html', 'robots.txt'])).toEqual([
    '/index.html',
    '/',
    '/states/texas.html',
    '/states/texas',
    '/robots.txt',
  ]);
  expect(invalidationPaths(['caf\u00e9.md'])).toEqual(['/caf%C3%A9.md']);
  expect(invalidationPaths(Array.from({ length: 600 }, (_, n) => `${n}.html`))).toEqual(['/*']);
});

/** CloudFront with one distribution whose two behaviors have a headers policy each. */
function fakeCloudFront() {
  const policies: Record<string, { csp: string; version: number }> = {
    pages: { csp: policyWith('old'), version: 1 },
    twins: { csp: policyWith('old'), version: 1 },
  };
  const sent: string[] = [];
  let busyFor = 0;

  async function send(command: { input: { Id?: string } }) {
    const { name } = command.constructor;
    sent.push(name);
    const id = command.input.Id ?? '';
    switch (name) {
      case 'GetDistributionCommand':
        busyFor -= 1;
        return {
          Distribution: {
            Status: busyFor > 0 ? 'InProgress' : 'Deployed',
            DistributionConfig: {
              DefaultCacheBehavior: { ResponseHeadersPolicyId: 'pages' },
              CacheBehaviors: { Items: [{ ResponseHeadersPolicyId: 'twins' }, { ResponseHeadersPolicyId: 'pages' }] },
            },
          },
        };
      case 'GetResponseHeadersPolicyCommand':
        return {
          ETag: `v${policies[id]?.version}`,
          ResponseHeadersPolicy: {
            ResponseHeadersPolicyConfig: {
              Name: id,
              CustomHeadersConfig: { Quantity: 1, Items: [] },
              SecurityHeadersConfig: {
                ContentSecurityPolicy: { ContentSecurityPolicy: policies[id]?.csp, Override: true },
                ContentTypeOptions: { Override: true },
              },
            },
          },
        };
      case 'UpdateResponseHeadersPolicyCommand': {
        const { IfMatch, ResponseHeadersPolicyConfig: config } =
          command.input as UpdateResponseHeadersPolicyCommandInput;
        expect(IfMatch).toBe(`v${policies[id]?.version}`);
        // What an update leaves out is lost.
        expect(config).toMatchObject({
          Name: id,
          CustomHeadersConfig: {},
          SecurityHeadersConfig: { ContentTypeOptions: {} },
        });
        const csp = config?.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy ?? '';
        policies[id] = { csp, version: 2 };
        busyFor = 3;
        return {};
      }
      default:
        return {};
    }
  }
  return {
    client: { send } as unknown as CloudFrontClient,
    policies,
    sent,
    /** Says “InProgress” for so many looks. */
    beBusy: (looks: number) => {
      busyFor = looks + 1;
    },
  };
}

let cloudfront: ReturnType<typeof fakeCloudFront>;
beforeEach(() => {
  cloudfront = fakeCloudFront();
});

test('each headers policy is read once', async () => {
  expect(await openEdge(cloudfront.client, 'E1').livePolicies()).toEqual([
    { name: 'pages', contentSecurityPolicy: policyWith('old') },
    { name: 'twins', contentSecurityPolicy: policyWith('old') },
  ]);
});

test('every headers policy of the distribution is widened, and the edges are waited for', async () => {
  const edge = openEdge(cloudfront.client, 'E1', { pollSeconds: 0.001, minutes: 1 });
  expect(await edge.allowInline(styles('new'))).toBe(true);
  expect(cloudfront.policies.pages?.csp).toBe(policyWith('new', 'old'));
  expect(cloudfront.policies.twins?.csp).toBe(policyWith('new', 'old'));
  expect(cloudfront.sent.filter((name) => name === 'GetDistributionCommand')).toHaveLength(4);
});

test('a run after one that was cut off while it waited waits for the edges too', async () => {
  cloudfront.beBusy(3);
  const edge = openEdge(cloudfront.client, 'E1', { pollSeconds: 0.001, minutes: 1 });
  expect(await edge.allowInline(styles('old'))).toBe(false);
  expect(cloudfront.sent.filter((name) => name === 'GetDistributionCommand')).toHaveLength(4);
});

test('edges that never settle are not waited for without end', async () => {
  const edge = openEdge(cloudfront.client, 'E1', { pollSeconds: 0.001, minutes: 0.001 / 60 });
  await expect(edge.allowInline(styles('new'))).rejects.toThrow(/^After .* Nothing was uploaded\. .*“E1”/);
});

test('a headers policy that is not the stack’s is left alone', async () => {
  const foreign = "script-src 'unsafe-inline'; style-src 'unsafe-inline'";
  cloudfront.policies.pages = { csp: foreign, version: 1 };
  const edge = openEdge(cloudfront.client, 'E1', { pollSeconds: 0.001, minutes: 1 });
  await edge.allowInline({ styles: [inlineHash('new')], scripts: [inlineHash('go()')] });
  expect(cloudfront.policies.pages.csp).toBe(foreign);
});

test('nothing is updated when the stylesheet is allowed already', async () => {
  expect(await openEdge(cloudfront.client, 'E1').allowInline(styles('old'))).toBe(false);
  expect(cloudfront.sent).not.toContain('UpdateResponseHeadersPolicyCommand');
});

test.each([
  [{ name: 'CredentialsProviderError', message: 'x' }, 'There are no AWS credentials.'],
  [{ name: 'SignatureDoesNotMatch', message: 'x' }, 'AWS does not accept these credentials.'],
  [{ name: 'ExpiredToken', message: 'x' }, 'have expired.'],
  [{ name: 'PermanentRedirect', message: 'x' }, 'is not in eu-west-1.'],
  [{ name: 'NoSuchDistribution', message: 'x' }, 'no CloudFront distribution “E1”'],
  [{ name: 'AccessDenied', message: 'Access Denied' }, 'They need to list, read, write and delete in “site”'],
  [{ name: 'Error', message: 'Region is missing' }, 'Pass it with --region'],
  [{ name: 'SlowDown', message: 'Slow down', $metadata: { httpStatusCode: 503 } }, 'AWS answered 503: Slow down'],
])('%o is explained', (error, sentence) => {
  expect(explain(error, { bucket: 'site', region: 'eu-west-1', distribution: 'E1' })).toContain(sentence);
});
