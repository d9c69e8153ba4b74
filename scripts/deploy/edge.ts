import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CloudFrontClient,
  CreateInvalidationCommand,
  GetDistributionCommand,
  GetResponseHeadersPolicyCommand,
  UpdateResponseHeadersPolicyCommand,
} from '@aws-sdk/client-cloudfront';
import { cleanPath } from '../hosting/clean-urls.js';
import { inParallel } from '../in-parallel.ts';
import { allowInline, type InlineHashes } from './inline-sources.ts';
import { isOurs, type LivePolicy } from './live-policies.ts';

/** What the deployment needs of a CloudFront distribution. */
export type Edge = {
  /** The headers policies as they are now. */
  livePolicies(): Promise<LivePolicy[]>;
  /**
   * Makes the Content-Security-Policy allow these inline stylesheets and scripts beside those of the releases before, and
   * waits until every edge does: a page must never arrive ahead of the policy that lets its styles apply and its app start.
   * A policy that is not that of infra/cloudfront.json is left alone.
   *
   * @returns false when they were allowed already.
   * @throws Error with one sentence when that takes longer than half an hour.
   */
  allowInline(hashes: InlineHashes): Promise<boolean>;
  /** Drops the copies of these files at the edge. */
  invalidate(keys: readonly string[]): Promise<void>;
};

/** More paths than this in one go are dropped by a wildcard: the first 1,000 a month are free. */
const mostPaths = 1_000;

/** Between two looks at the distribution, and until no more are taken. */
const usualPatience = { pollSeconds: 5, minutes: 30 };

export function openEdge(cloudfront: CloudFrontClient, distributionId: string, patience = usualPatience): Edge {
  /** The ids of the distribution's headers policies, and whether every edge has its last change. */
  async function distribution(): Promise<{ policies: string[]; isDeployed: boolean }> {
    const { Distribution } = await cloudfront.send(new GetDistributionCommand({ Id: distributionId }));
    const config = Distribution?.DistributionConfig;
    const behaviors = [config?.DefaultCacheBehavior, ...(config?.CacheBehaviors?.Items ?? [])];
    return {
      policies: [...new Set(behaviors.flatMap((behavior) => behavior?.ResponseHeadersPolicyId ?? []))],
      isDeployed: Distribution?.Status === 'Deployed',
    };
  }

  async function headersPolicy(policyId: string) {
    const { ResponseHeadersPolicy, ETag } = await cloudfront.send(
      new GetResponseHeadersPolicyCommand({ Id: policyId }),
    );
    const config = ResponseHeadersPolicy?.ResponseHeadersPolicyConfig;
    return { config, csp: config?.SecurityHeadersConfig?.ContentSecurityPolicy, ETag };
  }

  async function allowIn(policyId: string, hashes: InlineHashes): Promise<boolean> {
    const { config, csp, ETag } = await headersPolicy(policyId);
    if (!config || !csp?.ContentSecurityPolicy) return false;
    if (!isOurs({ contentSecurityPolicy: csp.ContentSecurityPolicy })) return false;
    const widened = allowInline(csp.ContentSecurityPolicy, hashes);
    if (widened === csp.ContentSecurityPolicy) return false;
    const SecurityHeadersConfig = {
      ...config.SecurityHeadersConfig,
      ContentSecurityPolicy: { ...csp, ContentSecurityPolicy: widened },
    };
    await cloudfront.send(
      new UpdateResponseHeadersPolicyCommand({
        Id: policyId,
        IfMatch: ETag,
        ResponseHeadersPolicyConfig: { ...config, SecurityHeadersConfig },
      }),
    );
    return true;
  }

  /** CloudFront says “InProgress” until every edge has the change. */
  async function settled(): Promise<void> {
    const { pollSeconds, minutes } = patience;
    for (let waited = 0; waited < minutes * 60; waited += pollSeconds) {
      // Asked at once, it may not have noticed the change yet.
      await sleep(pollSeconds * 1_000);
      if ((await distribution()).isDeployed) return;
    }
    throw new Error(
      `After ${minutes} minutes CloudFront still takes over the new Content-Security-Policy. Nothing was uploaded. Run it again when the distribution “${distributionId}” is deployed.`,
    );
  }

  return {
    async livePolicies() {
      const { policies } = await distribution();
      return inParallel(policies, async (policyId) => {
        const { config, csp } = await headersPolicy(policyId);
        return { name: config?.Name ?? policyId, contentSecurityPolicy: csp?.ContentSecurityPolicy };
      });
    },

    async allowInline(hashes) {
      const { policies, isDeployed } = await distribution();
      let changed = false;
      for (const policyId of policies) changed = (await allowIn(policyId, hashes)) || changed;
      // A run that was cut off while it waited has changed the policy already.
      if (changed || !isDeployed) await settled();
      return changed;
    },

    async invalidate(keys) {
      const paths = invalidationPaths(keys);
      await cloudfront.send(
        new CreateInvalidationCommand({
          DistributionId: distributionId,
          InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: paths.length, Items: paths } },
        }),
      );
    },
  };
}

/** A file's path, and the address that the Function rewrites to it: AWS asks for both. */
export function invalidationPaths(keys: readonly string[]): string[] {
  const paths = keys.flatMap((key) => {
    const path = encodeURI(`/${key}`);
    return key.endsWith('.html') ? [path, cleanPath(path)] : [path];
  });
  return paths.length > mostPaths ? ['/*'] : [...new Set(paths)];
}
