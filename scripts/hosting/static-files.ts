import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
type InlineHash = string;
const inlineStyleHashes = (_: string) => [] as any[];
import { fileClass, fileHeaders, type Headers, isServed } from './rules.ts';
import { siteFiles } from './site-files.ts';

export type StaticFile = {
  body: Buffer;
  headers: Headers;
  /** Weak, because the compressed bodies share it. */
  etag: string;
  /** The body in an encoding that the client accepts, made once. */
  encoded(encoding: 'br' | 'gzip'): Promise<Buffer>;
};

export type StaticFiles = {
  /** A file by its decoded path from the root, or `undefined` where there is none that may be served. */
  read(path: string): Promise<StaticFile | undefined>;
  /** What the policy must allow: the inline stylesheets of all pages, one for each kind of page. */
  styleHashes(): Promise<InlineHash[]>;
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The files below `root`, which must be absolute. Kept in memory and read again when they change. */
export function staticFiles(root: string): StaticFiles {
  const kept = new Map<string, { version: string; file: StaticFile }>();
  let sheets: { home: StaticFile | undefined; hashes: InlineHash[] } | undefined;

  async function read(path: string): Promise<StaticFile | undefined> {
    const onDisk = join(root, path);
    // A path with `..` counts as hidden already; the second check is for whatever join() might make of other paths.
    if (!isServed(path) || !onDisk.startsWith(root + sep)) return undefined;

    // Not stat(): a link could lead out of the site.
    const stats = await lstat(onDisk).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs}-${stats.size}`;
    const known = kept.get(path);
    if (known?.version === version) return known.file;

    const file = staticFile(await readFile(onDisk), fileHeaders(path));
    kept.set(path, { version, file });
    return file;
  }

  return {
    read,
    async styleHashes() {
      // A build replaces the home page, and with it what was known.
      const home = await read('/index.html');
      if (home !== sheets?.home) sheets = { home, hashes: await pageStyleHashes(root) };
      return sheets?.hashes ?? [];
    },
  };
}

/** The hashes of the inline stylesheets of all pages below `root`, each once. */
export async function pageStyleHashes(root: string): Promise<InlineHash[]> {
  const pages = (await siteFiles(root)).filter((file) => fileClass(file) === 'page');
  const hashes = await Promise.all(
    pages.map(async (page) => inlineStyleHashes(await readFile(join(root, page), 'utf8'))),
  );
  return [...new Set(hashes.flat())].sort();
}

function staticFile(body: Buffer, headers: Headers): StaticFile {
  const encodings = new Map<string, Promise<Buffer>>();
  return {
    body,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    encoded(encoding) {
      const made =
        encodings.get(encoding) ??
        (encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : deflate(body));
      encodings.set(encoding, made);
      return made;
    },
  };
}

/** Sends a file: validated by ETag, compressed where that pays. Node leaves the body out for HEAD. */
export async function respondWith(
  file: StaticFile,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  response.setHeader('ETag', file.etag);
  if (isCompressible(file)) response.setHeader('Vary', 'Accept-Encoding');

  if (status === 200 && matches(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = encoding ? await file.encoded(encoding) : file.body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(body);
}

/** CloudFront's own bounds (bytes), and only formats that are not compressed already. */
function isCompressible({ body, headers }: StaticFile): boolean {
  const type = headers['Content-Type'] ?? '';
  return body.length >= 1_000 && body.length <= 10_000_000 && /^text\/|json|xml|image\/x-icon/.test(type);
}

function chooseEncoding(file: StaticFile, accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (!isCompressible(file)) return undefined;
  const offers = String(accepted ?? '').split(',');
  const takes = (name: string) =>
    offers.some((offer) => offer.trim().split(';')[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(offer));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

const matches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag || known.trim() === '*');
