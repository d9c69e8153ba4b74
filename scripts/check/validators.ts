import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { allowedOrigins } from '../../src/site/allowed-origins.ts';
import type { BuiltPage } from '../read/built-pages.ts';
import type { Problem } from './page-rules.ts';

/** Everything that html-validate recommends, except for what follows. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Data places what charts and maps draw, and Radix positions its panels; the policy allows style attributes.
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
    // The directory's search answers as you type and has no button. Without scripts it is hidden (public/no-script.css).
    'wcag/h32': 'off',
  },
};

/** Each problem once, with the first page that has it and how many more. */
function withPages(found: readonly (readonly [problem: string, page: string])[]): Problem[] {
  const pages = new Map<string, string[]>();
  for (const [problem, page] of found) pages.set(problem, [...(pages.get(problem) ?? []), page]);
  return [...pages].map(
    ([problem, [first, ...more]]) => `${first}${more.length ? ` and ${more.length} more` : ''}: ${problem}`,
  );
}

export async function htmlValidateProblems(pages: readonly BuiltPage[]): Promise<Problem[]> {
  const validator = new HtmlValidate(config);
  const reports = pages.map(async ({ path, html }) => {
    const { results } = await validator.validateString(html);
    return results
      .flatMap(({ messages }) => messages)
      .map(({ message, ruleId, selector }) => [`${message} (${ruleId}) at ${selector}`, path] as const);
  });
  return withPages((await Promise.all(reports)).flat());
}

/** What the Nu HTML checker, of the W3C and WHATWG, calls an error. Needs Java. */
export function nuProblems(pages: readonly BuiltPage[], distDir: string): Problem[] {
  const jar = 'node_modules/vnu-jar/build/dist/vnu.jar';
  const options = ['-Xss1m', '-jar', jar, '--errors-only', '--format', 'json', '--stdout'];
  const files = pages.map(({ file }) => join(distDir, file));
  const { stdout, stderr } = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 100_000_000 });
  // Its exit status is also 1 when it finds something.
  if (!stdout.startsWith('{')) throw new Error(`The Nu HTML checker gave no report.\n${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  return withPages(
    messages
      // Its CSS parser does not know @property, nesting, ranges, `paint-order` or newer color functions. Vite's CSS
      // compiler has parsed the whole sheet in the build.
      .filter(({ message }) => !message.startsWith('CSS: '))
      .map(({ url, message, extract = '' }) => [
        `${message} At ${extract.replace(/\s+/g, ' ')}`,
        pages.find(({ file }) => url.endsWith(`/${file}`))?.path ?? url,
      ]),
  );
}
