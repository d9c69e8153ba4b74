import './hosting/load-env.ts';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type RunningServer, startServer } from './hosting/server.ts';
import { type Choices, readChoices } from './serve/choices.ts';

/** Why the server could not start, and how to fix it. */
function explain(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what runs there, or choose another: npm run preview -- --port ${port + 1}`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} needs rights that this account does not have. Choose one above 1023.`;
  return `The server could not start: ${error.message}`;
}

/**
 * `npm run preview`: serves the built site as its hosts will.
 *
 * @returns the server, or the sentence that says why there is none.
 */
export async function serve(args: string[]): Promise<RunningServer | string> {
  let choices: Choices;
  try {
    choices = readChoices(args);
  } catch (error) {
    return (error as Error).message;
  }
  const { port, exposed, dist, inbox } = choices;
  if (!existsSync(resolve(dist, 'index.html'))) return `There is no built site in ${dist}/. Run: npm run build`;
  try {
    const server = await startServer({ distDir: dist, port, exposed, inbox: { dir: resolve(inbox) } });
    console.log(`Serving ${dist}/ at ${[server.url, ...(exposed ? networkUrls(server.url) : [])].join('\n  and at ')}`);
    console.log(`Contact messages are kept in ${inbox}/. Stop with Ctrl+C.`);
    return server;
  } catch (error) {
    return explain(error as Error, port);
  }
}

/** The addresses under which other devices in the same network find the server. */
function networkUrls(url: string): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => url.replace('localhost', address));
}

if (process.argv[1] === import.meta.filename) {
  const server = await serve(process.argv.slice(2));
  if (typeof server === 'string') {
    console.error(server);
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
}
