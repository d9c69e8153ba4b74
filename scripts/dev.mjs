import { installIfNeeded } from './install-if-needed.mjs';

installIfNeeded();
// Vite's command line, in this process, so that it gets every signal and argument.
await import('../node_modules/vite/bin/vite.js');
