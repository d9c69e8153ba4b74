import './read/load-env.ts';
import { parseArgs } from 'node:util';
import { pageFiles } from './read/built-pages.ts';
import { runCommand } from './run-command.ts';
import { startServer } from './serve/server.ts';

/** `npm run preview`: serves `dist/` until it is stopped. @throws If there is no build or the port is in use. */
export async function preview(args: string[]): Promise<void> {
  const { dist, inbox, port, ...values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: process.env.PORT ?? '4173' },
      dist: { type: 'string', default: 'dist' },
      inbox: { type: 'string', default: '.inbox' },
      // For a parent process that may be killed, because its end of the pipe closes with it.
      'until-stdin-ends': { type: 'boolean', default: false },
    },
  }).values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(`The port must be a number from 0 to 65535, not “${port}”. For example: PORT=8080.`);
  pageFiles(dist); // Throws if there is no build.
  const { url } = await startServer({ distDir: dist, port: Number(port), inbox }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=8080.`);
  });
  console.log(`Serving ${dist}/ at ${url}\nContact messages are saved in ${inbox}/. Stop with Ctrl+C.`);
  const stop = () => process.exit(0);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  if (values['until-stdin-ends']) process.stdin.on('end', stop).resume();
}

const usage = 'Usage: npm run preview -- [--port 4173] [--dist dist] [--inbox .inbox]';
if (process.argv[1] === import.meta.filename) await runCommand(usage, () => preview(process.argv.slice(2)));
