// npm start: installs what is missing, builds the site and serves it as its hosts would.
import { installIfNeeded, runScript } from './install-if-needed.mjs';

installIfNeeded();
const choices = process.argv.slice(2);
// Choices that make no sense are refused before the build, which takes longer.
process.exitCode =
  runScript(['scripts/serve.ts', '--check', ...choices]) ||
  runScript(['scripts/build.ts']) ||
  runScript(['scripts/serve.ts', ...choices]);
