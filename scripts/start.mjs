// npm start: installs what is missing, builds the site and serves it as its hosts would.
import { installIfNeeded, runScript } from './install-if-needed.mjs';

installIfNeeded();
process.exitCode = runScript(['scripts/build.ts']) || runScript(['scripts/serve.ts', ...process.argv.slice(2)]);
