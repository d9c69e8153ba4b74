import './load-env.ts';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../../src/site/settings.ts';
import { checkSettings } from './check-settings.ts';
import { cloudformationTemplate } from './cloudformation.ts';
import { netlifyToml } from './netlify.ts';
import { movedPaths } from './rules.ts';
import { pageStyleHashes } from './static-files.ts';

/** The files that hosts read from the repository, by path: derived, committed, checked for drift. */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const { engines } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const template = cloudformationTemplate({ formEndpoint: settings.contactEndpoint, moved: movedPaths });
  return {
    'netlify.toml': netlifyToml(engines.node.match(/\d+/)?.[0] ?? '20'),
    'infra/cloudfront.json': `${JSON.stringify(template, null, 2)}\n`,
  };
}

async function main(root: string): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'style-sources': { type: 'boolean' } } });
  if (values['style-sources']) return printStyleSources(join(root, 'dist'));

  checkSettings();
  for (const [path, text] of Object.entries(await generatedFiles(root))) {
    const file = join(root, path);
    const current = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    if (current === text) continue;
    if (values.check)
      throw new Error(`${path} is not what the hosting rules say. Run: npx tsx scripts/hosting/generate.ts`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    console.log(`Wrote ${path}`);
  }
}

/** For the template's parameter: `'sha256-…'`, as the built pages need it. */
async function printStyleSources(distDir: string): Promise<void> {
  if (!existsSync(join(distDir, 'index.html'))) throw new Error('There is no built site in dist/. Run: npm run build');
  const hashes = await pageStyleHashes(distDir);
  console.log(hashes.map((hash) => `'${hash}'`).join(' '));
}

if (process.argv[1] === import.meta.filename) {
  main(resolve(import.meta.dirname, '../..')).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
