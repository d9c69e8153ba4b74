import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { deployPrefix } from '../hosting/cloudformation.ts';
import type { SiteFile } from './site.ts';

/** What the deployment needs of a bucket. */
export type Bucket = {
  /** The ETags of all objects, by key. */
  list(): Promise<Map<string, string>>;
  /** The fingerprint that was stored with an object. */
  fingerprintOf(key: string): Promise<string | undefined>;
  put(file: SiteFile): Promise<void>;
  remove(key: string): Promise<void>;
  readNote(name: string): Promise<unknown>;
  writeNote(name: string, value: unknown): Promise<void>;
};

export function openBucket(s3: S3Client, name: string): Bucket {
  return {
    async list() {
      const etags = new Map<string, string>();
      for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket: name })) {
        for (const { Key, ETag } of page.Contents ?? []) if (Key) etags.set(Key, ETag?.replaceAll('"', '') ?? '');
      }
      return etags;
    },

    async fingerprintOf(key) {
      const { Metadata } = await s3.send(new HeadObjectCommand({ Bucket: name, Key: key }));
      return Metadata?.fingerprint;
    },

    async put({ key, body, headers, fingerprint }) {
      await s3.send(
        new PutObjectCommand({
          Bucket: name,
          Key: key,
          Body: body,
          ContentType: headers['Content-Type'],
          CacheControl: headers['Cache-Control'],
          Metadata: { fingerprint },
        }),
      );
    },

    async remove(key) {
      await s3.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
    },

    async readNote(note) {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: name, Key: deployPrefix + note }));
        return JSON.parse((await Body?.transformToString()) ?? 'null');
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async writeNote(note, value) {
      await s3.send(
        new PutObjectCommand({
          Bucket: name,
          Key: deployPrefix + note,
          Body: Buffer.from(JSON.stringify(value)),
          ContentType: 'application/json',
        }),
      );
    },
  };
}
