import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { folderWith } from '../test-files.fixture.ts';

/** s3rver 3.7, which brings no types. */
const S3rver = createRequire(import.meta.url)('s3rver');
type Upload = { bucket: string; key: string; content: NodeJS.ReadableStream; metadata: Record<string, string> };
type Context = { path: string; req: NodeJS.ReadableStream; status: number; type: string; body: string };

export const bucketName = 'site';

/** What the AWS CLI finds; nothing of the machine's own configuration. */
export const awsEnv = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_DEFAULT_REGION: 'us-east-1',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nowhere',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  AWS_MAX_ATTEMPTS: '1',
  // The server stores a body with a newer CLI's checksums in it.
  AWS_REQUEST_CHECKSUM_CALCULATION: 'when_required',
};

export type StoredObject = { body: string; type: string; cache: string };

/** An S3 server on loopback with one empty bucket, which also takes CloudFront's invalidations. */
export async function startBucketServer() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folderWith({}),
    configureBuckets: [{ name: bucketName }],
  });
  /** What the bucket holds, by key. */
  const objects = new Map<string, StoredObject>();
  /** The paths of each invalidation. */
  const invalidations: string[] = [];
  /** Called after each upload; a test may end a deployment here. */
  let afterPut: (key: string) => void = () => {};

  const { store } = server;
  // Its own answers before the file is written. S3 does not.
  store.putObject = async ({ bucket, key, content, metadata }: Upload) => {
    const body = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    const md5 = createHash('md5').update(body).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    const { 'content-type': type = '', 'cache-control': cache = '' } = metadata;
    objects.set(key, { body: body.toString(), type, cache });
    afterPut(key);
    return { size: body.length, md5 };
  };
  const { deleteObject } = store;
  store.deleteObject = (bucket: string, key: string) => {
    objects.delete(key);
    return deleteObject.call(store, bucket, key);
  };
  server.middleware.unshift(async (context: Context, next: () => Promise<void>) => {
    if (!context.path.startsWith('/2020-05-31/distribution/')) return next();
    invalidations.push((await buffer(context.req)).toString().match(/<Path>(.*)<\/Path>/)?.[1] ?? '');
    context.status = 201;
    context.type = 'text/xml';
    context.body = '<Invalidation><Id>I1</Id><Status>InProgress</Status></Invalidation>';
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    invalidations,
    onPut: (listener: (key: string) => void) => {
      afterPut = listener;
    },
    close: () => server.close(),
  };
}
