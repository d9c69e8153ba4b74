import './read/load-env.ts';
import { rename, rm } from 'node:fs/promises';
import { checkContent } from './check/content.ts';
import { checkPortraits } from './check/portraits.ts';
import { checkSettings, placeholderSettings } from './check/settings.ts';
import { pageFiles } from './read/built-pages.ts';

/** Builds the site into .build/ and replaces dist/ when it is complete: a failed build changes nothing. */
async function build(): Promise<void> {
  process.env.NODE_ENV = 'production'; // Otherwise React's development build renders the pages.
  checkSettings();
  await checkContent();
  await checkPortraits();
  await rm('.build', { recursive: true, force: true });
  const { build: buildPages } = await import('vite-react-ssg/node');
  // load-env.ts has already read .env, unless it was told not to.
  await buildPages({}, { envDir: false, configLoader: 'native', logLevel: 'warn' });
  await rm('dist', { recursive: true, force: true });
  await rename('.build', 'dist');
  console.log(`Built ${pageFiles('dist').length} pages into dist/.`);
  const unset = placeholderSettings();
  if (unset.length > 0)
    console.warn(`${unset.length} settings are placeholders. Before the launch: npm run check:launch`);
}

/** An editor needs one sentence. `DEBUG=1` shows the stack. */
function fail({ message, stack }: Error): never {
  // The engine puts a page's stack into the message of its own error.
  const sentences = message.replace(/\n\s*at .*/g, '');
  console.error(process.env.DEBUG ? stack : `\nThe build failed; dist/ is as it was.\n${sentences}`);
  process.exit(1);
}

// The engine renders pages in a queue and doesn't wait for failures.
process.on('unhandledRejection', fail);
await build().catch(fail);
