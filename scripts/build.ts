import './read/load-env.ts';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pageFiles } from './read/built-pages.ts';

const usage = 'Usage: npm run build [-- --verbose]';

/** Builds the site into .build/ and replaces dist/ when it is complete: a failed build changes nothing. */
async function build(): Promise<void> {
  const { verbose } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } }).values;
  process.env.NODE_ENV = 'production'; // Otherwise React's development build renders the pages.
  const { checkSettings, placeholderSettings } = await import('./check/settings.ts');
  checkSettings();
  const { checkContent } = await import('./check/content.ts');
  await checkContent();
  await rm('.build', { recursive: true, force: true });
  const { build: buildPages } = await import('vite-react-ssg/node');
  // load-env.ts has already read .env, unless it was told not to.
  await buildPages({}, { envDir: false, configLoader: 'native', logLevel: verbose ? 'info' : 'warn' });
  await rm('dist', { recursive: true, force: true });
  await rename('.build', 'dist');
  console.log(`Built ${pageFiles('dist').length} pages into dist/. Look at them: npm run preview`);
  const unset = placeholderSettings();
  if (unset.length > 0)
    console.warn(`${unset.length} settings are placeholders. Before the launch: npm run check:launch`);
}

/** An editor needs one sentence. `DEBUG=1` shows the stack. */
function fail(error: unknown): never {
  const { message, stack, code } = error as NodeJS.ErrnoException;
  // The engine puts a page's stack into the message of its own error.
  const sentences = message.replace(/\n\s*at .*/g, '');
  if (process.env.DEBUG) console.error(stack);
  else if (code?.startsWith('ERR_PARSE_ARGS')) console.error(`${message}\n${usage}`);
  else console.error(`\nThe build failed; dist/ is as it was.\n${sentences}`);
  process.exit(1);
}

// The engine renders pages in a queue and doesn't wait for failures.
process.on('unhandledRejection', fail);
await build().catch(fail);
