import { readdirSync } from 'node:fs';

/** The rooms of src/, from the lowest to the highest. A room may import those before it, except the ones beside its name. */
const rooms: Record<string, readonly string[]> = {
  lib: [],
  site: [],
  links: [],
  copy: [],
  offer: [],
  content: [],
  states: [],
  head: [],
  ui: ['offer', 'content', 'states', 'head'],
  charts: ['head'],
  sections: [],
  layout: ['charts', 'sections'],
  routes: ['layout'],
};

/** The same for the layers of scripts/. The commands at its root may import all of them. */
const layers: Record<string, readonly string[]> = {
  read: [],
  articles: [],
  serve: [],
  check: [],
  make: [],
  build: [],
  deploy: [],
  launch: [],
};

/** Folders of files that import nothing. */
const withoutImports = ['assets', 'styles'];

const inOrder = (parent: string, order: Record<string, readonly string[]>): [file: string, source: string][] => {
  const unlisted = readdirSync(parent, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && !(entry.name in order) && !withoutImports.includes(entry.name),
  );
  if (unlisted)
    throw new Error(
      `${parent}/${unlisted.name} may import everything. Add it to the order in scripts/make/import-rules.ts.`,
    );
  const names = Object.keys(order);
  return names.flatMap((name, index) => {
    const refused = [...(order[name] ?? []), ...names.slice(index + 1)];
    return refused.length > 0 ? [[`${parent}/${name}/.*`, folders(refused)]] : [];
  });
};

const folders = (names: readonly string[]): string => `(?:${names.join('|')})/.*`;

/** The linter’s rules: imports that a file may not have. */
export function importRules(): Record<string, string> {
  const rules = [
    ...inOrder('src', rooms),
    ...inOrder('scripts', layers),
    [`src/${folders(Object.keys(rooms))}`, 'engine/.*'],
    [`scripts/${folders(Object.keys(layers))}`, '(?:release|serve|test)[.]ts.*'],
    ['engine/(?:build|prerender)[.]tsx?', folders(['src', 'scripts'])],
    // A name with two dots doesn’t match, because a checkout may be called guides, and vite.config.ts is at its root.
    ['guides/(?:print/)?[^/.]+[.]tsx?', `scripts/(?:[^/]*|${folders(Object.keys(layers).slice(1))})`],
  ];
  const lines = [
    ...rules.map(([file, source]) => `    and { $filename <: r".*/${file}", $source <: r".*/${source}" }`),
    // Only a test in src may import them. The dots tell them from src/assets/guides/.
    `    and { $filename <: r".*/src/${folders(Object.keys(rooms))}", not $filename <: r".*[.]test[.]tsx?", $source <: r".*/[.][.]/(?:scripts|guides)/.*" }`,
  ];
  return {
    'imports.grit': `engine biome(1.0)
language js(typescript, jsx)

// Made by "npm run make -- imports" from the order in scripts/make/import-rules.ts (README, "The rooms").
JsModuleSource() as $source where {
  or {
${lines.join(',\n')}
  },
  register_diagnostic(span=$source, message="This import goes against the order of rooms and layers (README: The rooms).")
}
`,
  };
}
