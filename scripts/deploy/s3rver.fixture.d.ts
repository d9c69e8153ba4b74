/** The part of s3rver 3.7 that the tests use; the package brings no types. */
declare module 's3rver' {
  type Metadata = Record<string, string>;
  type Context = { path: string; req: NodeJS.ReadableStream; status: number; type: string; body: string };
  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      putObject(object: {
        bucket: string;
        key: string;
        content: NodeJS.ReadableStream;
        metadata: Metadata;
      }): Promise<{ size: number; md5: string }>;
      putMetadata(bucket: string, key: string, metadata: Metadata, md5: string): Promise<void>;
      deleteObject(bucket: string, key: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
    };
    run(): Promise<{ port: number; address: string }>;
    close(): Promise<void>;
  }
}
