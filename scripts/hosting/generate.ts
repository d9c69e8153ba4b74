import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cloudformationTemplate } from './cloudformation.ts';
import { netlifyToml } from './netlify.ts';
import { movedPaths } from './rules.ts';
import { pageStyleHashes } from './static-files.ts';

/**
 * The files that hosts read from the repository, by path: derived, committed, checked for drift. The owner's settings are in
 * none of them, so that setting one changes no committed file.
 */
export const generatedFiles = (): Record<string, string> => ({
  'netlify.toml': netlifyToml(),
  'infra/cloudfront.json': `${JSON.stringify(cloudformationTemplate(movedPaths), null, 2)}\n`,
});

async function main(root: string): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' }, 'style-sources': { type: 'boolean' } } });
  if (values['style-sources']) return printStyleSources(join(root, 'dist'));

  for (const [path, text] of Object.entries(generatedFiles())) {
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
