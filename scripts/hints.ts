// Advice on messages that only a programmer would understand.
import { existsSync, readFileSync } from 'node:fs';

/** A message, with the line of code that it names; then the cure. */
const hints: [message: RegExp, cure: string][] = [
  [/TS1005.*\n\s*\w+: \d+,\d{3}/, 'A number is written without a comma: 2900.'],
  [
    /TS1005.*\n.*'[^']*\w'\w/,
    'A text between two straight quotes ends at its first apostrophe. Write the curly one: Dana’s.',
  ],
  [/not assignable to (?:type|parameter of type) 'number'/, 'A figure is a number without quotes, $, or comma: 2900.'],
  [/did not contain valid UTF-8/, 'That file is saved in an old encoding. Save it as UTF-8.'],
  [
    /TS2559.*'Properties</,
    'HTML that you paste into a page needs other words: delete style="…", and write allowFullScreen.',
  ],
  [/TS1(?:003|382).*\n.*<!--/, 'Delete the HTML comment: <!-- … -->.'],
  [/'class' does not exist/, 'Write className instead of class.'],
  [/TS17008.*'(?:br|hr|img|input)'/, 'A tag without an end has a slash: <br />.'],
  [
    /'"https?:.*'SitePath'/,
    'A menu leads only to this site’s own pages. Link to another site from the text of a page.',
  ],
  [
    /'"\/.*not assignable to type '(?:SitePath|PagePath|SiteHref)'/,
    'There is no such page. Its address is in src/site/paths.ts.',
  ],
  [/ENOSPC/, 'The disk is full. Free some space, then try again.'],
];

/** The line of code that a message of the TypeScript compiler names: `src/offer/plan.ts(4,17): error …`. */
function sourceOf(message: string): string {
  const [, file = '', line] = /^(\S+)\((\d+),\d+\): error/.exec(message) ?? [];
  return existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '') : '';
}

/** @param output The text that a tool printed. */
export function hintsFor(output: string): string[] {
  const messages = output.split('\n').map((message) => `${message}\n${sourceOf(message)}`);
  return hints.filter(([pattern]) => messages.some((message) => pattern.test(message))).map(([, hint]) => hint);
}
