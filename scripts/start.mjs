// npm start: installs what is missing, builds the site and serves it as its hosts would.
import { installIfNeeded, runScript } from './install-if-needed.mjs';

installIfNeeded();
const built = runScript(['scripts/build.ts']);
process.exitCode = built || runScript(['scripts/serve.ts', ...process.argv.slice(2)]);
