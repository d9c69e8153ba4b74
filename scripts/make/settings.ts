import { readFileSync } from 'node:fs';
import { type Setting, type SettingName, settingTable } from '../../src/site/settings.ts';
import { settingRules } from '../check/setting-rules.ts';

const intro =
  'What the owner sets. Copy this file to .env, or set the same names where the site is built. All values are public: they end up in the pages. No secret belongs here, and no other name may begin with VITE_. An empty one leaves the placeholder, which “npm run check:launch” lists, or turns off what is optional. A value with # in it needs quotation marks. docs/settings.md has a recipe for each job. “npm run make” writes this file.';

const comment = (text: string): string => text.replace(/(.{1,116})(?: |$)/g, '# $1\n');

const whileUnset = ({ optional, removable }: Setting): string =>
  optional ? 'Optional' : removable ? 'Needed, or none to take it off the pages' : 'Needed';

/** The two descriptions of the settings: .env.example, and the last section of docs/settings.md. */
export function settingFiles(): Record<string, string> {
  const rows = Object.entries(settingTable).map(([name, setting]: [string, Setting]) => ({
    ...settingRules[name as SettingName],
    env: setting.env,
    need: whileUnset(setting),
  }));
  const examples = rows.map(
    ({ env, is, mustBe, need }) => `${comment(`${is} ${need}. It must be ${mustBe}.`)}${env}=\n`,
  );
  const heading = '## All settings\n';
  const [recipes] = readFileSync('docs/settings.md', 'utf8').replaceAll('\r\n', '\n').split(heading);
  const table = rows.map(({ env, is, mustBe, need }) => `| \`${env}\` | ${need} | ${is} It must be ${mustBe}. |\n`);
  return {
    '.env.example': [comment(intro), ...examples].join('\n'),
    'docs/settings.md': `${recipes}${heading}\n“npm run make” writes this table.\n\n| Setting | Needed? | What it is |\n| --- | --- | --- |\n${table.join('')}`,
  };
}
