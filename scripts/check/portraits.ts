import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { anyClient } from '../../src/content/any-client.ts';
import { testimonials } from '../../src/content/client-testimonials.ts';
import { founder, team } from '../../src/content/team.ts';
import { readStateContents } from '../read/state-contents.ts';

/** Drawings, and the photos that replace them. */
const folders = ['public/portraits', 'src/assets/portraits'];

/** Checks the files of the people's portraits. @throws One error that names each file that no page can show, and the fix. */
export async function checkPortraits(): Promise<void> {
  const states = [...(await readStateContents()).values()];
  const named = new Set([
    ...[founder, ...team, anyClient].map(({ image }) => image),
    ...testimonials.map(({ portrait }) => portrait),
    ...states.map((state) => (state.kind === 'template' ? state.client : state.testimonial)?.image),
  ]);
  const problems = folders.flatMap((folder) =>
    readdirSync(folder).map((file) => [`${folder}/${file}`, portraitProblem(file, named)]),
  );
  const sentences = [...problems, ...twins(readdirSync('src/assets/portraits'))]
    .filter(([, problem]) => problem)
    .map((problem) => problem.join(': '));
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

export function portraitProblem(file: string, named: ReadonlySet<string | undefined>): string | undefined {
  const { name, ext } = parse(file);
  if (file === 'README.md' || file.startsWith('.')) return;
  if (/^\.hei[cf]$/i.test(ext)) return 'browsers cannot show HEIC photos. Export it as JPEG, and delete this file.';
  if (!/^\.(?:jpe?g|png|webp|svg)$/i.test(ext))
    return 'a portrait is a .jpg, .png, or .webp file. Convert or delete it.';
  if (!named.has(name))
    return `no one in src/content has the image or portrait '${name}'. Rename the file, name it there, or delete it.`;
}

/** Two photos of one name, of which the page would show either. */
export const twins = (files: readonly string[]): [file: string, problem: string][] =>
  files
    .filter((file, index) => files.findIndex((other) => parse(other).name === parse(file).name) < index)
    .map((file) => [
      `src/assets/portraits/${file}`,
      `there is a second photo named ${parse(file).name}. Delete one of the two.`,
    ]);
