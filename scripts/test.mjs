// npm test: installs what is missing and runs every gate in order. It stops at the first that fails.
import { installIfNeeded } from './install-if-needed.mjs';

installIfNeeded();
const { runGates } = await import('./gates.mjs');
process.exitCode = await runGates();
