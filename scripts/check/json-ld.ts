import { select, selectAll } from 'hast-util-select';
import { dollars } from '../../src/lib/format.ts';
import { type BuiltPage, graphTexts, valuesIn, visibleText } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

type Node = { [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reviews of ourselves are against Google's rules, and an address that does not exist is against the truth. */
const forbidden = 'Review AggregateRating Rating PostalAddress review aggregateRating address'.split(' ');

/** Values that are names for machines; everything else that is a string is a text, which a reader must find too. */
const forMachines = '@context @id @type inLanguage dateModified datePublished priceCurrency'.split(' ');

const prices = ['price', 'lowPrice', 'highPrice'];

/** On the page, layout may separate two words where the graph's text has a space, so spaces are not compared. */
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

const quoted = (text: string): string => (text.length > 90 ? `“${text.slice(0, 90)}…”` : `“${text}”`);

function graphOf({ root }: BuiltPage): Node[] | Problem {
  try {
    const nodes = graphTexts(root).flatMap((text) => {
      const { '@context': context, '@graph': graph, ...node } = JSON.parse(text);
      return context === 'https://schema.org' ? (graph ?? [node]) : [undefined];
    });
    return nodes.length > 0 && nodes.every(isNode) ? nodes : 'has JSON-LD that is no nodes of schema.org';
  } catch (error) {
    return `has JSON-LD that does not parse: ${(error as Error).message}`;
  }
}

/** Nodes say their names once, and every reference finds its node on the same page. */
function referenceProblems(nodes: Node[]): Problem[] {
  const ids = (isReference: boolean) =>
    [...valuesIn(nodes)].flatMap(({ value }) =>
      isNode(value) && value['@id'] && (Object.keys(value).length === 1) === isReference ? [value['@id']] : [],
    );
  const defined = ids(false);
  const gone = new Set(ids(true).filter((id) => !defined.includes(id)));
  const twice = new Set(defined.filter((id, index) => defined.indexOf(id) !== index));
  return [
    ...[...gone].map((id) => `has JSON-LD that refers to ${id}, which no node of its graph is; add the node`),
    ...[...twice].map((id) => `has two JSON-LD nodes with the @id ${id}; say one of them by reference`),
  ];
}

/** What the graph says in words and prices stands in the page, for people. */
function textProblems(nodes: Node[], { root }: BuiltPage): Problem[] {
  const visible = withoutSpaces(visibleText(select('body', root) ?? root));
  const problems = [...valuesIn(nodes)].flatMap(({ key, value }) => {
    if (prices.includes(key) && (typeof value === 'string' || typeof value === 'number')) {
      const price = dollars(Number(value));
      return visible.includes(price) ? [] : [`has JSON-LD with the price ${price}, which the page does not show`];
    }
    if (typeof value !== 'string' || forMachines.includes(key) || /^https?:/.test(value)) return [];
    return visible.includes(withoutSpaces(value))
      ? []
      : [`has JSON-LD whose ${key} ${quoted(value)} is not in the page's visible text; say the same in both`];
  });
  return [...new Set(problems)];
}

/** Types and properties that the graph may not have, whether it names them as a key or as an @type. */
function forbiddenProblems(nodes: Node[]): Problem[] {
  const names = [...valuesIn(nodes)].map(({ key, value }) => (key === '@type' ? String(value) : key));
  return forbidden
    .filter((name) => names.includes(name))
    .map(
      (name) => `has JSON-LD with ${name}, which this site must not claim; take it out (src/head/structured-data.ts)`,
    );
}

/** The questions that the page shows are those of its FAQPage, one by one. */
function faqProblems(nodes: Node[], { main }: BuiltPage): Problem[] {
  // A question is the button in a heading that opens its answer.
  const shown = selectAll(':is(h2, h3, h4) > button', main).map((question) => visibleText(question));
  const faq = nodes.find((node) => [node['@type']].flat().includes('FAQPage'));
  const asked = [faq?.mainEntity ?? []].flat().map((question) => (isNode(question) ? String(question.name) : ''));
  const left = shown.find((question) => !asked.includes(question));
  if (shown.length === asked.length && left === undefined) return [];
  const without = left ? `, without ${quoted(left)}` : '';
  return [
    `shows ${shown.length} questions, but the FAQPage of its JSON-LD has ${asked.length}${without}; use <FaqSection>`,
  ];
}

/** A trail counts its steps from 1, and its last is the page itself. */
function trailProblems(trail: Node, { canonical }: BuiltPage): Problem[] {
  const steps = [trail.itemListElement ?? []].flat().filter(isNode);
  if (steps.some(({ position }, index) => position !== index + 1))
    return ['has a BreadcrumbList that does not count from 1 (src/head/structured-data.ts)'];
  const last = steps.at(-1)?.item;
  return last === canonical ? [] : [`has a BreadcrumbList that ends with ${last}; end it with ${canonical}`];
}

/** The page's own node carries the page's address, and what the page shows as a trail is in the graph, and the reverse. */
function ownProblems(nodes: Node[], page: BuiltPage): Problem[] {
  const { root, path, canonical } = page;
  const problems: Problem[] = [];
  const own = nodes.find((node) => String(node['@id']).endsWith('#webpage'));
  if (!own) problems.push('has no WebPage in its JSON-LD; render one <PageHead> (src/head/head-tags.tsx)');
  else if (canonical && own.url !== canonical)
    problems.push(`calls itself ${own.url} in its JSON-LD, but ${canonical} in its head`);
  const trail = nodes.find((node) => node['@type'] === 'BreadcrumbList');
  const shown = select('nav[aria-label="Breadcrumb"]', root) !== undefined;
  if (path.split('/').length > 2 && !shown)
    problems.push('stands below the top level without breadcrumbs; add <Breadcrumbs> (src/sections/breadcrumbs.tsx)');
  if ((trail !== undefined) !== shown)
    problems.push('shows breadcrumbs or has a BreadcrumbList in its JSON-LD, and not both; use <Breadcrumbs>');
  else if (trail) problems.push(...trailProblems(trail, page));
  return problems;
}

/** A page's JSON-LD is one sound graph that says nothing which the page does not show. */
export function jsonLdProblems(page: BuiltPage): Problem[] {
  const nodes = graphOf(page);
  if (typeof nodes === 'string') return [`${page.path} ${nodes}`];
  return [
    ...forbiddenProblems(nodes),
    ...referenceProblems(nodes),
    ...ownProblems(nodes, page),
    ...faqProblems(nodes, page),
    ...textProblems(nodes, page),
  ].map((problem) => `${page.path} ${problem}`);
}
