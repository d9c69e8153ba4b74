import { z } from 'zod';
import { categories, type Frontmatter, type RelatedTarget } from '../../src/content/article-facts.ts';
import { guides } from '../../src/content/resource-list.ts';
import { team } from '../../src/content/team.ts';
import { stateOfSlug } from '../../src/lib/us-states.ts';
import { pagePaths } from '../../src/site/paths.ts';
import { inTheFuture, isFuture } from '../read/days.ts';

// Each message is the fix; the mistake is named before it.
const text = (fix: string) => z.string(fix).trim().min(1, fix);

const member = (orElse = '') =>
  z.string().refine((id) => team.some((person) => person.id === id), {
    error: `Write one of ${team.map(({ id }) => id).join(', ')}.${orElse}`,
  });

const day = z.iso
  .date('Write today or an earlier day, such as 2026-11-26.')
  .refine((value) => !isFuture(value), { error: () => `It ${inTheFuture()}. Correct the day, or the clock.` });

const target = z.custom<RelatedTarget>((value) => typeof value === 'string');
const threeTargets = `Write three lines: the address of an article (/resources/its-file-name), of a page, or a guide (${Object.keys(guides).join(', ')}).`;

const fields = z.strictObject({
  title: text('Write the title.'),
  heading: text('Write the heading, or delete the line.').optional(),
  description: text('Write what search results show below the title.'),
  dek: text('Write one or two sentences.'),
  category: z.enum(categories, `Write one of ${categories.join(', ')}.`),
  author: member(),
  reviewedBy: member(' Or delete the line.').optional(),
  published: day,
  updated: day,
  related: z.tuple([target, target, target], threeTargets),
  draft: z.boolean('Write true, or delete the line.').optional(),
}) satisfies z.ZodType<Frontmatter>;

const shown = (value: unknown): string => (value === undefined ? 'missing' : JSON.stringify(value));

/**
 * Checks an article’s frontmatter.
 * @param path The article’s address.
 * @param paths The addresses of all articles.
 * @throws One sentence for each field that is wrong, with its fix.
 */
export function checkFrontmatter(found: unknown, path: string, paths: readonly string[]): Frontmatter {
  const { data, error } = fields.safeParse(found);
  const problems = data
    ? [...orderProblems(data), ...data.related.flatMap((link) => targetProblems(link, path, paths))]
    : error.issues.map((issue) => fieldProblem(issue, Object(found)));
  if (!data || problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return data;
}

function fieldProblem(issue: z.core.$ZodIssue, found: Record<string, unknown>): string {
  if (issue.code === 'unrecognized_keys')
    return `${issue.keys.join(', ')} isn’t a field. There are ${Object.keys(fields.shape).join(', ')}.`;
  const field = String(issue.path[0]);
  return `${field} is ${shown(found[field])}. ${issue.message}`;
}

function orderProblems({ published, updated, author, reviewedBy, related }: Frontmatter): string[] {
  const order = updated < published ? ['updated is before published. Set it to the same day or a later one.'] : [];
  const own =
    author === reviewedBy ? ['author and reviewedBy are the same person. Name another, or delete reviewedBy.'] : [];
  const twice = new Set(related).size < related.length ? ['related names one page twice. Write another address.'] : [];
  return [...order, ...own, ...twice];
}

function targetProblems(link: RelatedTarget, path: string, paths: readonly string[]): string[] {
  if (link === path) return [`related links to the article itself, “${link}”. Write another address.`];
  const isPage = [...pagePaths, ...paths].some((candidate) => candidate === link);
  const isState = link.startsWith('/states/') && stateOfSlug(link.slice('/states/'.length)) !== undefined;
  return isPage || isState || Object.hasOwn(guides, link) ? [] : [`related links to “${link}”, which doesn’t exist.`];
}
