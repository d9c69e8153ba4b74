// npm start: installs what is missing, builds the site and serves it as its hosts would.
import { buildCommand } from './build-command.mjs';
import { installIfNeeded, runNode, runScript } from './install-if-needed.mjs';

installIfNeeded();
const choices = process.argv.slice(2);
// Choices that make no sense are refused before the build, which takes longer.
process.exitCode =
  runScript(['scripts/serve/choices.ts', ...choices]) ||
  runNode(buildCommand) ||
  runScript(['scripts/serve.ts', ...choices]);
