import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runWriter } from '../run-command.ts';
import { writing } from '../writing.ts';
import { cloudformationTemplate } from './cloudformation.ts';
import { netlifyToml } from './netlify.ts';
import { movedPaths } from './rules.ts';

/**
 * The files that hosts read from the repository, by path: derived, committed, checked for drift. The owner's settings are in
 * none of them, so that setting one changes no committed file.
 */
export const generatedFiles = (): Record<string, string> => ({
  'netlify.toml': netlifyToml(),
  'infra/cloudfront.json': `${JSON.stringify(cloudformationTemplate(movedPaths), null, 2)}\n`,
});

const root = resolve(import.meta.dirname, '../..');

function run(check: boolean): void {
  for (const [path, text] of Object.entries(generatedFiles())) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (check) throw new Error(`${path} is not what the hosting rules say. Run: npx tsx scripts/hosting/generate.ts`);
    writing(path, () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    });
    console.log(`Wrote ${path}`);
  }
}

if (process.argv[1] === import.meta.filename) await runWriter('scripts/hosting/generate.ts', run);
