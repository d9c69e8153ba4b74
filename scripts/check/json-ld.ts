import { select } from 'hast-util-select';
import { type BuiltPage, type GraphNode, visibleText } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

/** Reviews of ourselves are against Google's rules, and we have no street address. */
const forbidden = new Set('Review AggregateRating Rating PostalAddress review aggregateRating address'.split(' '));

/** Strings that are names for machines; a reader must find every other string on the page. */
const forMachines = new Set('@context @id @type inLanguage dateModified datePublished'.split(' '));

function* valuesIn(value: unknown, key = ''): Generator<{ key: string; value: unknown }> {
  yield { key, value };
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, name);
}

/** Layout may separate two words where the graph's text has a space, so spaces are not compared. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** A page's structured data claims nothing that the page does not show. */
export function jsonLdProblems({ path, root, graph }: BuiltPage): Problem[] {
  const visible = withoutSpaces(visibleText(select('body', root) ?? root));
  const values = [...valuesIn(graph)];
  const nodes = values.flatMap(({ value }) => (value && (value as GraphNode)['@id'] ? [value as GraphNode] : []));
  const isReference = (node: GraphNode) => Object.keys(node).length === 1;
  const defined = nodes.filter((node) => !isReference(node)).map((node) => node['@id']);
  const problems = [
    ...values.flatMap(({ key, value }) => {
      const name = String(key === '@type' ? value : key);
      if (forbidden.has(name))
        return [`has JSON-LD with ${name}, which this site must not claim; take it out (src/head)`];
      if (typeof value !== 'string' || forMachines.has(key) || /^https?:/.test(value)) return [];
      return visible.includes(withoutSpaces(value))
        ? []
        : [`has JSON-LD whose ${key} “${value}” is not in the page's visible text; say the same in both`];
    }),
    ...nodes
      .filter((node) => isReference(node) && !defined.includes(node['@id']))
      .map((node) => `has JSON-LD that refers to ${node['@id']}, which no node of its graph is; add the node`),
    ...defined
      .filter((id, index) => defined.indexOf(id) !== index)
      .map((id) => `has two JSON-LD nodes with the @id ${id}; replace one by a reference`),
  ];
  return [...new Set(problems)].map((problem) => `${path} ${problem}`);
}
