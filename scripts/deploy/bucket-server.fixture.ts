import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

export const bucketName = 'site';
export const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What the SDK's usual chain finds; nothing of the machine's own configuration. */
export const awsEnv = {
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_REGION: 'us-east-1',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/nowhere',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

/** An S3 server on loopback with one empty bucket, which lies in a new folder of `root`. */
export async function startBucketServer(root: string): Promise<{ endpoint: string; close(): Promise<void> }> {
  const directory = join(root, 's3');
  await mkdir(directory);
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucketName }],
  });
  const { store } = server;
  // Its own answers before the file is written: who looked at once would find the one before, or half of it. S3 does not.
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const body = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    const md5 = createHash('md5').update(body).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: body.length, md5 };
  };
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Writes a build: these files, a home page and what Netlify reads, and nothing else. */
export async function writeBuild(distDir: string, files: Record<string, string>): Promise<void> {
  await rm(distDir, { recursive: true, force: true });
  for (const [file, body] of Object.entries({ 'index.html': '<style>a{}</style>Home', _headers: '/*', ...files })) {
    await mkdir(dirname(join(distDir, file)), { recursive: true });
    await writeFile(join(distDir, file), body);
  }
}
