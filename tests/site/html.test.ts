import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { type ConfigData, HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { slipsIn } from '../../scripts/check/unfinished.ts';
import { attribute, type BuiltPage, type GraphNode, parseHtml, visibleText } from '../../scripts/read/built-pages.ts';
import { refuse } from '../../scripts/refuse.ts';
import { usStates } from '../../src/lib/us-states.ts';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';
import { formerNames, keptPhrases } from '../../src/site/brand.ts';
import { settings } from '../../src/site/settings.ts';
import { builtPages, dist } from './pages.ts';

/** Promises that hold on every page. A test that fails prints a sentence for each problem, with the page, the value, and the fix. */
const problemsOf = (find: (page: BuiltPage) => string[]) =>
  builtPages.flatMap((page) => [...new Set(find(page))].map((problem) => `${page.path} ${problem}.`));

test('a link leads somewhere, and says so if it opens a new tab, as links to other sites do', () => {
  const problems = problemsOf(({ root }) => [
    // One with an id is where other links lead.
    ...selectAll('a:not([href]):not([id]):not([xlink\\:href]), a[href=""], a[href="#"]', root).map(
      (link) => `has a link that leads nowhere: “${textOf(link).trim()}”. Give it an address`,
    ),
    ...selectAll('a[href^="http"]:not([target="_blank"][rel="noopener noreferrer"])', root).map(
      ({ properties }) =>
        `links to ${properties.href} in the same tab, or with its opener. Use ExternalLink (src/links/external-link.tsx)`,
    ),
    ...selectAll('a[target="_blank"]', root)
      .filter((link) => !(attribute(link, 'ariaLabel') ?? textOf(link)).includes('opens in a new tab'))
      .map(
        ({ properties }) =>
          `opens ${properties.href} in a new tab without saying so. Use ExternalLink (src/links/external-link.tsx)`,
      ),
  ]);
  refuse(problems);
});

test('copy has no note that nothing refers to, no mistyped link or note, and nothing unfinished', () => {
  const problems = problemsOf(({ main, title, description }) => [
    ...selectAll('li[id^="note-"]', main)
      .filter(({ properties }) => !select(`a[href="#${properties.id}"]`, main))
      .map(
        (note) => `has a note that nothing refers to: “${textOf(note)}”. Put its [^id] after a sentence, or remove it`,
      ),
    ...(textOf(main).match(/(?:\[[^[\]]*)?\]\(\S*|\[\^\S*/g) ?? []).map(
      (mark) => `shows “${mark}”. Write a link as [words](/path), a note as [^id]`,
    ),
    ...(
      visibleText(main).match(
        /<\/?[a-zA-Z]\w*>|\$?\{[\w.]+\}|&(?:\w+|#\d+);|\*\*\S+|\bundefined\b|\bNaN\b|\[object \w+\]/g,
      ) ?? []
    ).map(
      (code) =>
        `shows “${code}” to visitors, which is code. Write it in the component, and a figure as \${…} between backticks`,
    ),
    ...slipsIn(
      [
        title,
        description,
        textOf(main),
        ...selectAll('a[href], img[alt]', main).map(({ properties }) => `${properties.alt ?? properties.href}`),
      ].join('\n'),
    ),
    ...selectAll('[data-value]', main)
      .map(({ properties }) => properties.dataValue)
      .filter((value, index, all) => all.indexOf(value) !== index)
      .map((value) => `has two questions whose value is “${value}”, which open together. Give each its own`),
  ]);
  refuse(problems);
});

test('a picture has a size without the styles, which a proxy or an old browser may leave out', () => {
  const problems = problemsOf(({ root }) =>
    selectAll('svg:not([width][height]), img:not([width][height])', root).map(
      ({ tagName, properties }) =>
        `has <${tagName} class="${properties.className}"> without width and height, which would be as wide as the window. Add both attributes`,
    ),
  );
  refuse(problems);
});

function* valuesIn(value: unknown, key = ''): Generator<{ key: string; value: unknown }> {
  yield { key, value };
  if (Array.isArray(value)) for (const item of value) yield* valuesIn(item, key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* valuesIn(inner, name);
}

test('structured data says only what the page shows, and nothing that this site must not claim', () => {
  // Reviews of ourselves are against Google's rules, and there is a street address only if the owner has set one.
  const names = ['Review', 'Rating', 'AggregateRating', 'review', 'aggregateRating'];
  const forbidden = settings.address ? names : [...names, 'PostalAddress', 'address'];
  const forMachines = /^(?:@context|@id|@type|inLanguage|dateModified|datePublished)$/;
  // Layout may separate two words where the data has a space.
  const withoutSpaces = (text: string) => text.replace(/\s+/g, '');
  const problems = problemsOf(({ root, graph }) => {
    const visible = withoutSpaces(visibleText(select('body', root) ?? root));
    const values = [...valuesIn(graph)];
    // A node with nothing but an @id refers to another one.
    const nodes = values.filter(({ value }) => Object.keys(value ?? {}).length > 1);
    const ids = nodes.map(({ value }) => (value as GraphNode)['@id']);
    return [
      ...values
        .map(({ key, value }) => String(key === '@type' ? value : key))
        .filter((name) => forbidden.includes(name))
        .map((name) => `has JSON-LD with ${name}, which this site must not claim. Take it out (src/head)`),
      ...values
        .filter(({ key, value }) => typeof value === 'string' && !forMachines.test(key) && !/^https?:/.test(value))
        .filter(({ value }) => !visible.includes(withoutSpaces(String(value))))
        .map(({ key, value }) => `has JSON-LD whose ${key} “${value}” is not on the page. Say the same in both`),
      ...values
        .filter(({ value }) => typeof value === 'string' && value.includes('\u00a0'))
        .map(({ value }) => `has JSON-LD with a no-break space in “${value}”. Type a plain one; the page sets its own`),
      ...values
        .filter(({ key, value }) => key === '@id' && !ids.includes(value))
        .map(({ value }) => `has JSON-LD that refers to ${value}, which no node of its graph is. Add the node`),
    ];
  });
  refuse(problems);
});

test('a page says what it is in its first 32 KB, which is all that Slack reads', () => {
  const tags = 'head > :is(title, [name="description"], [rel="canonical"], [property^="og:"], [name^="twitter:"])';
  const problems = problemsOf(({ root, html }) => {
    const read = parseHtml(Buffer.from(html).subarray(0, 32_768).toString());
    const missing = selectAll(tags, root).length - selectAll(tags, read).length;
    const first = selectAll('head > *', root).slice(0, 4);
    const names = first.map(({ tagName, properties }) =>
      String(properties.httpEquiv ?? (properties.charSet ? 'charset' : (properties.name ?? tagName))),
    );
    return [
      ...(missing > 0
        ? [`names itself too late in ${missing} tags. Put nothing long before them (scripts/build/pages.ts)`]
        : []),
      ...(names.join() === 'content-security-policy,charset,viewport,title' ? [] : [`begins with ${names.join(', ')}`]),
    ];
  });
  refuse(problems);
});

test('the picture of a link preview is one that every network shows large', async () => {
  // The least of the limits that others report: WhatsApp’s on bytes, LinkedIn’s and Facebook’s on pixels.
  const [mostBytes, width, height] = [300_000, 1200, 630];
  for (const { path, root } of builtPages) {
    const image = attribute(select('meta[property="og:image"]', root), 'content') ?? '';
    const file = join(dist, new URL(image).pathname);
    expect(await sharp(file).metadata(), path).toMatchObject({ format: 'jpeg', width, height });
    expect(statSync(file).size, path).toBeLessThanOrEqual(mostBytes);
  }
});

test('what is closed opens for a link to it or to its text, without the app', () => {
  const problems = problemsOf(({ root }) => [
    ...selectAll('[role="region"][data-state="closed"]:not([hidden="until-found"])', root).map(
      (answer) => `hides “${textOf(answer).slice(0, 40)}” from find-in-page (src/ui/accordion.tsx)`,
    ),
    // Browsers open a <details> that contains a link’s target, not one that the target heads.
    ...selectAll('summary [id]', root).map(
      ({ properties }) => `has #${properties.id}, which doesn’t open. Give the id to the first element inside`,
    ),
  ]);
  refuse(problems);
});

/** Five percent above the largest page, so that an owner’s edits fit. JavaScript is counted in tests/every-page.spec.ts. */
test('every page is within its limits on bytes', () => {
  const lengths = builtPages.map(({ html }) => html.length).sort((a, b) => b - a);
  const problems = problemsOf(({ root, html }) => {
    // Compressing takes half a second. No page compresses so badly that it outgrows eight longer ones.
    if (html.length < (lengths[7] ?? 0)) return [];
    const used: [what: string, used: number, most: number][] = [
      ['bytes of HTML (brotli, with its styles)', brotliCompressSync(html).byteLength, 38_200],
      // More of them delay the first paint.
      ['font preloads', selectAll('link[rel="preload"][as="font"]', root).length, 2],
    ];
    return used
      .filter(([, size, most]) => size > most)
      .map(([what, size, most]) => `has ${size} ${what}, and may have ${most}. Shorten it, or raise the limit here`);
  });
  refuse(problems);
});

test('no built file has a former name of the agency, except in phrases that people search for', () => {
  const kept = [
    ...keptPhrases,
    ...Object.values(usStates).flatMap((state) => formerNames.map((name) => `${state} ${name}`)),
  ];
  const problems = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\.(?:html|md|txt|xml|webmanifest|js|css|svg)$/.test(extname(file)))
    .flatMap((file) => {
      const text = kept.reduce((rest, phrase) => rest.replaceAll(phrase, ''), readFileSync(join(dist, file), 'utf8'));
      return formerNames
        .filter((name) => text.includes(name))
        .map((name) => `${file} says “${name}”. Use brand.name, or add the phrase to keptPhrases (src/site/brand.ts).`);
    });
  refuse(problems);
});

/** All of html-validate’s recommended rules, except for these. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Style attributes place the marks of charts and maps, and Radix measures its panels by them; the policy allows both.
    'no-inline-style': 'off',
    // React writes `required=""`, unhead writes `async`; both mean the same to every parser.
    'attribute-boolean-style': 'off',
    // React writes `<img/>` and `autoComplete`, and Vite's shell `<!doctype>`; parsers accept all three.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // White space between the last tags comes from the shell, and compression removes it.
    'no-trailing-whitespace': 'off',
    // Our own scripts have their hash in their name. A listed service changes its script whenever it likes.
    'require-sri': ['error', { target: 'crossorigin', exclude: allowedOrigins()['script-src'] }],
    // The menu of small screens comes before <main> and titles its groups. axe checks the order inside <main>.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The answer of a Radix accordion is a div with that role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // The ARIA specification allows a list to have a name; screen readers announce it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The directory's search answers as you type and has no button. Without scripts it is hidden.
    'wcag/h32': 'off',
  },
};

test('the HTML of every page is valid', () => {
  const validator = new HtmlValidate(config);
  const problems = problemsOf(({ html }) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ message, ruleId, selector }) => `${message} (${ruleId}) at ${selector}`),
  );
  refuse(problems);
});
