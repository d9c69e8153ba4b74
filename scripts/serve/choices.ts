import { parseArgs } from 'node:util';
import { runCommand } from '../run-command.ts';

const usage = 'Usage: npm run preview -- [--port 4173] [--host] [--dist dist] [--inbox .inbox]';

export type Choices = { port: number; exposed: boolean; dist: string; inbox: string };

/** Reads the command line. @throws Error with one sentence, and the usage, when it makes no sense. */
export function readChoices(args: string[]): Choices {
  try {
    return parsed(args);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`);
  }
}

function parsed(args: string[]): Choices {
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

// By itself it only says whether the choices make sense: `npm start` asks before it builds.
if (process.argv[1] === import.meta.filename) {
  await runCommand(usage, () => {
    readChoices(process.argv.slice(2));
  });
}
