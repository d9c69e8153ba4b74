import { type ConfigData, HtmlValidate } from 'html-validate';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';

/** Everything that html-validate recommends, except for what follows. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Charts and maps are placed by their data, and Radix positions its panels; the policy allows style attributes.
    'no-inline-style': 'off',
    // React writes `required=""`, unhead writes `async`; both mean the same to every parser.
    'attribute-boolean-style': 'off',
    // React writes `<img/>`, `autoComplete` and Vite's shell `<!doctype>`; to the parser the three are a matter of taste.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // White space between the last tags comes from the shell, and compression takes it away.
    'no-trailing-whitespace': 'off',
    // Scripts come from the site's own origin under names that carry their hash; only a foreign one would need it.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The menu of small screens stands before <main> and titles its groups. page-rules.ts checks the order inside <main>.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The answer of a Radix accordion is a div with the role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A list may have a name by the ARIA specification; screen readers say it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The directory's search answers as you type and has no button. Without scripts it is hidden (public/no-script.css).
    'wcag/h32': 'off',
  },
};

/** What html-validate finds in the pages, each fault once with the first page that has it. */
export async function htmlValidateFaults(pages: readonly BuiltPage[]): Promise<Fault[]> {
  const validator = new HtmlValidate(config);
  const found = new Map<string, string[]>();
  for (const { path, html } of pages) {
    // The style sheet is the same in all pages and no HTML.
    const { results } = await validator.validateString(html.replace(/<style\b.*?<\/style>/s, '<style></style>'));
    for (const { message, ruleId, selector } of results.flatMap(({ messages }) => messages)) {
      const fault = `${message} (${ruleId}) at ${selector}`;
      found.set(fault, [...(found.get(fault) ?? []), path]);
    }
  }
  return [...found].map(([fault, paths]) => `${namePages(paths)}: ${fault}`);
}

/** The first page, and how many more. */
export const namePages = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : `${first} and ${others.length} more ${others.length === 1 ? 'page' : 'pages'}`;
