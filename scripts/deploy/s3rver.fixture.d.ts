/** The part of s3rver 3.7 that the tests use; the package brings no types. */
declare module 's3rver' {
  type Upload = { bucket: string; key: string; content: NodeJS.ReadableStream; metadata: Record<string, string> };
  type Context = { path: string; req: NodeJS.ReadableStream; status: number; type: string; body: string };
  export default class S3rver {
    constructor(options: object);
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      putObject(upload: Upload): Promise<{ size: number; md5: string }>;
      putMetadata(bucket: string, key: string, metadata: Upload['metadata'], md5: string): Promise<void>;
      deleteObject(bucket: string, key: string): Promise<void>;
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
