// The command of `npm run build`, for scripts that run it without npm and its shell. In it Vite is imported before tsx, which
// would read all of Vite's code anew: half a second.
import { readFileSync } from 'node:fs';

const packageFile = new URL('../package.json', import.meta.url);
/** @type {{ scripts: { build: string } }} */
const { scripts } = JSON.parse(readFileSync(packageFile, 'utf8'));

/** What follows `node`: its flags, and the script. */
export const buildCommand = scripts.build.split(' ').slice(1);
