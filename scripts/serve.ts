import './hosting/load-env.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningServer, startServer } from './hosting/server.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run preview -- [--port 4173] [--dist dist] [--inbox .inbox]';

/** `npm run preview`: serves the built site as its hosts will. @throws Error with one sentence when it cannot. */
export async function serve(args: string[]): Promise<RunningServer> {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4173' },
      dist: { type: 'string', default: 'dist' },
      inbox: { type: 'string', default: '.inbox' },
    },
  });
  const { dist, inbox } = values;
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not “${values.port}”.\n${usage}`);
  if (!existsSync(resolve(dist, 'index.html')))
    throw new Error(`There is no built site in ${dist}/. Run: npm run build`);
  const server = await startServer({ distDir: dist, port, inbox: { dir: resolve(inbox) } }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new Error(
          `Port ${port} is in use. Stop what runs there, or choose another: npm run preview -- --port ${port + 1}`,
        );
      throw error;
    },
  );
  console.log(`Serving ${dist}/ at ${server.url}`);
  console.log(`Contact messages are kept in ${inbox}/. Stop with Ctrl+C.`);
  return server;
}

if (process.argv[1] === import.meta.filename)
  await runCommand(usage, async () => {
    const server = await serve(process.argv.slice(2));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => server.close().then(() => process.exit(0)));
  });
