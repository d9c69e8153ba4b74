import './hosting/load-env.ts';
import { readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Builds the site into .build/ and puts it in the place of dist/ when it is complete: a failed build changes nothing. */
process.env.NODE_ENV = 'production'; // Otherwise React's development build renders the pages.
const next = '.build';

try {
  const { checkSettings, placeholderSettings } = await import('./hosting/check-settings.ts');
  checkSettings();
  const { checkContent } = await import('./build/check-content.ts');
  await checkContent();
  await rm(next, { recursive: true, force: true });
  const { build } = await import('vite-react-ssg/node');
  // load-env.ts has read .env, or has been told not to.
  await build({}, { envDir: false, configLoader: 'native', build: { outDir: next } });
  await rm('dist', { recursive: true, force: true });
  await rename(next, 'dist');
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  console.log(`\nBuilt ${pages.length} pages into dist/.`);
  const unset = placeholderSettings().map(({ variable }) => variable);
  if (unset.length > 0) console.warn(`Placeholders stand in for ${unset.join(', ')} (README, “Settings”).`);
} catch (error) {
  console.error(process.env.DEBUG ? error : `\nThe build failed; dist/ is as it was.\n${(error as Error).message}`);
  process.exitCode = 1;
}
