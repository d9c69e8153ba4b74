/** What a failed deployment was about, for the sentence that explains it. */
export type Target = { bucket: string; region: string; distribution?: string | undefined };

type AwsError = Error & { Code?: string; code?: string; $metadata?: { httpStatusCode?: number } };

const credentials =
  'Sign in with “aws sso login” or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then run it again.';

/** One sentence or two: what went wrong, and how to fix it. */
export function explain(error: unknown, { bucket, region, distribution }: Target): string {
  const { name, message, code, $metadata } = error as AwsError;
  switch (name) {
    case 'NoSuchBucket':
      return `There is no bucket “${bucket}” in ${region}. Check --bucket and --region, or create the stack from infra/cloudfront.json first.`;
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
      return `The bucket “${bucket}” is not in ${region}. Pass its region with --region.`;
    case 'CredentialsProviderError':
    case 'TokenProviderError':
      return `There are no AWS credentials. ${credentials}`;
    case 'InvalidAccessKeyId':
    case 'InvalidClientTokenId':
    case 'UnrecognizedClientException':
    case 'SignatureDoesNotMatch':
      return `AWS does not accept these credentials. ${credentials}`;
    case 'ExpiredToken':
    case 'ExpiredTokenException':
      return `The AWS credentials have expired. ${credentials}`;
    case 'AccessDenied':
    case 'Forbidden':
      return `These AWS credentials may not do this: ${message || 'access denied'}. They need to list, read, write and delete in “${bucket}”${distribution ? ', and to invalidate and update the distribution’s headers' : ''}.`;
    case 'NoSuchDistribution':
      return `There is no CloudFront distribution “${distribution}”. Check --distribution.`;
  }
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || name === 'TimeoutError') {
    return 'AWS could not be reached. Check the network, then run it again.';
  }
  if (/region is missing/i.test(message)) return 'The region is missing. Pass it with --region or set AWS_REGION.';
  const status = $metadata?.httpStatusCode ? `AWS answered ${$metadata.httpStatusCode}: ` : '';
  return `${status}${message}`;
}
