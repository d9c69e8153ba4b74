// Plain JavaScript, because it runs before anything is installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const installed = new URL('../node_modules/vite-react-ssg/dist/shared/', import.meta.url);

/** Whether the installed engine has our patch. npm applies it only when it installs everything. */
export const isPatched = (engine = installed) =>
  existsSync(engine) &&
  readdirSync(engine).some((file) => readFileSync(new URL(file, engine), 'utf8').includes('progressiveChunkSize'));
