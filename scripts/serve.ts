import './hosting/load-env.ts';
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningServer, startServer } from './hosting/server.ts';

const usage = 'Usage: npm run preview -- [--port 4173] [--host] [--dist dist] [--inbox .inbox]';

type Choices = { port: number; exposed: boolean; dist: string; inbox: string };

/** Reads the command line. @throws Error with one sentence when it makes no sense. */
function readChoices(args: string[]): Choices {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4173' },
      host: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      inbox: { type: 'string', default: '.inbox' },
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535, not “${values.port}”.`);
  }
  return { port, exposed: values.host, dist: values.dist, inbox: values.inbox };
}

/** Why the server could not start, and the mend. */
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
    return `${(error as Error).message}\n${usage}`;
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
