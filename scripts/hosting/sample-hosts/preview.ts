import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { sampleMoved } from '../request-table.ts';
import { startServer } from '../server.ts';
import { partsOf, type SampleHost } from './reply.ts';

/** The preview server, asked over HTTP as a TLS proxy in front of it would. */
export async function previewHost(distDir: string): Promise<SampleHost> {
  const { url, close } = await startServer({ distDir, moved: sampleMoved });
  const { hostname, port } = new URL(url);

  return {
    close,
    ask: (address) =>
      new Promise((done, fail) => {
        const { scheme, host, path, query } = partsOf(address);
        // Not fetch(): it forbids a Host header and normalizes the path.
        const options = { hostname, port, path: path + query, headers: { host, 'x-forwarded-proto': scheme } };
        get(options, async (response) => {
          const { statusCode = 0, headers } = response;
          const body = await text(response);
          done({
            status: statusCode,
            location: headers.location && new URL(headers.location, `${scheme}://${host}`).href,
            file: /<title>(.*)<\/title>/.exec(body)?.[1] ?? body,
            headers: headers as Record<string, string | undefined>,
          });
        }).on('error', fail);
      }),
  };
}
